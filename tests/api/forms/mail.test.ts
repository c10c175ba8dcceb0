import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMail } from '../../../src/core/outside/mail.server.ts';
import { StoredMails } from '../../../src/core/outside/stored-mails.server.ts';
import { temporaryFolder } from '../../support/imports/import.ts';

const mailFrom = 'Haus am Ring <post@example.org>';
const message = { to: 'ada@example.org', subject: 'Grüße', text: 'Guten Tag' };

function openFiles() {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'mail');
  const files = () =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.eml'))
      .map((file) => join(folder, file));
  return { mail: openMail({ smtpUrl: undefined, mailFrom, secretValues: [] }, new StoredMails(folder, () => new Date())), files };
}

const headersOf = (text: string) =>
  text
    .slice(0, text.indexOf('\n\n'))
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');

test('USER-07 mail: without a server a mail is a file of the owner alone, complete as it would have been sent', async () => {
  const { mail, files } = openFiles();
  await mail.send({ ...message, html: '<p>Guten Tag</p>', replyTo: 'eva@example.org' });
  const [file = ''] = files();
  const text = readFileSync(file, 'utf8');
  expect(file).toMatch(/\.eml$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const header of ['From: Haus am Ring <post@example.org>', 'To: ada@example.org', 'Reply-To: eva@example.org', 'MIME-Version: 1.0'])
    expect(headersOf(text)).toContain(header);
  expect(text).toContain('Guten Tag');
  expect(text).toContain('<p>Guten Tag</p>');
});

test('USER-07 mail: no subject and no address begins a header or adds a recipient', async () => {
  for (const wrong of [
    { subject: 'a\r\nBcc: b@example.org' },
    { subject: 'a\nBcc: b@example.org' },
    { to: 'a@example.org, b@example.org' },
    { to: 'a@example.org\r\nBcc: b@example.org' },
    { to: 'Ada <a@example.org>' },
    { replyTo: 'a@example.org\nBcc: b@example.org' },
    { subject: '' },
    { bcc: 'b@example.org' },
  ])
    await expect(openFiles().mail.send({ ...message, ...wrong }), JSON.stringify(wrong)).rejects.toThrow();
});

test('USER-07 mail: whatever a subject says, the headers are the same ones', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }),
      fc.string({ unit: 'binary', minLength: 1 }),
      async (subject, text) => {
        const { mail, files } = openFiles();
        const isSent = await mail.send({ ...message, subject, text }).then(
          () => true,
          () => false,
        );
        expect(isSent).toBe(!/\p{Cc}/u.test(subject));
        if (!isSent) return;
        const names = headersOf(readFileSync(files()[0] ?? '', 'utf8')).map((line) => line.split(':')[0]);
        expect(names.filter((name) => !['Content-Transfer-Encoding', 'Content-Type'].includes(name ?? '')).sort()).toEqual([
          'Date',
          'From',
          'MIME-Version',
          'Message-ID',
          'Subject',
          'To',
        ]);
      },
    ),
    { numRuns: 60 },
  );
});

test('USER-07 mail: with SMTP_URL it goes to the server, and one that refuses is a failure', async () => {
  const said: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        said.push(line);
        if (isData) {
          if (line !== '.') continue;
          isData = false;
          socket.write('250 kept\r\n');
        } else if (line.startsWith('RCPT TO:<nobody@')) socket.write('550 unknown\r\n');
        else if (line === 'DATA') {
          isData = true;
          socket.write('354 go on\r\n');
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as { port: number };
    const mail = openMail(
      { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, secretValues: [] },
      new StoredMails(temporaryFolder(), () => new Date()),
    );
    await mail.send(message);
    expect(said).toEqual(expect.arrayContaining(['MAIL FROM:<post@example.org>', 'RCPT TO:<ada@example.org>', 'To: ada@example.org']));
    await expect(mail.send({ ...message, to: 'nobody@example.org' })).rejects.toThrow('550');
  } finally {
    server.close();
  }
});

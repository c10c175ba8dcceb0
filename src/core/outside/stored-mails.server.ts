import { randomUUID } from 'node:crypto';
import { access, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from './make-folder.server.ts';

const noteShape = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** A mail that was stored instead of sent, because there is no mail server. */
export interface StoredMail extends z.output<typeof noteShape> {
  /** Its file: '1795358159149-….eml'. */
  name: string;
  /** UTC. */
  storedAt: Date;
}

/** Days after which a stored mail is deleted: it may quote a visitor's input. */
export const storedMailDays = 30;

const namePattern = /^(\d{13})-[\w-]{1,40}\.eml$/;

/**
 * Stores mails where there is no mail server: each as a file that mail programs open, readable by the owner only, and a
 * JSON file beside it with what the office shows.
 */
export class StoredMails {
  readonly #folder: string;
  readonly #clock: () => Date;
  #count = 0;

  constructor(folder: string, clock: () => Date) {
    this.#folder = folder;
    this.#clock = clock;
  }

  /** @throws when nothing can be written there. */
  async check(): Promise<void> {
    await makeFolder(this.#folder, 0o700);
  }

  async store(note: z.input<typeof noteShape>, bytes: Uint8Array): Promise<void> {
    await this.check();
    // The count orders mails of one moment.
    const place = `${String(this.#clock().getTime()).padStart(13, '0')}-${String(this.#count++).padStart(6, '0')}`;
    const name = `${place}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(this.#noteOf(name), JSON.stringify(note), { mode: 0o600 });
    await writeFile(join(this.#folder, name), bytes, { mode: 0o600 });
  }

  /** A page of them, newest first. `page` counts from 1. */
  async list(page: number, pageSize: number): Promise<{ count: number; mails: StoredMail[] }> {
    const names = (await this.#names()).sort().reverse();
    const mails = await Promise.all(names.slice((page - 1) * pageSize, page * pageSize).map((name) => this.read(name)));
    return { count: names.length, mails: mails.filter((mail) => mail !== null) };
  }

  /** Null for an invalid name and for a deleted mail. */
  async read(name: string): Promise<StoredMail | null> {
    const time = namePattern.exec(name)?.[1];
    if (time === undefined) return null;
    const isThere = await access(join(this.#folder, name)).then(
      () => true,
      () => false,
    );
    if (!isThere) return null;
    // Older mails have no note, and a note may be broken.
    const note = await readFile(this.#noteOf(name), 'utf8')
      .then((text) => noteShape.parse(JSON.parse(text)))
      .catch(() => ({ to: '', subject: name, text: '' }));
    return { ...note, name, storedAt: new Date(Number(time)) };
  }

  /** The whole mail as it would have been sent; null as in {@link read}. */
  async readFile(name: string): Promise<string | null> {
    return (await this.read(name)) && readFile(join(this.#folder, name), 'utf8').catch(() => null);
  }

  /** Deletes mails older than {@link storedMailDays}. */
  async sweep(): Promise<void> {
    const oldest = this.#clock().getTime() - storedMailDays * 24 * 3600 * 1000;
    for (const name of await this.#names()) if (Number(name.slice(0, 13)) < oldest) await this.#remove(name);
  }

  /** Deletes those to this person and those that quote the address, whatever its case. Answers how many. */
  async erasePerson(email: string): Promise<number> {
    const address = email.toLowerCase();
    const mails = await Promise.all((await this.#names()).map((name) => this.read(name)));
    const theirs = mails.filter((mail) => mail !== null).filter(({ to, text }) => wordsOf(`${to} ${text}`).includes(address));
    for (const { name } of theirs) await this.#remove(name);
    return theirs.length;
  }

  async #remove(name: string): Promise<void> {
    await Promise.all([join(this.#folder, name), this.#noteOf(name)].map((path) => rm(path, { force: true })));
  }

  #noteOf(name: string): string {
    return join(this.#folder, `${name}.json`);
  }

  async #names(): Promise<string[]> {
    const all = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return all.filter((name) => namePattern.test(name));
  }
}

const wordsOf = (text: string) => text.toLowerCase().split(/[\s<>()"',;:]+/);

import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/server/config.server.ts';

test('config: an empty environment gives the presets', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    seed: 'demo',
    trustProxy: false,
  });
});

test('config: all wrong variables are reported at once, with what was expected and what came', () => {
  const error = failureOf({
    PORT: 'abc',
    DATABASE_URL: 'mysql://user:secret@host/db',
    SEED: 'some',
    PUBLIC_URL: 'example.org',
    DEMO_PASSWORD: 'short',
  });
  for (const name of ['PORT', 'DATABASE_URL', 'SEED', 'PUBLIC_URL', 'DEMO_PASSWORD']) expect(error.message).toContain(`${name}:`);
  expect(error.message).toContain("'abc'");
  expect(error.message).not.toContain('secret');
  expect(error.message).not.toContain('short');
});

test.each([
  ['2', 2],
  ['true', true],
  ['false', false],
  ['10.0.0.1, 10.0.0.2', '10.0.0.1, 10.0.0.2'],
])('SITE-10 TRUST_PROXY=%s is read as %j', (given, read) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(read);
});

test('config: PUBLIC_URL loses its trailing slash and empty values count as not set', () => {
  expect(readConfig({ PUBLIC_URL: 'https://www.example.org/', BRAND: '' })).toMatchObject({ publicUrl: 'https://www.example.org' });
});

const s3 = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'foyer-pictures',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'KEY',
  S3_SECRET_ACCESS_KEY: 'hush',
};

test('config: S3 takes all five variables; none leave the folder', () => {
  expect(readConfig(s3).s3).toEqual({
    endpoint: 'https://s3.example.org',
    bucket: 'foyer-pictures',
    region: 'eu-central-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'hush',
  });
  expect(readConfig({ S3_BUCKET: '' }).s3).toBeUndefined();
});

test('config: S3 by half is refused, each missing and each wrong variable named, no key shown', () => {
  const { message } = failureOf({ S3_ENDPOINT: 'ftp://s3', S3_BUCKET: 'Not A Bucket', S3_SECRET_ACCESS_KEY: 'hush', PORT: 'abc' });
  for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'PORT']) expect(message).toMatch(new RegExp(`${name}: .*; came '`));
  for (const name of ['S3_REGION', 'S3_ACCESS_KEY_ID']) expect(message).toMatch(new RegExp(`${name}: .*came nothing`));
  expect(message).not.toContain('hush');
});

const pretix = { SHOP: 'pretix', PRETIX_URL: 'https://tickets.example.org/', PRETIX_ORGANIZER: 'ring', PRETIX_TOKEN: 'hush' };

test('SHOP-01 config: the sandbox is the preset; pretix takes all three variables', () => {
  expect(readConfig({}).shop.kind).toBe('sandbox');
  expect(readConfig({ ...pretix, SHOP: '' }).shop.kind).toBe('sandbox');
  expect(readConfig(pretix).shop).toEqual({ kind: 'pretix', url: 'https://tickets.example.org', organizer: 'ring', token: 'hush' });
  const { message } = failureOf({ SHOP: 'pretix', PRETIX_TOKEN: 'hush', PRETIX_ORGANIZER: '../admin' });
  expect(message).toMatch(/PRETIX_URL: .*came nothing/);
  expect(message).toMatch(/PRETIX_ORGANIZER: .*; came '\.\.\/admin'/);
  expect(message).not.toContain('hush');
});

test('config: no environment makes anything but a configuration or a ConfigError', () => {
  const names = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'BRAND',
    'PUBLIC_URL',
    'TRUST_PROXY',
    'SEED',
    'DEMO_PASSWORD',
    'LOG_LEVEL',
    ...Object.keys(s3),
    ...Object.keys(pretix),
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (environment) => {
      try {
        readConfig(environment);
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
      }
    }),
  );
});

function failureOf(environment: Record<string, string>): Error {
  try {
    readConfig(environment);
  } catch (error) {
    return error as Error;
  }
  throw new Error('The configuration was accepted.');
}

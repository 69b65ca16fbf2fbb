import { describe, expect, it } from 'vitest';
import { isOwnPage } from './own-page.ts';

const publicUrl = 'https://pinjian.example.com';

describe('the page that opens a socket', () => {
  it.each<[string, string | undefined, string, string | null, boolean]>([
    ['none: a program', undefined, 'localhost:3000', null, true],
    ['of the same host', 'http://localhost:3000', 'localhost:3000', null, true],
    ['of the same host behind https', 'https://pinjian.example.com', 'pinjian.example.com', null, true],
    [
      'of the same host with its port spelled out',
      'https://pinjian.example.com',
      'pinjian.example.com:443',
      null,
      true,
    ],
    ['of the public address, whatever the proxy made of the Host', publicUrl, '127.0.0.1:3000', publicUrl, true],
    ['of the public address without https', 'http://pinjian.example.com', '127.0.0.1:3000', publicUrl, false],
    ['of another site', 'https://example.com', 'pinjian.example.com', publicUrl, false],
    [
      'of a name that begins like ours',
      'https://pinjian.example.com.evil.example',
      'pinjian.example.com',
      publicUrl,
      false,
    ],
    ['of another port', 'http://localhost:4000', 'localhost:3000', null, false],
    ['of nowhere', 'null', 'localhost:3000', null, false],
    ['of an extension', 'chrome-extension://localhost:3000', 'localhost:3000', null, false],
    ['that is no address', '', 'localhost:3000', null, false],
  ])('%s', (_what, origin, host, url, own) => {
    expect(isOwnPage({ headers: origin === undefined ? {} : { origin }, host }, url)).toBe(own);
  });
});

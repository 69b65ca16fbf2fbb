import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { assertSandboxAllowed } from './allowed.ts';

function attempt(env: Record<string, string>, inUse?: readonly string[]): string {
  try {
    assertSandboxAllowed(readConfig(env), inUse);
    return 'allowed';
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message;
  }
}

const allow = { PINJIAN_ALLOW_SANDBOX: '1' };

describe('assertSandboxAllowed', () => {
  it.each<[string, Record<string, string>]>([
    ['the default host', {}],
    ['another loopback address', { HOST: '127.3.2.1' }],
    ['localhost by name', { HOST: 'LOCALHOST' }],
    ['IPv6 loopback', { HOST: '::1' }],
    ['an outside host, allowed by name', { HOST: '0.0.0.0', ...allow }],
    ['production, allowed by name', { NODE_ENV: 'production', ...allow }],
  ])('%s starts', (_what, env) => {
    expect(attempt(env)).toBe('allowed');
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'pinjian.example.com', '127.0.0.1.example.com', 'localhost.example.com'])(
    'HOST=%s is refused, and the way out is named',
    (host) => {
      expect(attempt({ HOST: host })).toMatch(new RegExp(`短信.*HOST=${host}.*PINJIAN_ALLOW_SANDBOX=1`));
    },
  );

  it('production is refused even on loopback', () => {
    expect(attempt({ NODE_ENV: 'production' })).toMatch(/短信.*NODE_ENV=production.*PINJIAN_ALLOW_SANDBOX=1/);
  });

  it('is of no concern once real services stand everywhere', () => {
    expect(attempt({ HOST: '0.0.0.0', NODE_ENV: 'production' }, [])).toBe('allowed');
  });
});

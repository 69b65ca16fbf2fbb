import { describe, expect, it } from 'vitest';
import { smsText } from '../outside/compose-notice.ts';
import { lockedWords, stolenWords } from './rules.ts';

const at = new Date('2026-11-22T05:05:00Z');
const known = {
  at,
  kind: 'computer',
  system: 'Windows',
  browser: '360浏览器',
  address: '203.100.*.*',
  city: '呼和浩特',
} as const;
const unknown = { at, kind: 'unknown', system: '', browser: '', address: '', city: null } as const;

describe('the notice of a lock', () => {
  it('says when, from where, what happened and what to do, in two sentences', () => {
    expect(lockedWords(known, false)).toBe(
      '11月22日 13:05，陌生设备（Windows，360浏览器，203.100.*.*，呼和浩特）多次输错登录验证码，已被暂停，账号没有被登录。如非本人操作，请勿透露验证码，并在安全记录中核对设备。',
    );
    expect(lockedWords(known, true)).toContain('，多处陌生设备（最近：Windows，360浏览器，203.100.*.*，呼和浩特）多次');
    expect(lockedWords(unknown, false)).toMatch(/^11月22日 13:05，陌生设备多次输错/);
    expect(lockedWords(undefined, true)).toMatch(/^多处陌生设备多次输错/);
  });

  it('is a text message whole', () => {
    const text = smsText({
      title: '有人尝试登录您的账号',
      content: lockedWords({ ...known, system: 'ChromeOS', browser: 'OPPO浏览器' }, true),
      meta: {},
      brand: '聘见',
      url: null,
    });
    expect(text).toMatch(/核对设备。$/);
  });
});

describe('the notice of a stolen sign-in', () => {
  it('says when, from where, what happened and what to do, in two sentences', () => {
    expect(stolenWords(known)).toBe(
      '11月22日 13:05，您一台设备的登录凭证被重复使用（Windows，360浏览器，203.100.*.*，呼和浩特），可能已被他人复制，我们已让该设备退出登录。如非本人操作，请在安全记录中核对，并退出其他设备。',
    );
    expect(stolenWords(unknown)).toMatch(/^11月22日 13:05，您一台设备的登录凭证被重复使用，可能/);
    expect(stolenWords(undefined)).toMatch(/^您一台设备的登录凭证被重复使用，可能/);
  });

  it('is a text message whole', () => {
    const content = stolenWords({ ...known, system: 'ChromeOS', browser: 'OPPO浏览器', address: '203.100.*.*' });
    const text = smsText({ title: '账号安全提醒', content, meta: {}, brand: '聘见', url: null });
    expect(text).toMatch(/退出其他设备。$/);
  });
});

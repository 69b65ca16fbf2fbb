import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const url = 'https://llm.example.com/v1';

describe('the settings of a language model', () => {
  it('are none where nothing is said', () => {
    expect(readConfig({}).llm).toBeNull();
    expect(readConfig({ PINJIAN_LLM_URL: ' ', PINJIAN_LLM_TIMEOUT_MS: '5000' }).llm).toBeNull();
  });

  it('are read whole, with their defaults', () => {
    expect(readConfig({ PINJIAN_LLM_URL: `${url}/`, PINJIAN_LLM_MODEL: 'm' }).llm).toEqual({
      url,
      key: null,
      model: 'm',
      jsonSchema: false,
      timeoutMs: 15_000,
    });
    const all = { PINJIAN_LLM_KEY: 'k', PINJIAN_LLM_JSON_SCHEMA: '1', PINJIAN_LLM_TIMEOUT_MS: '900' };
    expect(readConfig({ PINJIAN_LLM_URL: url, PINJIAN_LLM_MODEL: 'm', ...all }).llm).toMatchObject({
      key: 'k',
      jsonSchema: true,
      timeoutMs: 900,
    });
  });

  it.each([
    [{ PINJIAN_LLM_URL: url }],
    [{ PINJIAN_LLM_MODEL: 'm' }],
    [{ PINJIAN_LLM_KEY: 'k' }],
    [{ PINJIAN_LLM_URL: 'llm.example.com', PINJIAN_LLM_MODEL: 'm' }],
    [{ PINJIAN_LLM_URL: 'file:///etc/passwd', PINJIAN_LLM_MODEL: 'm' }],
    [{ PINJIAN_LLM_URL: url, PINJIAN_LLM_MODEL: 'm', PINJIAN_LLM_TIMEOUT_MS: '0' }],
    [{ PINJIAN_LLM_URL: url, PINJIAN_LLM_MODEL: 'm', PINJIAN_LLM_JSON_SCHEMA: 'vielleicht' }],
  ])('that make no sense refuse the start: %j', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
  });
});

describe('the demo world', () => {
  it.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ PINJIAN_DEMO: '0' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', PINJIAN_DEMO: '1' }, true],
    [{ DATABASE_URL: 'postgres://db.example.com/pinjian', PINJIAN_SECRET: 'sixteen letters!' }, false],
    [
      { DATABASE_URL: 'postgres://db.example.com/pinjian', PINJIAN_SECRET: 'sixteen letters!', PINJIAN_DEMO: '1' },
      true,
    ],
  ])('with %j: %s', (env, demo) => {
    expect(readConfig(env).demo).toBe(demo);
  });
});

describe('the proxies before the server', () => {
  it.each([
    [undefined, 0],
    ['0', 0],
    ['1', 1],
    ['2', 2],
  ])('%s is %i', (PINJIAN_TRUST_PROXY, proxies) => {
    expect(readConfig({ PINJIAN_TRUST_PROXY }).http.trustProxy).toBe(proxies);
  });

  it.each(['true', '-1', '11'])('%s refuses the start', (PINJIAN_TRUST_PROXY) => {
    expect(() => readConfig({ PINJIAN_TRUST_PROXY })).toThrow(ConfigError);
  });
});

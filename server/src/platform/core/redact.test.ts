import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { redactError, redactText } from './redact.ts';

describe('redactText', () => {
  it.each([
    ['13812345678', 'a phone'],
    ['+86 138-1234-5678', 'a phone as people write it'],
    ['11010519491231002X', 'the number of an identity card'],
    ['E87654321', 'the number of a passport'],
    ['欧阳知微', 'a name'],
    ['欧阳知微的简历（终稿）.pdf', 'the name of a file'],
    ['zhiwei.ouyang+jobs@example.com', 'a mail address'],
    ['048213', 'a code'],
    ['x3Jk9-_a'.repeat(6), 'a token'],
    ['0f'.repeat(32), 'a hash'],
  ])('hides %s (%s)', (word) => {
    for (const text of [word, `550 no such user ${word}, try later`, `(${word})`, `{"to":"${word}"}`])
      expect(redactText(text)).not.toContain(word);
  });

  it('hides the query of an address, and what somebody typed in quotes', () => {
    expect(redactText('GET /webSocket?userId=1&access_token=abc failed')).toBe('GET /webSocket?[已隐去] failed');
    expect(redactText('/files/1?expires=9&signature=abc')).not.toContain('abc');
    expect(redactText('no such file: "Li Lei.pdf"')).toBe('no such file: "[已隐去]"');
  });

  it.each([
    'relation "thing_person" does not exist',
    "Cannot read properties of undefined (reading 'userId')",
    'duplicate key value violates unique constraint "thing_person_phone_hash_key"',
    'connect ECONNREFUSED 127.0.0.1:5432',
    '    at run (file:///app/server/src/domains/account/sign-in/use-code.ts:123:45)',
    '    at node_modules/@fastify/multipart/index.js:10:2',
    '019a8b7c-1111-7222-8333-123456789012',
    '2026-11-22T09:17:59.123Z',
    'HTTP 503 after 15000 ms',
  ])('leaves what helps: %s', (text) => {
    expect(redactText(text)).toBe(text);
  });
});

describe('a long text', () => {
  it.each(['a', '?', '-', '1', 'a@', '王', '"a', '?a', 'a.', '\'"`'])(
    'of %s only is redacted at once: nobody stops the process by what an error quotes',
    (word) => {
      const text = word.repeat(100_000);
      const start = performance.now();
      redactText(text);
      // What looks at every place again takes a minute for each of the first four.
      expect(performance.now() - start).toBeLessThan(5_000);
    },
  );
});

it('cuts a text that is too long for a line, and leaves no half of a phone at its end', () => {
  const text = redactText(`${'so '.repeat(1332)}13812345678 ${'so '.repeat(100_000)}`);
  expect(text).toMatch(/^(?:so )+\[已隐?去?…$/);
  expect(text.length).toBeLessThan(5000);
});

describe('redactError', () => {
  it('keeps name, code, stack and causes, and no message that quotes its input', () => {
    const refused = Object.assign(new Error('invalid input syntax for type date: "LiLei"'), { code: '22007' });
    const text = redactError(new Error('a task failed', { cause: refused }));
    expect(text).toMatch(/^Error: a task failed\n\s+at .*redact\.test\.ts/);
    expect(text).toContain('because of Error 22007: [已隐去]\n');
    expect(text).not.toContain('LiLei');
    const json = (): unknown => JSON.parse('LiLei 13812345678');
    expect(json).toThrow(SyntaxError);
    try {
      json();
    } catch (error) {
      expect(redactError(error)).not.toContain('LiLei');
    }
    expect(redactError(new AggregateError([refused], '1 row failed'))).toContain('22007');
    expect(redactError('just 13812345678')).toBe('just [已隐去]');
  });
});

describe('the message of an error', () => {
  const frame = '    at answer (file:///app/node_modules/some-mailer/index.js:10:2)';
  /** An error as a library throws it. */
  const foreign = (message: string, more: object = {}): Error => {
    const error = Object.assign(new Error(message), more);
    error.stack = `Error: ${message}\n${frame}`;
    return error;
  };

  it('of a library is not kept: it may quote anybody in any letters', () => {
    const text = redactError(foreign('550 Zhang San has no mailbox, zhangsan neither', { code: 'EENVELOPE' }));
    expect(text).toBe(`Error EENVELOPE: [已隐去]\n${frame}`);
    const without = foreign('Zhang San');
    delete without.stack;
    expect(redactError(without)).toBe('Error: [已隐去]');
    expect(redactError(new Error('a mail was not sent', { cause: foreign('Zhang San') }))).not.toMatch(/Zhang|San\b/);
  });

  it.each([
    foreign('Connection terminated unexpectedly'),
    foreign('The server does not support SSL connections'),
    foreign('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    foreign('relation "thing" does not exist', { code: '42P01', severity: 'ERROR' }),
    foreign('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }),
    Object.assign(foreign('thing.run is not a function'), { name: 'TypeError' }),
    new Error('a reading was given up after 3 tries'),
  ])('of our own and of what quotes nobody is: $message', (error) => {
    expect(redactError(error)).toContain(error.message);
  });
});

describe('the log', () => {
  it('redacts every fact and word of a line, by name and by shape, at any depth', () => {
    const lines: string[] = [];
    const log = createLog('trace', new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }));
    const name = '欧阳知微';
    log.trace({ phone: 13_812_345_678, userName: name, deep: { list: [{ to: 'a@example.com' }] } }, 'a fact');
    log.info(`hello ${name}`);
    log.warn('hello %s', name);
    log.error(new Error(`no such user ${name}`));
    log.fatal({ error: new Error(`no such user ${name}`), rows: 3, code: 'abc', row: { token: 'abc' } }, 'over');
    expect(lines).toHaveLength(5);
    for (const line of lines) {
      JSON.parse(line);
      for (const word of [name, '13812345678', 'a@example.com', 'abc']) expect(line).not.toContain(word);
    }
    expect(JSON.parse(lines[4] ?? '')).toMatchObject({ rows: 3, msg: 'over' });
    expect(lines[3]).toContain('redact.test.ts');
  });
});

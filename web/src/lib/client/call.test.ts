import { issueToken, getUserInfo } from '@pinjian/contract/account.ts';
import { endpoint } from '@pinjian/contract/endpoint.ts';
import { describe, expect, it } from 'vitest';
import { clientWorld } from '#web/testing/client-world.ts';
import { envelope, httpError, pdfFile } from '#web/testing/fake-server.ts';
import { CallError } from './failure.ts';

const save = endpoint({
  method: 'POST',
  path: '/resume/{resumeId}/save',
  caller: 'seeker',
  summary: '',
});
const list = endpoint({
  method: 'GET',
  path: '/job/list',
  caller: 'seeker',
  summary: '',
});
const upload = endpoint({
  method: 'POST',
  path: '/resume/upload',
  caller: 'seeker',
  summary: '',
  upload: { kinds: ['pdf'], maxBytes: 10 },
});
const pdf = endpoint({
  method: 'POST',
  path: '/resume/export',
  caller: 'seeker',
  summary: '',
  file: 'pdf',
});

/** Inputs with fields that the schemaless endpoints above do not name. */
function named(resumeId: string, name: string): { resumeId: string; name: string } {
  return { resumeId, name };
}

async function failure(work: Promise<unknown>): Promise<CallError> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error('the call was expected to fail', { cause: error });
  return error;
}

describe('an answer', () => {
  it('is its data', async () => {
    const { call } = clientWorld(() => envelope(['a']));
    expect(await call(list, {})).toEqual(['a']);
  });

  it('is the whole envelope with getAllData', async () => {
    const { call } = clientWorld(() => envelope(['a']));
    expect(await call(list, {}, { getAllData: true })).toEqual({ code: 200, data: ['a'], message: 'success' });
  });

  it('is the raw response when it is a stream', async () => {
    const { openStream } = clientWorld(
      () => new Response('data: 1\n\n', { headers: { 'content-type': 'text/event-stream' } }),
    );
    const response = await openStream(list, {});
    expect(await response.text()).toBe('data: 1\n\n');
  });

  it.each([
    [{ fileName: '张三的简历.pdf' }, '张三的简历.pdf'],
    [{ fileName: '' }, '我的在线简历.pdf'],
    [{}, '我的在线简历.pdf'],
  ])('octet-stream for %j is saved as %s', async (input, name) => {
    const { call, world } = clientWorld(pdfFile);
    expect(await call(pdf, input)).toBeNull();
    expect(world.saved.map((file) => [file.name, file.content.type])).toEqual([[name, 'application/pdf']]);
  });
});

describe('a request', () => {
  it('fills the path, repeats arrays, leaves out what is undefined', async () => {
    const { call, world } = clientWorld(() => envelope({ ok: true }));
    await call(save, named('a/b', '李'));
    await call(list, { q: undefined });
    await call(list, { tag: ['远程', '实习'] });
    expect(world.seen.map((one) => [one.path, one.query, one.body])).toEqual([
      ['/resume/a%2Fb/save', {}, { name: '李' }],
      ['/job/list', {}, null],
      ['/job/list', { tag: '实习' }, null],
    ]);
    expect(world.seen[2]?.search).toBe(
      `?${new URLSearchParams([
        ['tag', '远程'],
        ['tag', '实习'],
      ]).toString()}`,
    );
  });

  it('carries the Bearer; the token endpoint Basic made of the client', async () => {
    const { call, world } = clientWorld(() => envelope({ accessToken: 'a', refreshToken: 'r', expiresIn: 900 }));
    await call(list, {});
    await call(issueToken, { grant_type: 'sms', phone: '13800138000', code: '123456' }, { client: 'web-company' });
    expect(world.seen.map((one) => one.authorization)).toEqual([
      'Bearer access-1',
      `Basic ${btoa('web-company:web-company')}`,
    ]);
  });

  it('carries an Idempotency-Key when given one', async () => {
    const { call, world } = clientWorld(() => envelope({ ok: true }));
    await call(save, named('1', ''), { idempotencyKey: 'key-12345678' });
    expect(world.seen[0]?.headers.get('idempotency-key')).toBe('key-12345678');
  });

  it.each([
    ['a JSON call is limited', () => ({ endpoint: list, input: {} }), true],
    ['a file is not', () => ({ endpoint: pdf, input: {} }), false],
  ])('%s to 15 s', async (_name, make, limited) => {
    const { call, world } = clientWorld(() => envelope([]));
    const { endpoint: target, input } = make();
    await call(target, input);
    expect(world.seen[0]?.signal !== null).toBe(limited);
  });

  it('an upload is not limited to 15 s', async () => {
    const { call, world } = clientWorld(() => envelope({ id: '1' }));
    await call(upload, { file: new File(['x'], '简历.pdf', { type: 'application/pdf' }) });
    expect(world.seen[0]?.signal).toBeNull();
  });
});

describe('identity fields (spec §6)', () => {
  const seeker = { role: 'seeker', userId: 'u1', companyId: null } as const;
  const employer = { role: 'employer', userId: 'u2', companyId: 'c2' } as const;
  const newcomer = { role: 'employer', userId: 'u3', companyId: null } as const;

  it.each([
    ['a seeker', seeker, { jobHunterId: 'u1' }],
    ['an employer', employer, { companyId: 'c2', jobHunterId: 'u2' }],
    ['an employer without a company', newcomer, { companyId: '', jobHunterId: 'u3' }],
    ['an admin', { role: 'admin', userId: 'u4', companyId: null } as const, {}],
    ['nobody known yet', null, {}],
  ])('of %s ride on GET, POST and forms', async (_who, identity, fields) => {
    const { call, world } = clientWorld(() => envelope({ ok: true }), { identity });
    await call(list, { q: '前端' });
    await call(save, named('1', '李'));
    await call(upload, { file: new File(['x'], '简历.pdf') });
    expect(world.seen[0]?.query).toEqual({ q: '前端', ...fields });
    expect(world.seen[1]?.body).toEqual({ name: '李', ...fields });
    expect(world.seen[2]?.body).toMatchObject(fields);
    expect(Object.keys(world.seen[2]?.body as object).toSorted()).toEqual(['file', ...Object.keys(fields)].toSorted());
  });

  it('never override a field that is there', async () => {
    const bearing = endpoint({
      method: 'POST',
      path: '/x',
      caller: 'employer',
      summary: '',
    });
    const { call, world } = clientWorld(() => envelope(null), { identity: employer });
    await call(bearing, { companyId: 'another' });
    expect(world.seen[0]?.body).toEqual({ companyId: 'another', jobHunterId: 'u2' });
  });

  it('stay away without a token', async () => {
    const { call, world } = clientWorld(() => envelope([]), { identity: seeker, pair: null });
    await call(list, {});
    expect(world.seen[0]).toMatchObject({ query: {}, authorization: null });
  });
});

describe('the error catalogue (spec §8)', () => {
  it.each([
    ['another code than 200', envelope(null, { code: 40400, message: '内容不存在或已被移除' }), '内容不存在或已被移除'],
    ['another code without words', envelope(null, { code: 40400, message: '' }), '请求失败'],
    ['404', httpError(404, 'Not Found'), '请求的接口不存在'],
    ['500', httpError(500, 'boom'), '服务器内部错误，请稍后再试'],
    ['502 of a proxy', new Response('<html>', { status: 502 }), '服务器内部错误，请稍后再试'],
    ['503', httpError(503), '服务器内部错误，请稍后再试'],
    ['413 with words', httpError(413, '文件或内容过大，请压缩后再试'), '文件或内容过大，请压缩后再试'],
    ['429 without words', httpError(429), '请求失败'],
    ['418 of a proxy', new Response('', { status: 418 }), '请求失败'],
    ['a connection that broke', new TypeError('fetch failed'), '网络连接超时，请检查网络'],
    ['no answer within 15 s', new DOMException('late', 'TimeoutError'), '网络连接超时，请检查网络'],
    ['a page instead of an answer', new Response('<html>', { headers: { 'content-type': 'text/html' } }), '请求错误'],
    [
      'JSON that is cut off',
      new Response('{"code":20', { headers: { 'content-type': 'application/json' } }),
      '请求错误',
    ],
  ])('%s is shown and rejected', async (_name, reply, message) => {
    const { call, world } = clientWorld(() => reply);
    const error = await failure(call(list, {}));
    expect(error.message).toBe(message);
    expect(world.shown).toEqual([error]);
    expect(world.lost).toBe(0);
  });

  it('a request that cannot be made is 请求错误 and never leaves', async () => {
    const { call, world } = clientWorld(() => envelope(null));
    expect((await failure(call(save, named('', '')))).message).toBe('请求错误');
    expect(world.seen).toEqual([]);
  });

  it('403 goes to /no-permission without a toast', async () => {
    const { call, world } = clientWorld(() => httpError(403, '您没有权限进行此操作'));
    expect((await failure(call(list, {}))).kind).toBe('forbidden');
    expect([world.forbidden, world.shown, world.lost]).toEqual([1, [], 0]);
  });

  it('a quiet call shows nothing and still rejects', async () => {
    const { call, world } = clientWorld(() => httpError(500));
    await failure(call(list, {}, { quiet: true }));
    expect(world.shown).toEqual([]);
  });

  it('keeps code, data, status and request id for the caller', async () => {
    const { call } = clientWorld(() =>
      envelope({ retryAfter: 42 }, { code: 42900, message: '太频繁', requestId: 'r-9' }),
    );
    expect(await failure(call(list, {}))).toMatchObject({
      code: 42900,
      status: 200,
      data: { retryAfter: 42 },
      requestId: 'r-9',
      kind: 'refused',
    });
  });

  it('an abort by the caller is not an error of anyone', async () => {
    const abort = new AbortController();
    const { call, world } = clientWorld(() => {
      abort.abort();
      return new DOMException('gone', 'AbortError');
    });
    await expect(call(list, {}, { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(world.shown).toEqual([]);
  });
});

describe('a call for the signed-in without a token', () => {
  it('that is answered 401 goes to sign-in without trying a refresh', async () => {
    const { call, world } = clientWorld(() => httpError(401), { pair: null });
    await failure(call(getUserInfo, {}));
    expect([world.lost, world.seen.length]).toEqual([1, 1]);
  });
});

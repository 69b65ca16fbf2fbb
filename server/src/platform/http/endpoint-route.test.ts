import * as z from 'zod/mini';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endpoint, type Endpoint } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { createLog } from '../core/log.ts';
import { Refusal } from '../core/refusal.ts';
import { registerEndpoint } from './endpoint-route.ts';
import { createHttpServer } from './server.ts';
import { uploadHardCap } from './upload.ts';

async function serve(declaration: Endpoint, run: (input: never) => Promise<unknown>) {
  const app = await createHttpServer({ log: createLog('silent'), trustProxy: 0 });
  registerEndpoint(app, { name: 'tested', endpoint: declaration, run: (_ctx, input) => run(input) }, async () => ({}));
  return app;
}

const echo = endpoint({
  method: 'POST',
  path: '/job/thing/{thingId}',
  caller: 'anyone',
  summary: '测试',
  query: z.object({ page: z._default(z.coerce.number(), 1) }),
  body: z.object({ name: z.string().check(z.minLength(2, '太短')) }),
  output: z.object({ name: z.string() }),
});
const path = '/job/thing/018f4a3e-0000-7000-8000-000000000000';

const upload = endpoint({
  method: 'POST',
  path: '/job/upload',
  caller: 'anyone',
  summary: '测试',
  upload: { kinds: ['image'], maxBytes: 1024 * 1024 },
  output: z.object({ type: z.string(), name: z.string() }),
});

function form(name: string, bytes: Uint8Array) {
  const head = `--cut\r\ncontent-disposition: form-data; name="companyId"\r\n\r\nignored\r\n--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--cut--\r\n')]);
  return { payload, headers: { 'content-type': 'multipart/form-data; boundary=cut' } };
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A few bytes that claim 3.6 billion pixels. */
function hugePng(): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
}

describe('an endpoint over HTTP', () => {
  it('gives the operation path, query and body in one object and strips the answer to its contract', async () => {
    const app = await serve(echo, async (input) => ({ ...(input as object), secret: 1 }));
    const answer = await app.inject({
      method: 'POST',
      url: `${path}?page=3&jobHunterId=`,
      payload: { name: 'ab', companyId: 'x' },
    });
    expect(answer.json()).toEqual({ code: 200, data: { name: 'ab' }, message: 'success' });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is kept by no cache on the way, whatever it answers: tokens and people stand in it', async () => {
    const app = await serve(echo, async (input) => input);
    const answered = await app.inject({ method: 'POST', url: path, payload: { name: 'ab' } });
    const refused = await app.inject({ method: 'POST', url: path, payload: { name: 'a' } });
    for (const { headers } of [answered, refused]) expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['a field', { payload: { name: 'a' } }, 200, 40001, [{ path: 'name', message: '太短' }]],
    ['no body', {}, 200, 40001, undefined],
    [
      'broken JSON',
      { payload: '{"name"', headers: { 'content-type': 'application/json' } },
      200,
      40001,
      [{ path: '', message: '请求内容无法识别，请检查后重试' }],
    ],
    ['another media type', { payload: 'x', headers: { 'content-type': 'text/plain' } }, 415, 415, null],
    ['more than a megabyte', { payload: { name: 'a'.repeat(1_100_000) } }, 413, 413, null],
    [
      'a poisoned prototype',
      { payload: '{"name":"ab","__proto__":{"x":1}}', headers: { 'content-type': 'application/json' } },
      200,
      40001,
      undefined,
    ],
  ])('refuses %s', async (_what, request, status, code, data) => {
    const app = await serve(echo, async () => ({ name: 'ok' }));
    const answer = await app.inject({ method: 'POST', url: path, ...request });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, ...(data === undefined ? {} : { data }) });
  });

  it('answers an id that cannot be one like a row that does not exist', async () => {
    const app = await serve(echo, async () => ({ name: 'ok' }));
    const answer = await app.inject({ method: 'POST', url: '/job/thing/0', payload: { name: 'ab' } });
    expect(answer.json()).toMatchObject({ code: 40400 });
  });

  it('turns a broken contract and a thrown error into a 500 that names the request and nothing else', async () => {
    for (const run of [
      async () => ({ nome: 'x' }),
      async () => Promise.reject(new Error('select secret from table')),
    ]) {
      const app = await serve(echo, run);
      const answer = await app.inject({ method: 'POST', url: path, payload: { name: 'ab' } });
      expect(answer.statusCode).toBe(500);
      expect(answer.json<{ message: string }>().message).toBe(
        `服务器内部错误，请稍后再试（编号 ${String(answer.headers['x-request-id'])}）`,
      );
    }
  });

  it('says a value that PostgreSQL cannot hold is an input error', async () => {
    const app = await serve(echo, () =>
      Promise.reject(Object.assign(new Error('invalid byte sequence'), { code: '22021' })),
    );
    expect((await app.inject({ method: 'POST', url: path, payload: { name: 'ab' } })).json()).toMatchObject({
      code: 40001,
    });
  });

  it('carries a refusal on its status', async () => {
    const app = await serve(echo, () => Promise.reject(new Refusal(errors.notAllowed)));
    const answer = await app.inject({ method: 'POST', url: path, payload: { name: 'ab' } });
    expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([403, 403]);
  });
});

describe('the address of a caller', () => {
  it.each([
    [0, '203.0.113.9', '127.0.0.1'],
    [1, '203.0.113.9', '203.0.113.9'],
    // Only the last was added by our proxy: the one before is what the caller said of itself.
    [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    [2, '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ])('behind %i proxies that were told %s is %s', async (trustProxy, told, address) => {
    const app = await createHttpServer({ log: createLog('silent'), trustProxy });
    app.get('/address', (request, reply) => reply.send(request.ip));
    const answer = await app.inject({ url: '/address', headers: { 'x-forwarded-for': told } });
    expect(answer.body).toBe(address);
  });
});

describe('an upload', () => {
  it('is told by its content and keeps a clean name', async () => {
    const app = await serve(upload, async (input) => (input as { file: object }).file);
    const answer = await app.inject({ method: 'POST', url: '/job/upload', ...form('../../标志.png', png) });
    expect(answer.json()).toMatchObject({ code: 200, data: { type: 'image/png', name: '标志.png' } });
  });

  it.each([
    ['a path of Windows', String.raw`C:\\temp\\标志.png`, '标志.png'],
    ['a turn of the direction of writing', '标\u202egpj.png', '标gpj.png'],
    ['what nobody sees', '标\u200b\ufeff志.png', '标志.png'],
    ['nothing but what nobody sees', '\u202e\u200b', '未命名文件'],
    ['a name longer than any', `${'长'.repeat(300)}.png`, `${'长'.repeat(116)}.png`],
  ])('keeps a name without %s', async (_what, given, name) => {
    const app = await serve(upload, async (input) => (input as { file: object }).file);
    const answer = await app.inject({ method: 'POST', url: '/job/upload', ...form(given, png) });
    expect(answer.json()).toMatchObject({ code: 200, data: { name } });
  });

  it('of a picture keeps nothing that hangs behind it', async () => {
    const app = await serve(upload, async (input) => {
      const { bytes, size } = (input as { file: { bytes: Uint8Array; size: number } }).file;
      expect([Buffer.from(bytes).equals(png), size]).toEqual([true, png.length]);
      return (input as { file: object }).file;
    });
    const both = Buffer.concat([png, Buffer.from('PK<html><script>alert(1)</script>')]);
    expect((await app.inject({ method: 'POST', url: '/job/upload', ...form('a.png', both) })).json()).toMatchObject({
      code: 200,
    });
  });

  it.each([
    ['an empty file', form('a.png', Buffer.alloc(0)), 200, '文件是空的，请重新选择'],
    [
      'a script that is called a picture',
      form('a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')),
      200,
      '请上传图片文件',
    ],
    ['a page that has a PDF in it', form('a.pdf', Buffer.from('<html>%PDF-1.7')), 200, '请上传图片文件'],
    ['a program behind a second ending', form('a.png.exe', png), 200, '文件名的后缀与内容不符，请确认选对了文件'],
    ['a picture that was cut off', form('a.png', png.subarray(0, 60)), 200, '图片已损坏或不完整，请重新保存后再上传'],
    ['a picture of more pixels than any memory holds', form('a.png', hugePng()), 200, '图片的像素过多，请缩小后再上传'],
    ['a picture that is called a PDF', form('a.pdf', png), 200, '文件名的后缀与内容不符，请确认选对了文件'],
    ['a picture over its limit', form('a.png', Buffer.concat([png, Buffer.alloc(1_200_000)])), 200, '文件不能超过 1MB'],
    [
      'anything over 25 mb',
      form('a.png', Buffer.concat([png, Buffer.alloc(26 * 1024 * 1024)])),
      413,
      errors.tooLarge.message,
    ],
    ['JSON', { payload: { a: 1 } }, 415, errors.unsupportedType.message],
  ])('refuses %s', async (_what, request, status, message) => {
    const app = await serve(upload, async () => ({}));
    const answer = await app.inject({ method: 'POST', url: '/job/upload', ...request });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message });
  });

  it('over 25 mb is refused as such however it comes in pieces, not judged by its first 25', async () => {
    const app = await serve(upload, async () => ({}));
    onTestFinished(() => app.close());
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const over of [1, 1024, 64 * 1024, 1024 * 1024, 15 * 1024 * 1024]) {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(uploadHardCap + over)]), 'a.png');
      const answer = await fetch(`${address}/job/upload`, { method: 'POST', body });
      expect({ over, status: answer.status }).toEqual({ over, status: 413 });
    }
  });
});

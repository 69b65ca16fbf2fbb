import { describe, expect, it } from 'vitest';
import { resumeEndpoints, resumeErrors, type ResumeDetail } from '@pinjian/contract/resume.ts';
import { sampleContent, sampleUpload } from '#testing/resume.ts';
import { bearer } from '#testing/session.ts';
import { useWorld } from '#testing/world.ts';
import { docxOf } from '#testing/zip.ts';

const world = useWorld();
const base = '/resume/job-hunter/resume';

type Headers = Record<string, string>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls as one seeker. */
async function seekerCalls() {
  const seeker = await world.seeker();
  const session: Headers = await bearer(world, seeker);
  const app = await world.app();
  const send = (method: Method, path: string, payload?: object | Buffer, headers: Headers = {}) =>
    app.inject({
      method,
      url: `${base}${path}`,
      headers: { ...session, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  const call = async (...sent: Parameters<typeof send>) => {
    const answer = await send(...sent);
    return { status: answer.statusCode, ...answer.json<{ code: number; data: never; message: string }>() };
  };
  return { seeker, send, call };
}

function form(name: string, bytes: Uint8Array): { payload: Buffer; headers: Headers } {
  const head = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--cut--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
  };
}

describe('resumes over HTTP', () => {
  it('go from a file through the first edit to a PDF', async () => {
    const { seeker, send, call } = await seekerCalls();
    const identity = { jobHunterId: seeker.userId };
    const { payload, headers } = form('林示例.pdf', sampleUpload('chromium-frontend.pdf').bytes);
    const uploaded = await call('POST', '/upload', payload, headers);
    expect(uploaded).toMatchObject({ status: 200, code: 200, data: { parseState: 'pending' } });
    const { resumeId } = uploaded.data as { resumeId: string };
    await world.runTasks();
    const read = await call('GET', `/${resumeId}?jobHunterId=${seeker.userId}`);
    expect(read).toMatchObject({ code: 200, data: { parseState: 'parsed', version: 1 } });
    const { content } = read.data as ResumeDetail;

    const saved = await call('PUT', `/${resumeId}`, {
      version: 1,
      content: { ...content, selfEvaluation: '改了一句' },
      ...identity,
    });
    expect(saved).toMatchObject({ code: 200, data: { resumeId, version: 2 } });
    const stale = await call('PUT', `/${resumeId}`, { version: 1, content });
    expect(stale).toMatchObject({ status: 200, code: 40900, data: { version: 2 } });
    expect(await call('POST', `/${resumeId}/confirm`, { version: 2, content })).toMatchObject({
      code: 200,
      data: { version: 3 },
    });
    expect(await call('POST', `/${resumeId}/rename`, { title: ' 投前端 ' })).toMatchObject({
      code: 200,
      data: { title: '投前端' },
    });
    expect(await call('POST', `/${resumeId}/default`, identity)).toMatchObject({ code: 200, data: { resumeId } });
    const list = await call('GET', '/list?pageSize=5');
    expect(list).toMatchObject({
      code: 200,
      data: { total: 1, records: [{ title: '投前端', isDefault: true, fileKind: 'pdf' }] },
    });

    const pdf = await send('GET', `/${resumeId}/pdf?fileName=${encodeURIComponent('林示例.pdf')}`);
    expect(pdf.headers['content-type']).toBe('application/octet-stream');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await call('DELETE', `/${resumeId}`)).toEqual({ status: 200, code: 200, data: null, message: 'success' });
    expect(await call('GET', `/${resumeId}`)).toMatchObject({ status: 200, code: 40400 });
  });

  it('begin empty, too', async () => {
    const { call } = await seekerCalls();
    const { code, data } = await call('POST', '/create', {});
    expect(code).toBe(200);
    expect(await call('GET', `/${(data as { resumeId: string }).resumeId}`)).toMatchObject({
      code: 200,
      data: { parseState: 'none' },
    });
  });

  it('say what is wrong with a file', async () => {
    const { call } = await seekerCalls();
    const upload = async (name: string, bytes: Uint8Array) => {
      const { payload, headers } = form(name, bytes);
      return call('POST', '/upload', payload, headers);
    };
    expect(await upload('简历.pdf', Buffer.alloc(0))).toMatchObject({ status: 200, code: 40001 });
    expect(await upload('简历.pdf', Buffer.from('不是 PDF'))).toMatchObject({ status: 200, code: 40001 });
    expect(await upload('简历.pdf', sampleUpload('refused/password.pdf').bytes)).toMatchObject({
      status: 200,
      code: 42204,
      message: '文件设有密码，请取消密码后再上传',
    });
    expect(await upload('简历.pdf', Buffer.from('%PDF-1.7 写到一半'))).toMatchObject({ status: 200, code: 42209 });
    expect(await upload('简历.docx', sampleUpload('hostile/encrypted.docx').bytes)).toMatchObject({
      status: 200,
      code: 42204,
    });
    expect(await upload('简历.docx', docxOf('<w:p/>'))).toMatchObject({ status: 200, code: 42201 });
    // Whoever chose a Word file by its name is told what is wrong with it, not to choose one.
    expect(await upload('简历.doc', Buffer.from('不是 Word'))).toMatchObject({
      code: 40001,
      message: '文件的后缀是 Word，内容却不是，可能已损坏或改过后缀，请用 Word 打开后另存为 .docx 再上传',
    });
    const mht = Buffer.from('From: <Saved>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n简历');
    expect(await upload('简历.doc', mht)).toMatchObject({
      code: 40001,
      message: '请上传 PDF、Word 或文本文件，您选的是网页存档（MHT），请用 Word 打开，另存为 .docx 文件',
    });
    expect(await upload('简历.docx', sampleUpload('hostile/entities.docx').bytes)).toMatchObject({
      code: 42210,
      message: resumeErrors.declaringFile.message,
    });
    expect(await upload('简历.docx', sampleUpload('hostile/truncated.docx').bytes)).toMatchObject({ code: 42209 });
    expect(
      await upload('简历.pdf', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(21 * 1024 * 1024)])),
    ).toMatchObject({ status: 200, code: 40001 });
    expect(
      (await upload('简历.pdf', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(26 * 1024 * 1024)]))).status,
    ).toBe(413);
    expect(await call('GET', '/list')).toMatchObject({ data: { total: 0 } });
  });

  it('name the field that a content does not fit', async () => {
    const { call } = await seekerCalls();
    const { data } = await call('POST', '/create', {});
    const content = sampleContent({ basics: { ...sampleContent().basics, phone: '12345' } });
    const answer = await call('PUT', `/${(data as { resumeId: string }).resumeId}`, { version: 1, content });
    expect(answer).toMatchObject({
      code: 40001,
      message: '请输入正确的手机号',
      data: [{ path: 'content.basics.phone' }],
    });
  });

  it('are closed to strangers, employers and malformed ids', async () => {
    const { call } = await seekerCalls();
    const app = await world.app();
    const employer = await bearer(world, await world.employer());
    for (const endpoint of Object.values(resumeEndpoints)) {
      const { method } = endpoint;
      const url = endpoint.path.replace('{resumeId}', '0199f0aa-0000-7000-8000-000000000000');
      expect((await app.inject({ method, url })).statusCode).toBe(401);
      expect((await app.inject({ method, url, headers: employer })).statusCode).toBe(403);
    }
    expect(await call('GET', '/nonsense')).toMatchObject({ status: 200, code: 40400 });
  });
});

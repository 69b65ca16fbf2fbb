import { describe, expect, it } from 'vitest';
import type { SignedInActor } from '#server/context.ts';
import { pictureUpload } from '#testing/company.ts';
import { faceInput } from '#testing/real-name.ts';
import { bearer } from '#testing/session.ts';
import { useWorld } from '#testing/world.ts';

const world = useWorld();

interface Call {
  readonly url: string;
  readonly payload?: object | Buffer;
  readonly headers?: Record<string, string>;
}

async function call(actor: SignedInActor | null, { headers, ...rest }: Call) {
  const app = await world.app();
  const answer = await app.inject({
    method: rest.payload === undefined ? 'GET' : 'POST',
    ...rest,
    headers: { ...headers, ...(actor === null ? {} : await bearer(world, actor)) },
  });
  return { status: answer.statusCode, ...answer.json<{ code: number; data: never; message: string }>() };
}

function form(name: string, bytes: Uint8Array): Call {
  const head = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--cut--\r\n')]);
  return { url: '/admin/oss/upload', payload, headers: { 'content-type': 'multipart/form-data; boundary=cut' } };
}

describe('the real name over HTTP', () => {
  it('is proven by the face', async () => {
    const seeker = await world.seeker();
    const identity = { jobHunterId: seeker.userId };
    const face = '/admin/faceVerification';
    const started = await call(seeker, {
      url: `${face}/getCertifyId`,
      payload: { ...faceInput({ idNo: ` ${faceInput().idNo.toLowerCase()} ` }), ...identity },
    });
    expect(started).toMatchObject({ code: 200, data: { url: expect.stringContaining('https://face.example.com/') } });
    const { certifyId } = started.data as { certifyId: string };
    const query = () => call(seeker, { url: `${face}/notify/query`, payload: { certifyId, ...identity } });
    expect(await query()).toEqual({
      status: 200,
      code: 200,
      data: { status: 0, reason: null, asksName: false },
      message: 'success',
    });
    world.test.faceAnswer = { outcome: 'passed' };
    expect(await query()).toMatchObject({ code: 200, data: { status: 1 } });
    expect(await call(seeker, { url: `${face}/queryInfo`, payload: {} })).toMatchObject({
      code: 200,
      data: { state: 2, maskedName: '林**', method: 'face' },
    });
    const status = { url: '/admin/user/jobHunterStatus', payload: { accountId: seeker.userId, ...identity } };
    expect(await call(seeker, status)).toMatchObject({ code: 200, data: { state: 2 } });
    const other = await world.seeker();
    expect(await call(other, status)).toMatchObject({ code: 200, data: { state: 0 } });
  });

  it('is proven by a document, whose picture came by /admin/oss/upload', async () => {
    const seeker = await world.seeker();
    const uploaded = await call(seeker, form('证件.png', pictureUpload().bytes));
    expect(uploaded.data).toEqual({
      fileId: expect.any(String),
      url: expect.stringMatching(/^\/files\//),
      name: '证件.png',
      size: pictureUpload().size,
      type: 'image/png',
    });
    const payload = {
      documentType: 'passport',
      realName: '林示例',
      documentNo: 'e12345678',
      fileId: (uploaded.data as { fileId: string }).fileId,
      consent: true,
    };
    const submit = (changes: object) =>
      call(seeker, { url: '/admin/realName/submitDocument', payload: { ...payload, ...changes } });
    expect(await submit({ consent: false })).toMatchObject({
      code: 40001,
      data: [{ path: 'consent', message: '请先阅读并同意个人信息的使用说明' }],
    });
    expect(await submit({})).toMatchObject({ code: 200, data: { state: 1 } });
    const withdraw = { url: '/admin/realName/withdraw', payload: { jobHunterId: seeker.userId } };
    expect(await call(seeker, withdraw)).toMatchObject({ code: 200, data: { state: 0 } });
  });

  it('is for seekers who are signed in', async () => {
    const employer = await world.employer();
    for (const url of [
      '/admin/faceVerification/getCertifyId',
      '/admin/faceVerification/notify/query',
      '/admin/faceVerification/queryInfo',
      '/admin/realName/submitDocument',
      '/admin/realName/withdraw',
      '/admin/user/jobHunterStatus',
    ]) {
      expect(await call(null, { url, payload: {} })).toMatchObject({ status: 401, code: 401 });
      expect(await call(employer, { url, payload: {} })).toMatchObject({ status: 403, code: 403 });
    }
  });
});

describe('uploads over HTTP', () => {
  it.each([
    ['头像.png', 200],
    ['头像', 200],
    ['头像.v2', 200],
    ['头像.JPG', 200],
    ['头像.pdf', 40001],
    ['页面.html', 40001],
  ])('a picture called %s answers %i', async (name, code) => {
    expect(await call(await world.employer(), form(name, pictureUpload().bytes))).toMatchObject({ status: 200, code });
  });

  it('take pictures up to ten megabytes, and other kinds up to twenty', async () => {
    const seeker = await world.seeker();
    const filled = (start: Uint8Array, megabytes: number) =>
      Buffer.concat([start, Buffer.alloc(megabytes * 1024 * 1024 - start.length)]);
    const pdf = Buffer.from('%PDF-1.7\n');
    const png = pictureUpload().bytes;
    expect(await call(seeker, form('图.png', filled(png, 10)))).toMatchObject({ code: 200 });
    expect(await call(seeker, form('图.png', filled(png, 11)))).toMatchObject({
      code: 40001,
      message: '图片不能超过 10MB',
    });
    expect(await call(seeker, form('文.pdf', filled(pdf, 20)))).toMatchObject({ code: 200 });
    expect(await call(seeker, form('文.pdf', filled(pdf, 21)))).toMatchObject({ message: '文件不能超过 20MB' });
    expect(await call(seeker, form('文.txt', Buffer.from('text')))).toMatchObject({
      message: '请上传图片、PDF 或 Word 文件',
    });
  });

  it('are nothing for strangers', async () => {
    expect(await call(null, form('图.png', pictureUpload().bytes))).toMatchObject({ status: 401 });
  });
});

describe('the profile over HTTP', () => {
  it('is shown and saved, and its mail confirmed', async () => {
    const seeker = await world.seeker();
    const identity = { jobHunterId: seeker.userId };
    const saved = await call(seeker, {
      url: '/admin/user/updateProfile',
      payload: { username: ' 林示例 ', ...identity },
    });
    expect(saved).toMatchObject({ code: 200, data: { username: '林示例', gender: null } });
    const short = await call(seeker, { url: '/admin/user/updateProfile', payload: { username: '林' } });
    expect(short).toMatchObject({ code: 40001, data: [{ path: 'username', message: '用户名至少 2 个字' }] });
    const mail = ' Lin@Example.com ';
    expect(await call(seeker, { url: '/admin/user/mail/send', payload: { mail: 'lin' } })).toMatchObject({
      code: 40001,
      message: '请输入正确的邮箱地址',
    });
    expect(await call(seeker, { url: '/admin/user/mail/send', payload: { mail } })).toMatchObject({ code: 200 });
    const code = /\d{6}/.exec(world.test.sentMails.at(-1)?.text ?? '')?.[0];
    const confirmed = await call(seeker, { url: '/admin/user/mail/confirm', payload: { mail, code } });
    expect(confirmed).toMatchObject({ code: 200, data: { mail: 'l***n@example.com' } });
    expect(await call(seeker, { url: '/admin/user/profile' })).toMatchObject({ data: { mail: 'l***n@example.com' } });
    expect(await call(seeker, { url: '/admin/user/mail/remove', payload: {} })).toMatchObject({ data: { mail: null } });
    for (const url of ['/admin/user/updateProfile', '/admin/user/mail/send', '/admin/user/mail/confirm'])
      expect(await call(null, { url, payload: {} })).toMatchObject({ status: 401 });
  });
});

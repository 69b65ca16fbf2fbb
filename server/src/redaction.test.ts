import { once } from 'node:events';
import { Writable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { ClientId } from '@pinjian/contract/account.ts';
import { createLog } from '#platform/core/log.ts';
import { createSandboxSms } from '#platform/sms/embedded.ts';
import { useCopies } from '#testing/copies.ts';
import { companyInput, pictureUpload } from '#testing/company.ts';
import { useGround } from '#testing/data-care.ts';
import { fileForm } from '#testing/form.ts';
import { patience } from '#testing/patience.ts';
import { newIdNumber } from '#testing/real-name.ts';
import { sampleUpload } from '#testing/resume.ts';
import { callApp, exchangeApp, infoApp, signInApp, type Pair } from '#testing/sign-in.ts';
import { newPhone } from '#testing/world.ts';

/** Every line that the copy logs, of every level, as it would stand on standard error. */
const logged: string[] = [];
const log = createLog(
  'trace',
  new Writable({ write: (chunk: Buffer, _encoding, done) => (logged.push(chunk.toString()), done()) }),
);
const copies = useCopies(1, log);
const ground = useGround();

const name = '欧阳知微';
const mail = 'zhiwei.ouyang@example.com';
const phone = newPhone();
const idNo = newIdNumber();
const pictureName = '身份证正面 ouyang-zhiwei-id.png';
const resumeName = '欧阳知微 ouyang-zhiwei-resume.docx';
/** Whatever is theirs; codes, tokens and signatures are added as they come. */
const theirs = new Set([name, mail, phone, idNo, 'E87654321', 'ouyang-zhiwei']);

/** What an error of a vendor or of a library may quote. */
const quoting = (): Error => new Error(`550 rejected ${phone} <${mail}> ${name} ${idNo} in "${pictureName}"`);

const app = () => copies.app(0);
const call = <T = null>(url: string, as: string, body?: object) =>
  callApp<T>(app(), url, { as, ...(body === undefined ? {} : { body }) });

function keep(pair: Pair): Pair {
  theirs.add(pair.accessToken);
  theirs.add(pair.refreshToken);
  return pair;
}

function lastCode(): string {
  const code = copies.test.sentSms.at(-1)?.code ?? '';
  theirs.add(code);
  return code;
}

function nextDay(): void {
  copies.clock.advance(86_400_000);
}

/** Signs in a day later; answers the access token. */
async function signInLater(client: ClientId): Promise<string> {
  nextDay();
  return keep(await signInApp(app(), copies.test, { client, phone })).accessToken;
}

async function upload(
  url: string,
  as: string,
  file: { name: string; bytes: Uint8Array },
): Promise<{ fileId: string; url: string }> {
  const { payload, headers } = fileForm(file.name, file.bytes);
  const answer = await app().inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, authorization: `Bearer ${as}` },
  });
  return answer.json<{ data: { fileId: string; url: string } }>().data;
}

/** Signs in with a wrong code first, then right, renews, and presents what was renewed again, until it is theft. */
async function signIn(): Promise<string> {
  const stolen = keep(await signInApp(app(), copies.test, { client: 'web-job-hunter', phone }));
  const wrong = { grant_type: 'sms', phone, code: '000000' };
  expect((await callApp(app(), '/auth/oauth2/token', { as: { client: 'web-company' }, body: wrong })).code).not.toBe(
    200,
  );
  const renewed = keep((await exchangeApp(app(), stolen.refreshToken)).data);
  keep((await exchangeApp(app(), renewed.refreshToken)).data);
  nextDay();
  expect((await exchangeApp(app(), stolen.refreshToken)).status).toBe(401);
  return signInLater('web-job-hunter');
}

/** Sends what is theirs: name, mail, pictures, a proof of the name by face and by document, a resume. */
async function introduce(as: string): Promise<void> {
  const picture = await upload('/admin/oss/upload', as, { ...pictureUpload(), name: pictureName });
  theirs.add(picture.url.split('signature=')[1] ?? '');
  await app().inject({ url: picture.url });
  await app().inject({ url: `${picture.url}x` });
  await call('/admin/user/updateProfile', as, { username: name, avatarFileId: picture.fileId });
  await call('/admin/user/mail/send', as, { mail });
  const code = /\d{6}/.exec(copies.test.sentMails.at(-1)?.text ?? '')?.[0] ?? '';
  theirs.add(code);
  expect((await call('/admin/user/mail/confirm', as, { mail, code })).code).toBe(200);
  copies.test.faceAnswer = null;
  const face = { returnUrl: '/verificationIdResult', realName: name, idNo, consent: true };
  await call('/admin/faceVerification/getCertifyId', as, face);
  const document = {
    documentType: 'passport',
    realName: name,
    documentNo: 'E87654321',
    fileId: picture.fileId,
    consent: true,
  };
  await call('/admin/realName/submitDocument', as, document);
  const { bytes } = sampleUpload('libreoffice-numbered.docx');
  await upload('/resume/job-hunter/resume/upload', as, { name: resumeName, bytes });
  await call('/job/message/preferences', as, { kind: 'account', sms: true, mail: true });
}

/** The vendors fail with what they were given in their words, then everything inside does. */
async function failEverywhere(): Promise<void> {
  const { ports } = copies.test;
  const real = { files: { ...ports.files }, sms: ports.sms, licence: ports.licence };
  const failing = () => Promise.reject(quoting());
  copies.test.outside = () => {
    throw quoting();
  };
  Object.assign(ports, { sms: { ...real.sms, send: failing }, licence: { ask: failing } });
  nextDay();
  await callApp(app(), '/admin/sms/send', { body: { phone, smsType: '1' } });
  Object.assign(ports, { sms: real.sms });
  const employer = await signInLater('web-company');
  await call('/service/job-hunter/company/create', employer, companyInput({ name: `${name}工作室` }));
  const licence = await upload('/service/job-hunter/company/upload', employer, {
    ...pictureUpload(),
    name: pictureName,
  });
  const submission = { ...companyInput(), companyName: `${name}工作室`, licenceFileId: licence.fileId };
  await call('/admin/company/verification/submit', employer, submission);

  const as = await signInLater('web-job-hunter');
  const { url } = await upload('/admin/oss/upload', as, { ...pictureUpload(), name: pictureName });
  theirs.add(url.split('signature=')[1] ?? '');
  Object.assign(ports.files, { read: failing, open: failing, write: failing });
  expect((await app().inject({ url })).statusCode).toBe(500);
  await upload('/admin/oss/upload', as, { ...pictureUpload(), name: pictureName });
  copies.clock.advance(61_000);
  await call('/admin/user/oldPhone/send', as, {});
  expect((await call('/admin/user/personalData/export', as, { code: lastCode() })).code).toBe(200);
  await vi.waitFor(() => expect(logged.join('')).toContain('personalData.build-export'), patience);
  Object.assign(ports.files, real.files);
}

/** The real-time channel with a good token, a dead one, and frames that nobody asked for. */
async function connect(as: string): Promise<void> {
  const { data } = await infoApp(app(), as);
  for (const token of [as, `${as}dead`, phone]) {
    const query = new URLSearchParams({ userId: data.sysUser.userId, access_token: token });
    const ws = new WebSocket(`${copies.url(0).replace('http', 'ws')}/webSocket?${query.toString()}`);
    ws.on('open', () => ws.send(`{"${name}": "${phone}"`));
    await once(ws, 'close');
  }
}

async function leave(as: string): Promise<void> {
  copies.clock.advance(61_000);
  await call('/admin/user/oldPhone/send', as, {});
  expect((await call('/admin/user/deletion/request', as, { code: lastCode() })).code).toBe(200);
  // The notice about it goes out by itself; once they are erased there is nobody left to send it to.
  await vi.waitFor(() => expect(logged.join('')).toContain('a notice could not be sent'), patience);
  copies.clock.advance(8 * 86_400_000);
  const { eraseDueTask } = await import('./personal-data/tasks.ts');
  await copies.ctx(0).enqueue(eraseDueTask, {});
  await vi.waitFor(async () => {
    const { count } = await copies
      .ctx(0)
      .db.selectFrom('account_erasure')
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  }, patience);
}

describe('the log', () => {
  it('names nobody and opens no door, whatever happens to a person', { timeout: 120_000 }, async () => {
    const printed: string[] = [];
    const { ports } = copies.test;
    const { db } = copies.ctx(0);
    // Where it is written down who was erased.
    Object.assign(ports, { config: { ...ports.config, data: { folder: ground.folder() } } });
    const sandbox = createSandboxSms({
      db,
      secretBox: ports.secretBox,
      now: () => copies.clock.now(),
      print: (line) => void printed.push(line),
    });
    const { sms } = ports;
    Object.assign(ports, {
      sms: { ...sms, send: async (message: never) => (await sms.send(message), sandbox.send(message)) },
    });

    const as = await signIn();
    await introduce(as);
    await connect(as);
    await failEverywhere();
    await leave(await signInLater('web-company'));

    const text = logged.join('');
    for (const said of [
      'a call failed',
      'the SMS vendor refused',
      'a notice could not be sent',
      'a task failed',
      'the face check was not taken',
    ])
      expect(text).toContain(said);
    for (const { code } of copies.test.sentSms) theirs.add(code);
    const found = logged.flatMap((line) =>
      [...theirs].filter((word) => word !== '' && line.includes(word)).map((word) => `${word}: ${line}`),
    );
    expect(found).toEqual([]);
    // The terminal of the sandbox is the one place for a code (decisions of the product), beside a masked phone.
    expect(printed.length).toBeGreaterThan(2);
    for (const line of printed) expect(line).toMatch(/^\[沙箱短信\] 138\*{4}\d{4} 验证码 \d{6}$/);
  });
});

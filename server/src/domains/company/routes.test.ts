import { describe, expect, it } from 'vitest';
import type { SignedInActor } from '#server/context.ts';
import { companyInput, companyOwner, newCreditCode, pictureUpload, verifiedOwner } from '#testing/company.ts';
import { bearer } from '#testing/session.ts';
import { useWorld } from '#testing/world.ts';

const world = useWorld();
const company = '/service/job-hunter/company';

interface Call {
  readonly method?: 'GET' | 'POST';
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

function form(name: string, bytes: Uint8Array) {
  const head = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--cut--\r\n')]);
  return { url: `${company}/upload`, payload, headers: { 'content-type': 'multipart/form-data; boundary=cut' } };
}

describe('the company over HTTP', () => {
  it('is created, described, given its logo and submitted by its owner', async () => {
    const employer = await world.employer();
    const identity = { companyId: '', jobHunterId: employer.userId };
    // One token throughout: after the company exists it acts for it.
    const session = await bearer(world, employer);
    const own = (each: Call) => call(null, { ...each, headers: { ...session, ...each.headers } });
    const created = await own({ url: `${company}/create`, payload: { ...companyInput(), ...identity } });
    expect(created).toEqual({ status: 200, code: 200, message: 'success', data: { companyId: expect.any(String) } });
    const uploaded = await own(form('执照.png', pictureUpload().bytes));
    const { fileId } = uploaded.data as { fileId: string };
    expect(uploaded.data).toEqual({
      fileId,
      url: expect.stringContaining(fileId),
      name: '执照.png',
      size: pictureUpload().size,
      type: 'image/png',
    });
    const payload = { shortName: '  测试科技  ', logoFileId: fileId, ...identity };
    const updated = await own({ url: `${company}/updateCompany`, payload });
    expect(updated).toMatchObject({ code: 200, data: { shortName: '测试科技', logoFileId: fileId } });
    const submission = {
      companyName: '测试科技有限公司',
      creditCode: ` ${newCreditCode().toLowerCase()} `,
      licenceFileId: fileId,
    };
    const submitted = await own({ url: '/admin/company/verification/submit', payload: submission });
    expect(submitted).toMatchObject({ code: 200, data: { status: 0 } });
    const info = await own({ url: '/admin/company/verification/info', payload: { companyId: null } });
    expect(info).toMatchObject({ code: 200, data: { status: 0, reason: null } });
    const detail = await own({ url: `${company}/companyDetail?companyId=&jobHunterId=x` });
    expect(detail).toMatchObject({ code: 200, data: { shortName: '测试科技', verificationStatus: 0 } });
  });

  it('is seen by seekers once it is verified', async () => {
    const { companyId } = await verifiedOwner(world);
    const seeker = await world.seeker();
    const seen = await call(seeker, { url: `${company}/companyDetail?companyId=${companyId}` });
    expect(seen).toMatchObject({ code: 200, data: { companyId, creditCode: null } });
    expect(await call(seeker, { url: `${company}/companyDetail` })).toMatchObject({ status: 200, code: 40400 });
  });

  it('is found by its name by whoever is signed in, and by nobody else', async () => {
    const { companyId } = await verifiedOwner(world, { name: '云杉示例科技有限公司' });
    const url = `${company}/search?q=${encodeURIComponent('云杉')}`;
    expect(await call(await world.seeker(), { url })).toMatchObject({
      code: 200,
      data: [{ companyId, name: '云杉示例科技有限公司', shortName: null }],
    });
    expect(await call(await world.seeker(), { url: `${company}/search?q=%20` })).toMatchObject({ code: 40001 });
    expect(await call(null, { url })).toMatchObject({ status: 401, code: 401 });
  });

  it('names the fields it cannot take, in Chinese', async () => {
    const employer = await world.employer();
    const payload = { name: ' ', creditCode: 'IOSVZ', industry: '', staffSize: null, city: 7 };
    const answer = await call(employer, { url: `${company}/create`, payload });
    expect(answer).toMatchObject({ status: 200, code: 40001, message: '请填写公司名称' });
    const issues = answer.data as { path: string; message: string }[];
    expect(issues.map((issue) => issue.path)).toEqual(['name', 'creditCode', 'industry', 'staffSize', 'city']);
    for (const issue of issues) expect(issue.message).toMatch(/^\p{Script=Han}/u);
    const owner = await companyOwner(world);
    const text = await call(owner, form('说明.png', Buffer.from('no picture')));
    expect(text).toMatchObject({ status: 200, code: 40001, message: '请上传图片文件' });
  });

  it.each([
    { url: `${company}/create`, payload: {} },
    { url: `${company}/updateCompany`, payload: {} },
    form('x.png', pictureUpload().bytes),
    { url: '/admin/company/verification/submit', payload: {} },
    { url: '/admin/company/verification/info', payload: {} },
  ])('$url is not for seekers, nor for strangers', async (each) => {
    expect(await call(await world.seeker(), each)).toMatchObject({ status: 403, code: 403 });
    expect(await call(null, each)).toMatchObject({ status: 401, code: 401 });
  });
});

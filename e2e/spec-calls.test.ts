import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { creditCode, licencePicture, openPosition, resumeFile } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { callProduct, signIn, type SignedIn } from './harness/sign-in.ts';

/**
 * Every call of the specification as its clients make it: path, method, identity fields of spec §6 and all, and that
 * the answer has at least the shape that is written there. Extra fields are allowed, missing or renamed ones are not.
 */
const journey = useJourney();

const phones = { seeker: '13800000501', employer: '13800000502', newcomer: '13800000503' };

let seeker: SignedIn;
let employer: SignedIn;
let companyId: string;

beforeAll(async () => {
  seeker = await signIn(journey.product.url, 'web-job-hunter', phones.seeker);
  ({ employer } = await openPosition(journey.product.url, phones.employer, 501));
  const { sysUser } = await ask<{ sysUser: { companyId: string } }>('GET', '/admin/user/info', employer);
  companyId = sysUser.companyId;
});

type Who = SignedIn | null;

/** What rides on every request of somebody signed in (spec §6). */
function identityOf(who: Who): Record<string, string> {
  if (who === null) return {};
  return who === seeker ? { jobHunterId: who.userId } : { companyId, jobHunterId: who.userId };
}

async function envelopeOf(answer: Response) {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-request-id')).toMatch(/./);
  const envelope = (await answer.json()) as { code: number; data: unknown; message: string };
  expect(envelope).toEqual({ code: 200, data: envelope.data, message: 'success' });
  return envelope.data;
}

async function ask<T>(
  method: 'GET' | 'POST',
  path: string,
  who: Who,
  input: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const headers: Record<string, string> = who === null ? {} : { authorization: `Bearer ${who.accessToken}` };
  const fields = { ...identityOf(who), ...input };
  if (method === 'GET') {
    const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
    return (await envelopeOf(await fetch(`${journey.product.url}${path}?${query}`, { headers }))) as T;
  }
  const body = JSON.stringify(fields);
  headers['content-type'] = 'application/json';
  return (await envelopeOf(await fetch(journey.product.url + path, { method: 'POST', headers, body }))) as T;
}

async function upload(path: string, who: SignedIn, file: Blob, name: string): Promise<unknown> {
  const body = new FormData();
  for (const [field, value] of Object.entries(identityOf(who))) body.append(field, value);
  body.append('file', file, name);
  const headers = { authorization: `Bearer ${who.accessToken}` };
  return envelopeOf(await fetch(journey.product.url + path, { method: 'POST', headers, body }));
}

const text: unknown = expect.any(String);
const number: unknown = expect.any(Number);
const list: unknown = expect.any(Array);

/** Each of a list that has at least one; the message names the first that has another shape. */
function expectEach(found: unknown, shape: object): void {
  expect(found).toEqual(expect.arrayContaining([expect.objectContaining(shape)]));
  for (const each of found as unknown[]) expect(each).toMatchObject(shape);
}

describe('sign-in', () => {
  it('sends a code, exchanges it, and refreshes', async () => {
    const { url } = journey.product;
    expect(await ask('POST', '/admin/sms/send', null, { phone: phones.newcomer, smsType: '1' })).toMatchObject({
      retryAfter: number,
    });
    const authorization = `Basic ${Buffer.from('web-job-hunter:web-job-hunter').toString('base64')}`;
    const pair = { accessToken: text, refreshToken: text, expiresIn: number };
    const code = await journey.smsCode(phones.newcomer);
    const login = { phone: phones.newcomer, code, grant_type: 'sms' };
    const first = await callProduct<{ refreshToken: string }>(url, '/auth/oauth2/token', {
      authorization,
      body: login,
    });
    expect(first).toMatchObject(pair);
    const refresh = { grant_type: 'refresh_token', refresh_token: first.refreshToken };
    expect(await callProduct(url, '/auth/oauth2/token', { authorization, body: refresh })).toMatchObject(pair);
  });

  it('tells who is signed in', async () => {
    expect(await ask('GET', '/admin/user/info', seeker)).toMatchObject({
      sysUser: { clientId: 'web-job-hunter', companyId: null, userId: seeker.userId },
    });
    expect(await ask('GET', '/admin/user/info', employer)).toMatchObject({
      sysUser: { clientId: 'web-company', companyId, userId: employer.userId },
    });
  });
});

describe('reference data, for anyone', () => {
  const items = { dictLabel: text, dictNum: number };

  it('cities by letter, and the hot ones', async () => {
    const cities = await ask<{ cityGroup: { cityList: unknown }[]; hotCityList: unknown }>(
      'GET',
      '/service/jobhunter/cities',
      null,
    );
    expectEach(cities.cityGroup, { firstChar: expect.stringMatching(/^[A-Z]$/) as unknown, cityList: list });
    for (const { cityList } of cities.cityGroup) expectEach(cityList, { code: text, name: text });
    expectEach(cities.hotCityList, { code: text, name: text });
  });

  it('the city of an address', async () =>
    expect(await ask('GET', '/service/api/ip/location', null)).toMatchObject({
      dictValue: '101010100',
      dictLabel: '北京',
    }));

  it('the tree of cities', async () =>
    expectEach(await ask('GET', '/service/dict/selectTree', null, { dictType: 'city' }), {
      dictLabel: text,
      dictNum: text,
      children: list,
    }));

  it('one dictionary, and several by type', async () => {
    expectEach(await ask('GET', '/service/dict/selectLabel', null, { dictType: 'education' }), items);
    const types = [
      'job_type',
      'recruit_type',
      'salary_range',
      'education',
      'experience',
      'job_status',
      'job_hunting_status',
      'salary_cycle',
      'payment_method',
      'staff_size',
      'financing_stage',
    ];
    const byType = await ask<Record<string, unknown>>('GET', '/service/dict/selectLabelByTypeList', null, {
      dictTypes: types.join(','),
    });
    expect(Object.keys(byType).toSorted()).toEqual(types.toSorted());
    for (const one of Object.values(byType)) expectEach(one, items);
  });

  it('the trees of jobs and industries', async () => {
    expectEach(await ask('GET', '/service/dict/jobNameTree', null), { id: text, codeName: text, children: list });
    expectEach(await ask('GET', '/service/industry/selectIndustryTree', null), {
      code: text,
      name: text,
      children: list,
    });
  });
});

describe('the company', () => {
  it('is shown and saved', async () => {
    expect(await ask('GET', '/service/job-hunter/company/companyDetail', employer)).toMatchObject({ companyId });
    expect(
      await ask('POST', '/service/job-hunter/company/updateCompany', employer, { introduction: '专注协作软件。' }),
    ).toMatchObject({ companyId, introduction: '专注协作软件。' });
  });

  it('tells its verification by status', async () =>
    expect(await ask('POST', '/admin/company/verification/info', employer, { companyId })).toMatchObject({
      status: 1,
    }));

  it('is submitted with its licence', async () => {
    const newcomer = await signIn(journey.product.url, 'web-company', '13800000504');
    const company = { name: '示例科技504有限公司', creditCode: creditCode(504) };
    const facts = { ...company, industry: '900104', staffSize: 3, city: '101210100' };
    await ask('POST', '/service/job-hunter/company/create', newcomer, facts);
    const licence = new Blob([licencePicture]);
    const { fileId } = (await upload('/service/job-hunter/company/upload', newcomer, licence, '执照.png')) as {
      fileId: string;
    };
    const submitted = { companyName: company.name, creditCode: company.creditCode, licenceFileId: fileId };
    expect(await ask('POST', '/admin/company/verification/submit', newcomer, submitted)).toMatchObject({ status: 0 });
  });
});

describe('uploads', () => {
  const stored = { fileId: text, url: text, name: text, size: number, type: text };

  it('take a resume', async () => {
    const file = new Blob([readFileSync(resumeFile)]);
    expect(await upload('/resume/job-hunter/resume/upload', seeker, file, '简历.pdf')).toMatchObject({
      resumeId: text,
      parseState: expect.stringMatching(/^(?:pending|parsing|parsed)$/) as unknown,
    });
  });

  it('take a picture of a company', async () =>
    expect(
      await upload('/service/job-hunter/company/upload', employer, new Blob([licencePicture]), '标志.png'),
    ).toMatchObject({ ...stored, type: 'image/png' }));

  it('take a file of a person', async () => {
    const file = new Blob([licencePicture]);
    for (const who of [seeker, employer]) {
      expect(await upload('/admin/oss/upload', who, file, '头像.png')).toMatchObject({ ...stored, type: 'image/png' });
    }
  });
});

describe('messages', () => {
  const message = {
    id: text,
    title: text,
    content: text,
    messageType: expect.stringMatching(/^(?:1|2|7|11|21)$/) as unknown,
    isRead: expect.stringMatching(/^[01]$/) as unknown,
    createTime: text,
    meta: expect.any(Object) as unknown,
  };

  it('are arrays, by kind', async () => {
    for (const messageType of ['0', '1']) {
      expect(await ask('GET', '/job/message/list', seeker, { messageType })).toEqual(list);
    }
    for (const messageType of ['1', '2']) {
      expect(await ask('GET', '/job/message/company/list', employer, { messageType })).toEqual(list);
    }
    expectEach(await ask('GET', '/job/message/company/list', employer, { messageType: '0' }), message);
  });

  it('are marked read', async () => {
    const [first] = await ask<{ id: string; isRead: string }[]>('GET', '/job/message/company/list', employer);
    expect(first?.isRead).toBe('0');
    await ask('POST', '/job/message/markAsRead', employer, { messageIds: [first?.id], jobHunterId: employer.userId });
    const [again] = await ask<{ id: string; isRead: string }[]>('GET', '/job/message/company/list', employer);
    expect(again).toMatchObject({ id: first?.id, isRead: '1' });
  });
});

describe('the real name of a seeker', () => {
  it('is checked by face, asked for by its certifyId, and known by its state', async () => {
    expect(await ask('POST', '/admin/user/jobHunterStatus', seeker, { accountId: seeker.userId })).toMatchObject({
      state: 0,
    });
    expect(await ask('POST', '/admin/faceVerification/queryInfo', seeker)).toMatchObject({
      state: 0,
      maskedName: null,
      maskedIdNo: null,
    });
    const begun = await ask<{ certifyId: string }>('POST', '/admin/faceVerification/getCertifyId', seeker, {
      returnUrl: '/verificationIdResult',
      realName: '示例',
      idNo: '11010519491231002X',
      consent: true,
    });
    expect(begun).toMatchObject({ certifyId: text, url: text });
    expect(
      await ask('POST', '/admin/faceVerification/notify/query', seeker, { certifyId: begun.certifyId }),
    ).toMatchObject({ status: 0 });
  });
});

describe('the settings of a seeker', () => {
  it('unblock a company by its id, blocked or not', async () => {
    const unblock = () => ask('POST', `/api/account/setting/unblock-company/${companyId}`, seeker);
    await ask('POST', `/api/account/setting/block-company/${companyId}`, seeker);
    const blocked = () => ask<{ records: unknown[] }>('GET', '/api/account/setting/blocked-companies', seeker);
    expect((await blocked()).records).toMatchObject([{ companyId }]);
    await unblock();
    expect((await blocked()).records).toEqual([]);
    await unblock();
  });
});

describe('the real-time channel', () => {
  const frames = (who: SignedIn, userId: string, token = who.accessToken) =>
    new Promise<string>((resolve, reject) => {
      const address = journey.product.url.replace('http', 'ws');
      const socket = new WebSocket(`${address}/webSocket?userId=${userId}&access_token=${token}`);
      socket.addEventListener('message', ({ data }) => {
        resolve(String(data));
        socket.close();
      });
      socket.addEventListener('close', ({ code }) => resolve(`closed ${code}`));
      socket.addEventListener('error', () => reject(new Error('the socket was not accepted')));
    });

  it('takes the company id of an employer and the user id of a seeker', async () => {
    const frame = { event: text, at: text };
    expect(JSON.parse(await frames(employer, companyId))).toMatchObject(frame);
    expect(JSON.parse(await frames(seeker, seeker.userId))).toMatchObject(frame);
  });

  it('is accepted and closed with 4401 for a dead token', async () =>
    expect(await frames(seeker, seeker.userId, 'dead')).toBe('closed 4401'));
});

describe('an unknown call', () => {
  it.each(['/admin/nothing', '/service/nothing', '/job/nothing', '/resume/nothing', '/api/nothing'])(
    '%s is a 404 envelope',
    async (path) => {
      const answer = await fetch(journey.product.url + path, {
        headers: { authorization: `Bearer ${seeker.accessToken}` },
      });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ code: 404, data: null, message: '请求的接口不存在' });
    },
  );
});

import { readFileSync } from 'node:fs';
import { consents, type ConsentItem } from '@pinjian/contract/interview.ts';
import { emptyPositionContent, type PositionContent } from '@pinjian/contract/position-content.ts';
import { eventually } from './eventually.ts';
import { recharge } from './money.ts';
import { callProduct, signIn, type SignedIn } from './sign-in.ts';

/** A resume that another program than ours has printed. */
export const resumeFile = new URL(
  '../../server/src/domains/resume/parsing/samples/chromium-frontend.pdf',
  import.meta.url,
);

/** A picture as a licence: what stands on it, a person decides at /sandbox. */
export const licencePicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const creditWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** A unified social credit code (GB 32100) that ends in a right check character; `serial` makes it another. */
export function creditCode(serial: number): string {
  const start = `91330106MA${String(serial).padStart(7, '0')}`;
  const sum = creditWeights.reduce(
    (total, weight, index) => total + weight * creditAlphabet.indexOf(start[index] ?? '0'),
    0,
  );
  return start + (creditAlphabet[(31 - (sum % 31)) % 31] ?? '');
}

/** A position that can be published as it is. */
const position: PositionContent = {
  ...emptyPositionContent(),
  title: '前端开发工程师',
  categoryId: '100201',
  cityCode: '101210100',
  salaryMin: 2_000_000,
  salaryMax: 3_500_000,
  salaryMonths: 14,
  experience: 5,
  education: 5,
  headCount: 2,
  requirements: [{ kind: 'must', skill: 'React', skillId: null, years: 3, anyOf: null, from: null, by: 'writer' }],
  description: [{ title: 1, text: '负责协作产品的前端架构、组件库和性能优化，参与技术方案评审，推动工程质量。' }],
};

const bearer = (person: SignedIn) => ({ authorization: `Bearer ${person.accessToken}` });

async function upload<T>(url: string, path: string, person: SignedIn, file: Blob, name: string): Promise<T> {
  const body = new FormData();
  body.append('file', file, name);
  const answer = await fetch(url + path, { method: 'POST', headers: bearer(person), body });
  const { code, data } = (await answer.json()) as { code: number; data: T };
  if (code !== 200) throw new Error(`${path} answered ${code}`);
  return data;
}

/** A seeker hands in a picture of a passport that a person has to look at. */
export async function handPassportIn(url: string, seeker: SignedIn): Promise<void> {
  const { fileId } = await upload<{ fileId: string }>(
    url,
    '/admin/oss/upload',
    seeker,
    new Blob([licencePicture]),
    '护照.png',
  );
  const body = { documentType: 'passport', realName: '林示例', documentNo: 'E12345678', fileId, consent: true };
  await callProduct(url, '/admin/realName/submitDocument', { ...bearer(seeker), body });
}

/** An employer with a verified company that has nothing yet. */
async function verifiedEmployer(url: string, phone: string, serial: number): Promise<SignedIn> {
  const employer = await signIn(url, 'web-company', phone);
  await verifyCompany(url, employer, serial);
  return employer;
}

/** An employer who is signed in creates a company, and it is verified. */
export async function verifyCompany(url: string, employer: SignedIn, serial: number): Promise<void> {
  await handLicenceIn(url, employer, serial);
  await decideLicence(url, creditCode(serial), 'passed');
}

/** A company whose licence the check leaves unsure: an admin has to look at it. Answers its name. */
export async function unsureCompany(url: string, employer: SignedIn, serial: number): Promise<string> {
  const name = await handLicenceIn(url, employer, serial);
  await decideLicence(url, creditCode(serial), 'unsure');
  return name;
}

async function handLicenceIn(url: string, employer: SignedIn, serial: number): Promise<string> {
  const company = { name: `示例科技${serial}有限公司`, creditCode: creditCode(serial) };
  const post = <T>(path: string, body: object) => callProduct<T>(url, path, { ...bearer(employer), body });
  await post('/service/job-hunter/company/create', { ...company, industry: '900104', staffSize: 3, city: '101210100' });
  const { fileId } = await upload<{ fileId: string }>(
    url,
    '/service/job-hunter/company/upload',
    employer,
    new Blob([licencePicture]),
    '执照.png',
  );
  await post('/admin/company/verification/submit', {
    companyName: company.name,
    creditCode: company.creditCode,
    licenceFileId: fileId,
  });
  return company.name;
}

/** An employer with a verified company and one open position. */
export async function openPosition(
  url: string,
  phone: string,
  serial: number,
): Promise<{ employer: SignedIn; positionId: string }> {
  const employer = await verifiedEmployer(url, phone, serial);
  const post = <T>(path: string, body: object) => callProduct<T>(url, path, { ...bearer(employer), body });
  const draft = await post<{ positionId: string; version: number }>('/job/position/create', {
    key: `position-${serial}`,
    content: position,
  });
  await post(`/job/position/${draft.positionId}/publish`, { version: draft.version });
  return { employer, positionId: draft.positionId };
}

/** Somebody new who has joined the employer's company. */
export async function joinCompany(
  url: string,
  employer: SignedIn,
  { phone, role }: { readonly phone: string; readonly role: 'recruiter' | 'interviewer' },
): Promise<SignedIn> {
  const colleague = await signIn(url, 'web-company', phone);
  const info = await callProduct<{ sysUser: { companyId: string } }>(url, '/admin/user/info', bearer(employer));
  const company = '/service/job-hunter/company';
  const body = { targetCompanyId: info.sysUser.companyId, note: '' };
  const { requestId } = await callProduct<{ requestId: string }>(url, `${company}/join`, {
    ...bearer(colleague),
    body,
  });
  const taken = { requestId, accept: true, role };
  await callProduct(url, `${company}/member/answer`, { ...bearer(employer), body: taken });
  return colleague;
}

/** Decides a company's licence as a person at /sandbox would. */
async function decideLicence(url: string, code: string, outcome: 'passed' | 'unsure'): Promise<void> {
  const { verificationId } = await eventually('the licence at /sandbox', async () => {
    type Waiting = { readonly records: readonly { readonly verificationId: string; readonly creditCode: string }[] };
    const { records } = await callProduct<Waiting>(url, '/api/sandbox/licences');
    return records.find((each) => each.creditCode === code);
  });
  const answer = await fetch(`${url}/api/sandbox/licences/${verificationId}/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ outcome }),
  });
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
}

interface ResumeView {
  readonly resumeId: string;
  readonly parseState: string;
  readonly version: number;
  readonly content: object;
}

/** Uploads a resume and waits until it is read; nothing of it is confirmed. */
export async function readResume(url: string, seeker: SignedIn): Promise<ResumeView> {
  const { resumeId } = await upload<{ resumeId: string }>(
    url,
    '/resume/job-hunter/resume/upload',
    seeker,
    new Blob([readFileSync(resumeFile)]),
    '我的简历.pdf',
  );
  return eventually('the resume to be read', async () => {
    const now = await callProduct<ResumeView>(url, `/resume/job-hunter/resume/${resumeId}`, bearer(seeker));
    return now.parseState === 'parsed' ? now : undefined;
  });
}

/** A seeker whose uploaded resume is read and confirmed. */
export async function seekerWithResume(url: string, phone: string): Promise<SignedIn> {
  const seeker = await signIn(url, 'web-job-hunter', phone);
  const { resumeId, version, content } = await readResume(url, seeker);
  await callProduct(url, `/resume/job-hunter/resume/${resumeId}/confirm`, {
    ...bearer(seeker),
    body: { version, content },
  });
  return seeker;
}

interface Moved {
  readonly applicationId: string;
  readonly state: number;
  readonly version: number;
}

interface MyApplication extends Moved {
  readonly invitation: { readonly invitationId: string } | null;
}

/** Applied, passed, invited, accepted, consented: an interview that can begin. */
export async function preparedInterview(
  url: string,
  { employer, positionId, seeker }: { employer: SignedIn; positionId: string; seeker: SignedIn },
): Promise<string> {
  const asEmployer = <T>(path: string, body: object) => callProduct<T>(url, path, { ...bearer(employer), body });
  const asSeeker = <T>(path: string, body: object) => callProduct<T>(url, path, { ...bearer(seeker), body });
  await asSeeker('/job/application/apply', { positionId });
  const { records } = await callProduct<{ records: Moved[] }>(url, '/job/candidate/activeDelivery', bearer(employer));
  const [row] = records;
  if (row === undefined) throw new Error('the application did not arrive');
  const from = ({ applicationId, state, version }: Moved) => ({ applicationId, from: state, version });
  const passed = await asEmployer<Moved>('/job/candidate/pass', from(row));
  await recharge(url, employer);
  await asEmployer('/job/candidate/inviteToAiInterview', from(passed));
  return acceptedInterview(url, { positionId, seeker });
}

/** An invitation is accepted, and its interview can begin. */
export async function acceptedInterview(
  url: string,
  { positionId, seeker }: { positionId: string; seeker: SignedIn },
): Promise<string> {
  const asSeeker = <T>(path: string, body: object) => callProduct<T>(url, path, { ...bearer(seeker), body });
  const { application } = await callProduct<{ application: MyApplication }>(
    url,
    `/job/application/position/${positionId}`,
    bearer(seeker),
  );
  const { interviewId } = await asSeeker<{ interviewId: string }>('/job/application/invitation/accept', {
    invitationId: application.invitation?.invitationId,
    from: application.state,
    version: application.version,
  });
  const { consentItems } = await callProduct<{ consentItems: ConsentItem[] }>(
    url,
    `/interview/detail?interviewId=${interviewId}`,
    bearer(seeker),
  );
  await asSeeker('/interview/prepare', {
    interviewId,
    consents: consentItems.map((item) => ({ item, version: consents[item].version, granted: true })),
    devices: { online: 20, screen: '1440x900' },
  });
  return interviewId;
}

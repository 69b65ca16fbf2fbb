import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addAdmin, signInAdmin, totpOf } from './harness/admin.ts';
import { answerHalf } from './harness/answer-half.ts';
import { endContactRequests } from './harness/database.ts';
import { eventually } from './harness/eventually.ts';
import { findableSeeker } from './harness/findable.ts';
import { acceptedInterview, licencePicture, openPosition, seekerWithResume } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { actAtCashier } from './harness/money.ts';
import type { Person } from './harness/person.ts';
import { callProduct, type SignedIn } from './harness/sign-in.ts';

const journey = useJourney({
  PINJIAN_BANK_ACCOUNT_NAME: '聘见示例科技有限公司',
  PINJIAN_BANK_ACCOUNT_NUMBER: '110900000000001',
  PINJIAN_BANK_NAME: '示例银行北京分行',
});
const bearer = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` });

interface Row {
  readonly applicationId: string;
  readonly resumeId: string;
  readonly state: number;
  readonly version: number;
}

/** Makes an admin, and answers what their authenticator shows. */
async function adminTotp(dataFolder: string, phone: string): Promise<() => string> {
  const secret = await addAdmin(dataFolder, phone);
  return () => totpOf(secret);
}

/** This minute as somebody in Beijing types it: 2026-11-23 12:05. */
function nowInBeijing(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}

/** Goes to the cashier from an order that waits, and pays. */
async function payAtCashier(page: Page, url: string): Promise<void> {
  const way = page.getByRole('link', { name: '打开沙箱收银台' });
  await way.waitFor();
  await actAtCashier(url, (await way.getAttribute('href')) ?? '', 'pay');
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
}

/** Somebody who has not applied, and whom the company added; answers their application. */
async function addedTalent(url: string, employer: SignedIn, positionId: string, phone: string) {
  const talent = await findableSeeker(url, phone);
  interface Resumes {
    readonly records: readonly { readonly resumeId: string }[];
  }
  const [resume] = (await callProduct<Resumes>(url, '/resume/job-hunter/resume/list', bearer(talent))).records;
  await eventually('the recommendation', async () => {
    const found = await callProduct<Resumes>(url, `/job/talent/recommended?positionId=${positionId}`, bearer(employer));
    return found.records.some(({ resumeId }) => resumeId === resume?.resumeId) ? true : undefined;
  });
  const body = { positionId, resumeId: resume?.resumeId };
  await callProduct(url, '/job/talent/add', { ...bearer(employer), body });
  const own = await callProduct<{ application: { applicationId: string } }>(
    url,
    `/job/application/position/${positionId}`,
    bearer(talent),
  );
  return { talent, applicationId: own.application.applicationId };
}

interface Phones {
  readonly owner: string;
  readonly seekerPhone: string;
  readonly talent: string;
  /** They say no, and they say nothing. */
  readonly refusing: string;
  readonly silent: string;
  readonly admin: string;
}

const phones: Readonly<Record<'desktop' | 'phone', Phones>> = {
  desktop: {
    owner: '13800000991',
    seekerPhone: '13800001991',
    talent: '13800002991',
    refusing: '13800003991',
    silent: '13800004991',
    admin: '13800005991',
  },
  phone: {
    owner: '13800000992',
    seekerPhone: '13800001992',
    talent: '13800002992',
    refusing: '13800003992',
    silent: '13800004992',
    admin: '13800005992',
  },
};

/** The states of the uses of something, as the company's wallet tells them. */
async function endsOf(url: string, employer: SignedIn): Promise<Readonly<Record<string, number>>> {
  const { records } = await callProduct<{ records: { item: string; state: string }[] }>(
    url,
    '/wallet/uses?pageSize=50',
    bearer(employer),
  );
  const ends = Object.groupBy(records, ({ item, state }) => `${item} ${state}`);
  return Object.fromEntries(Object.entries(ends).map(([end, uses]) => [end, uses?.length ?? 0]));
}

/** Asks for somebody's contacts by a call; answers the request. */
async function askContact(url: string, employer: SignedIn, applicationId: string): Promise<void> {
  await callProduct(url, `/job/conversation/${applicationId}/contact/ask`, { ...bearer(employer), body: {} });
}

/** What was asked of a talent is answered by a call. */
async function answerContact(url: string, talent: SignedIn, applicationId: string, agree: boolean): Promise<void> {
  const path = `/job/conversation/${applicationId}`;
  const { request } = await callProduct<{ request: { requestId: string } }>(url, path, bearer(talent));
  const body = { requestId: request.requestId, agree };
  await callProduct(url, `${path}/contact/answer`, { ...bearer(talent), body });
}

/** The company asks for a special invoice of what it used, with a title that lacks what such an invoice needs. */
async function askSpecialInvoice({ page, ...person }: Person): Promise<void> {
  await person.visit('/hire/my/wallet?tab=invoice');
  await page.getByText('25元').first().waitFor();
  await page.getByRole('button', { name: '申请开票' }).click();
  await page.getByRole('radio', { name: '电子专用发票' }).check();
  await page.getByRole('button', { name: '新增抬头' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('注册地址').fill('北京市海淀区示例路 1 号');
  await dialog.getByLabel('电话').fill('010-00000000');
  await dialog.getByLabel('开户银行').fill('示例银行北京分行');
  await person.look();
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await page.getByText('抬头还缺少：银行账号').waitFor();
  await page.getByRole('button', { name: '去补充' }).click();
  await dialog.getByLabel('银行账号').fill('110900000000001');
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await page.getByText('抬头还缺少').waitFor({ state: 'hidden' });
  await person.look();
  await page.getByRole('button', { name: '提交开票申请' }).click();
  await page.getByText('待开', { exact: true }).waitFor();
  await person.look();
}

/** The admin enters what was issued, or the red invoice that takes it back. */
async function enterPaper({ page, ...person }: Person, what: '发票' | '红字发票', number: string): Promise<void> {
  await person.visit('/console/invoices');
  await page.getByRole('button', { name: /25元/ }).first().click();
  await page.getByRole('button', { name: what === '发票' ? '登记已开具的发票' : '登记红字发票' }).click();
  await page.getByLabel(`${what}号码（20 位数字）`).fill(number);
  if (what === '红字发票') await page.getByLabel('红冲原因（写入操作记录）').fill('与企业核对后红冲');
  await person.look();
  await page.getByRole('button', { name: `登记${what}`, exact: true }).click();
  await page.getByText(what === '发票' ? '发票已登记，对方会收到通知' : '红字发票已登记，消费可以重新开票').waitFor();
}

describe.each(['desktop', 'phone'] as const)('a company on a %s', (device) => {
  it('recharges 1000, is charged and given back what it uses, and invoices it', { timeout: 400_000 }, async () => {
    const { url, dataFolder } = journey.product;
    const { owner, seekerPhone, talent: talentPhone, refusing, silent, admin } = phones[device];
    const { employer, positionId } = await openPosition(url, owner, Number(owner.slice(-4)));
    const seeker = await seekerWithResume(url, seekerPhone);
    await callProduct(url, '/job/application/apply', { ...bearer(seeker), body: { positionId } });
    const delivered = await callProduct<{ records: Row[] }>(url, '/job/candidate/activeDelivery', bearer(employer));
    const [row] = delivered.records;
    if (row === undefined) throw new Error('the application did not arrive');
    const passing = { applicationId: row.applicationId, from: row.state, version: row.version };
    await callProduct(url, '/job/candidate/pass', { ...bearer(employer), body: passing });
    const person = await journey.person({ device, session: employer });
    const { page } = person;

    // Too little: the wallet, and back to the very page.
    await person.visit(`/hire/candidateList/talent-detail/${row.resumeId}/${positionId}`);
    await page.getByText(/每次邀请冻结 5 额度，可用 0 额度/).waitFor();
    await page.getByRole('button', { name: /^邀请AI面试/ }).click();
    await page.getByRole('dialog').getByText('这次需要 5 额度，可用 0 额度。充值后会回到这里继续。').waitFor();
    await person.look();
    await page.getByRole('dialog').getByRole('button', { name: '去充值' }).click();
    await page.waitForURL(/\/hire\/my\/wallet\?next=/);
    await page.getByRole('button', { name: '充值：充值 1000 元，1,000元' }).waitFor();
    await person.look();
    await person.walkByKeyboard();
    await page.getByRole('button', { name: '充值：充值 1000 元，1,000元' }).click();
    await payAtCashier(page, url);
    await person.look();
    await page.getByRole('link', { name: '回到刚才的页面继续' }).click();
    await page.waitForURL(/\/talent-detail\//);

    // An invitation holds, and gives back where it is taken back.
    await page.getByText(/每次邀请冻结 5 额度，可用 1000 额度/).waitFor();
    await page.getByRole('button', { name: /^邀请AI面试/ }).click();
    await page.getByText(/已发出AI面试邀请，对方 7 天内可以答复，已冻结 5 额度/).waitFor();
    await page.getByText('冻结中 5 额度').waitFor();
    await person.look();
    await page.getByRole('button', { name: /^收回邀请/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '收回邀请' }).click();
    await page.getByText('已退回 5 额度').waitFor();

    // Contacts of somebody who has not applied cost; that they agree takes what was held.
    const { talent, applicationId } = await addedTalent(url, employer, positionId, talentPhone);
    await person.visit(`/hire/candidateList/conversation/${applicationId}`);
    await page.getByRole('button', { name: '交换联系方式' }).click();
    await page
      .getByRole('dialog')
      .getByText(/将冻结 20 额度（可用 1000 额度）/)
      .waitFor();
    await person.look();
    await page.getByRole('dialog').getByRole('button', { name: '发出请求' }).click();
    await page.getByText('冻结中 20 额度').waitFor();
    await answerContact(url, talent, applicationId, true);
    await page.getByText('已扣除 20 额度').waitFor();

    // Who says no, and who says nothing for five days, gives it back; an interview that was held has its price.
    const quiet = await addedTalent(url, employer, positionId, silent);
    await askContact(url, employer, quiet.applicationId);
    await endContactRequests(dataFolder, quiet.applicationId);
    const no = await addedTalent(url, employer, positionId, refusing);
    await askContact(url, employer, no.applicationId);
    await person.visit(`/hire/candidateList/conversation/${no.applicationId}`);
    await page.getByText('冻结中 20 额度').waitFor();
    await answerContact(url, no.talent, no.applicationId, false);
    await page.getByText('已退回 20 额度').waitFor();
    await person.look();
    const own = await callProduct<{ application: Row }>(url, `/job/application/position/${positionId}`, bearer(seeker));
    const { state: from, version } = own.application;
    const invited = { applicationId: row.applicationId, from, version };
    await callProduct(url, '/job/candidate/inviteToAiInterview', { ...bearer(employer), body: invited });
    await answerHalf(url, seeker, await acceptedInterview(url, { positionId, seeker }));
    await eventually(
      'each use to end as it should',
      async () => {
        const ends = await endsOf(url, employer);
        return ends['contact released'] === 2 && ends['aiInterview taken'] === 1 ? true : undefined;
      },
      120_000,
    );
    expect(await endsOf(url, employer)).toEqual({
      'contact taken': 1,
      'contact released': 2,
      'aiInterview taken': 1,
      'aiInterview released': 1,
    });

    await person.visit('/hire/my/wallet');
    await page.getByText('剩 975 / 1000 额度').waitFor();
    expect(await page.getByText('另有').count()).toBe(0);
    await page.getByText('已扣除', { exact: true }).first().waitFor();
    await page.getByText('已退回', { exact: true }).first().waitFor();
    await person.look();
    await person.visit('/hire/my/wallet?tab=members');
    // The row of parts has moved to the one that is looked at.
    expect(await page.getByRole('button', { name: '成员额度' }).isVisible()).toBe(true);
    await person.walkByKeyboard();

    // A special invoice of what was used, and no more; issued in the console, then taken back by a red one.
    await askSpecialInvoice(person);
    const session = await signInAdmin(url, admin, await adminTotp(dataFolder, admin));
    const desk = await journey.person({ device, session });
    await enterPaper(desk, '发票', `2600000000000${owner.slice(-4)}001`);
    await page.reload();
    await page.getByRole('button', { name: '下载发票 PDF' }).waitFor();
    await person.look();
    await page.getByRole('button', { name: '申请红冲' }).click();
    await page.getByRole('dialog').getByLabel('原因').fill('抬头写错了，红冲后重开');
    await page.getByRole('dialog').getByRole('button', { name: '提交申请' }).click();
    await page.getByText('红冲中', { exact: true }).waitFor();
    await enterPaper(desk, '红字发票', `2600000000000${owner.slice(-4)}002`);
    await page.reload();
    await page.getByText('已红冲', { exact: true }).waitFor();
    await person.look();
    await page.getByRole('button', { name: '返回发票' }).click();
    await page.getByText('2 笔消费还没有开票').waitFor();
    await person.look();
  });
});

describe.each([
  ['desktop', '13800000993', '13800000994'],
  ['phone', '13800000995', '13800000996'],
] as const)('a company on a %s that transfers by its bank', (device, owner, admin) => {
  it('says so with a voucher, and has its credits once it is confirmed', { timeout: 240_000 }, async () => {
    const { product } = journey;
    const { employer } = await openPosition(product.url, owner, Number(owner.slice(-3)));
    const person = await journey.person({ device, session: employer });
    const { page } = person;
    await person.visit('/hire/my/wallet');
    await page.getByRole('button', { name: '充值：充值 1000 元，1,000元' }).click();
    await page.getByRole('link', { name: '打开沙箱收银台' }).waitFor();
    await page.getByRole('button', { name: '对公转账' }).click();
    await page.getByText('110900000000001').waitFor();
    await person.look();
    await person.walkByKeyboard();
    await page
      .getByLabel('转账凭证', { exact: true })
      .setInputFiles({ name: '回单.png', mimeType: 'image/png', buffer: licencePicture });
    await page.getByText('凭证已提交，核对后会通知您').waitFor();
    await page
      .getByText(/正在核对/)
      .first()
      .waitFor();
    await person.look();
    // A reload finds it as it stands.
    await page.reload();
    await page
      .getByText(/正在核对/)
      .first()
      .waitFor();

    // The admin has the bank's list beside the same kind of screen.
    const session = await signInAdmin(product.url, admin, await adminTotp(product.dataFolder, admin));
    const desk = await journey.person({ device, session });
    await desk.visit('/console/bank-payments');
    await desk.page.getByRole('button', { name: new RegExp(`示例科技${owner.slice(-3)}`) }).click();
    await desk.page.getByLabel('银行流水号').fill(`BANK${owner}`);
    await desk.page.getByLabel('到账时间').fill(nowInBeijing());
    await desk.page.getByLabel('到账时间').press('Enter');
    await desk.look();
    await desk.page.getByRole('button', { name: '确认到账' }).click();
    await desk.page.getByText('已确认到账，企业会收到消息，额度已到账').waitFor();
    await page.getByRole('heading', { name: '支付成功' }).waitFor();
    await page.getByText(/已支付 1,000元，1000 额度已到账，长期有效/).waitFor();
    await person.look();
    expect(await page.getByRole('link', { name: '去找人才' }).isVisible()).toBe(true);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from './harness/eventually.ts';
import { findableSeeker } from './harness/findable.ts';
import { licencePicture, openPosition, seekerWithResume } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { actAtCashier, moneyAdmin } from './harness/money.ts';
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
}

const phones: Readonly<Record<'desktop' | 'phone', Phones>> = {
  desktop: { owner: '13800000991', seekerPhone: '13800001991', talent: '13800002991' },
  phone: { owner: '13800000992', seekerPhone: '13800001992', talent: '13800002992' },
};

describe.each(['desktop', 'phone'] as const)('a company on a %s', (device) => {
  it('recharges 1000, and is charged and given back what it uses', { timeout: 240_000 }, async () => {
    const { url } = journey.product;
    const { owner, seekerPhone, talent: talentPhone } = phones[device];
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
    const asked = await callProduct<{ request: { requestId: string } }>(
      url,
      `/job/conversation/${applicationId}`,
      bearer(talent),
    );
    await callProduct(url, `/job/conversation/${applicationId}/contact/answer`, {
      ...bearer(talent),
      body: { requestId: asked.request.requestId, agree: true },
    });
    await page.getByText('已扣除 20 额度').waitFor();

    await person.visit('/hire/my/wallet');
    await page.getByText('剩 980 / 1000 额度').waitFor();
    expect(await page.getByText('另有').count()).toBe(0);
    await page.getByText('已扣除', { exact: true }).waitFor();
    await page.getByText('已退回', { exact: true }).waitFor();
    await person.look();
    await person.visit('/hire/my/wallet?tab=members');
    await person.walkByKeyboard();
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

    const decide = await moneyAdmin(product, admin);
    const { records } = await decide<{ records: { paymentId: string }[] }>('/bankPayments');
    const confirmation = { bankNumber: `BANK${owner}`, receivedFen: 100_000, receivedAt: new Date().toISOString() };
    await decide(`/bankPayments/${records[0]?.paymentId}/confirm`, confirmation);
    await page.getByRole('heading', { name: '支付成功' }).waitFor();
    await page.getByText(/已支付 1,000元，1000 额度已到账，长期有效/).waitFor();
    await person.look();
    expect(await page.getByRole('link', { name: '去找人才' }).isVisible()).toBe(true);
  });
});

import { consents, consentsFor } from '@pinjian/contract/interview.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from './harness/eventually.ts';
import { skippedQuestions } from './harness/first-questions.ts';
import { useJourney } from './harness/journey.ts';
import { actAtCashier, moneyAdmin } from './harness/money.ts';
import { answerHalf } from './harness/answer-half.ts';
import { callProduct, signIn, type SignedIn } from './harness/sign-in.ts';

const journey = useJourney();
const bearer = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` });

function descriptionOf(what: string): string {
  return `${what}\n负责搭建指标体系，使用 SQL 和 Python 做专题分析，推动业务改进，三年以上经验。`;
}

/** Begins a practice by a call; it holds one of what is left. */
async function begin(url: string, seeker: SignedIn, what: string): Promise<string> {
  const body = { jobDescription: descriptionOf(what), difficulty: 'easy' };
  const path = '/interview/startJobSimulationInterview';
  return (await callProduct<{ readonly interviewId: string }>(url, path, { ...bearer(seeker), body })).interviewId;
}

/** Goes through a practice that was begun, as far as it costs: half of its questions are answered. */
async function practise(url: string, seeker: SignedIn, interviewId: string): Promise<void> {
  const items = consentsFor('simulate').map((item) => ({ item, version: consents[item].version, granted: true }));
  const body = { interviewId, consents: items, devices: { online: 1, screen: '390x844' } };
  await callProduct(url, '/interview/prepare', { ...bearer(seeker), body });
  await answerHalf(url, seeker, interviewId);
}

/** The address that the page's button to the cashier leads to. */
async function cashierOf(page: Page): Promise<string> {
  const way = page.getByRole('link', { name: '打开沙箱收银台' });
  await way.waitFor();
  return (await way.getAttribute('href')) ?? '';
}

const numbers = { desktop: '13800000981', phone: '13800000982' } as const;
const admins = { desktop: '13800000983', phone: '13800000984' } as const;

describe.each(['desktop', 'phone'] as const)('a seeker on a %s', (device) => {
  it('has nothing left, buys a card, uses it, and gets a part back', { timeout: 240_000 }, async () => {
    const { product } = journey;
    const { url } = product;
    const seeker = await skippedQuestions(url, await signIn(url, 'web-job-hunter', numbers[device]));
    // The three of the month are gone: one that is begun holds what it costs.
    for (const what of ['数据分析师', '运营经理', '测试工程师']) await begin(url, seeker, what);
    const person = await journey.person({ device, session: seeker });
    const { page } = person;

    // What is typed waits while the wallet is looked for, and nobody is asked about it.
    await person.visit('/seeker/interview/simulate?way=text');
    await page.getByLabel('职位描述', { exact: true }).fill(descriptionOf('前端工程师'));
    await page.getByText(/可用的次数已经用完/).waitFor();
    await person.look();
    await page.getByRole('button', { name: '购买次数' }).click();
    await page.waitForURL(/\/seeker\/my\/wallet\?next=/);
    await page.getByText('不会自动续费，也不会自动扣款：每次购买都由您确认。').waitFor();
    await person.look();
    await person.walkByKeyboard();
    await page.getByRole('button', { name: '购买：求职月卡，189元' }).click();
    await page.waitForURL(/\/seeker\/my\/wallet\/pay\//);
    const first = await cashierOf(page);
    await person.look();
    await person.walkByKeyboard();

    // A reload finds the same payment; one that failed is tried again; the notice of the next is lost and found by asking.
    await page.reload();
    expect(await cashierOf(page)).toBe(first);
    await actAtCashier(url, first, 'fail');
    await page.getByText(/这次支付没有成功，没有扣款/).waitFor();
    await person.look();
    await page.getByRole('button', { name: '再试一次' }).click();
    await actAtCashier(url, await cashierOf(page), 'payQuietly');
    await page.getByRole('heading', { name: '支付成功' }).waitFor();
    await page.getByText(/已支付 189元，30 次已到账，30 天内有效，到期不自动续费/).waitFor();
    await person.look();

    // Back where it was asked for, with what was typed; the receipt says what it holds.
    await page.getByRole('link', { name: '回到刚才的页面继续' }).click();
    await page.waitForURL(/\/seeker\/interview\/simulate\?way=text/);
    expect(await page.getByLabel('职位描述', { exact: true }).inputValue()).toBe(descriptionOf('前端工程师'));
    await page.getByText(/先用求职月卡（剩 30 次/).waitFor();
    await page.getByRole('button', { name: '开始练习' }).click();
    await page.getByText(/已冻结 1 次，还剩 29 次/).waitFor();
    await page.waitForURL(/\/seeker\/interview\/ai\/preparation/);
    const interviewId = new URL(page.url()).searchParams.get('interviewId') ?? '';
    await practise(url, seeker, interviewId);
    await eventually('the practice to be taken', async () => {
      const uses = await callProduct<{ records: { state: string }[] }>(
        url,
        `/wallet/uses?subjectId=${interviewId}`,
        bearer(seeker),
      );
      return uses.records[0]?.state === 'taken' ? true : undefined;
    });
    await person.visit('/seeker/my/wallet');
    await page.getByText('剩 29 / 30 次').waitFor();
    await page.getByText('已扣除').first().waitFor();

    // A part goes back to where it came from, never more than is unspent.
    await person.visit('/seeker/my/wallet?tab=orders');
    await page.getByText(/现在可以退 182.70元/).waitFor();
    await page.getByRole('button', { name: '申请退款' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/退回 182.70元 到沙箱支付/).waitFor();
    await dialog.getByLabel(/^退款金额/).fill('100');
    await dialog.getByText(/退回 100元 到沙箱支付/).waitFor();
    await dialog.getByRole('combobox', { name: '原因' }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: '用不上了' }).click();
    await person.look();
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await page.getByText('退款申请已提交，审核后原路退回').waitFor();
    const refunds = await callProduct<{ records: { refundId: string }[] }>(url, '/wallet/refund/list', bearer(seeker));
    const decide = await moneyAdmin(product, admins[device]);
    const approval = { fen: 10_000, reason: '未使用的部分，同意退款', evidence: [] };
    await decide(`/refunds/${refunds.records[0]?.refundId}/approve`, approval);
    await page.getByText('已退款', { exact: true }).waitFor({ timeout: 90_000 });
    await page.getByRole('link', { name: /求职月卡/ }).click();
    await page.getByText('已原路退回 100元。').waitFor();
    await person.look();
  });
});

import { describe, expect, it } from 'vitest';
import { addAdmin, signInAdmin, totpOf } from './harness/admin.ts';
import { unsureCompany } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { callProduct, signIn, type SignedIn } from './harness/sign-in.ts';

const journey = useJourney();
const words = '已与企业负责人核实，同意退回';

/** A company orders credits and pays at the sandbox's cashier: what is asked, or another amount. */
async function recharge(employer: SignedIn, paid?: number): Promise<string> {
  const { url } = journey.product;
  const authorization = `Bearer ${employer.accessToken}`;
  const call = <T>(path: string, body: object) => callProduct<T>(url, path, { authorization, body });
  const key = `journey-${Math.random()}`;
  const { orderId, number } = await call<{ readonly orderId: string; readonly number: string }>(
    '/wallet/order/create',
    { key, product: 'recharge1000', fen: 100_000 },
  );
  const { paymentId } = await call<{ readonly paymentId: string }>('/wallet/payment/start', {
    orderId,
    channel: 'sandbox',
  });
  const act = paid === undefined ? { act: 'pay' } : { act: 'otherAmount', fen: paid };
  // The sandbox is written to by its own page alone.
  const done = await fetch(`${url}/api/sandbox/payment/act`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ tradeNo: paymentId.replaceAll('-', ''), ...act }),
  });
  expect(await done.json()).toMatchObject({ code: 200, data: { answers: [200] } });
  return number;
}

async function admin(phone: string): Promise<SignedIn> {
  const { url, dataFolder } = journey.product;
  const secret = await addAdmin(dataFolder, phone);
  return signInAdmin(url, phone, () => totpOf(secret));
}

describe('two admins', () => {
  it(
    'settle a payment in doubt, give a large sum back and change a price, each with the yes that it takes',
    { timeout: 240_000 },
    async () => {
      const { url } = journey.product;
      const employer = await signIn(url, 'web-company', '13800000911');
      const company = await unsureCompany(url, employer, 911);
      const number = await recharge(employer);
      await recharge(employer);
      await recharge(employer, 120_000);
      const authorization = `Bearer ${employer.accessToken}`;
      const asked = { key: 'journey-refund', fen: 150_000, reason: 'closing', words: '招聘计划取消了' };
      await callProduct(url, '/wallet/refund/request', { authorization, body: asked });

      const first = await journey.person({ session: await admin('13800000912') });
      const second = await journey.person({
        device: 'phone',
        colorScheme: 'dark',
        session: await admin('13800000913'),
      });

      // Too much came: an admin says with the keyboard alone that the order is fulfilled and the rest goes back.
      await first.visit('/console/payments');
      const { page } = first;
      await page.getByText('多收 200元').waitFor();
      await first.look();
      await page.locator('body').press('Enter');
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: /原因（写入操作记录）/ }).waitFor();
      await page.keyboard.type('已核对渠道账单，确认收到款项');
      for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
      await page.getByText('没有存疑的支付').waitFor();

      // The first yes to a large sum, with what it rests on.
      await first.visit('/console/refunds');
      await page.getByText('招聘计划取消了').waitFor();
      await page.getByText(number).first().waitFor();
      await first.look();
      await page.getByLabel('同意的依据（写入操作记录）').fill(words);
      await page.getByRole('button', { name: '同意退款' }).click();
      await page.getByText('已同意，等待另一位管理员确认').waitFor();
      await first.visit('/console/refunds?list=secondAsked');
      await page.getByText('您已同意这笔退款，需要另一位管理员确认').waitFor();
      await first.look();
      expect(await page.getByRole('button', { name: '确认退款' }).count()).toBe(0);

      // The second one, on a phone in the dark.
      await second.visit('/console/refunds?list=secondAsked');
      await second.page.getByRole('button', { name: new RegExp(company) }).click();
      await second.page.getByText(words).waitFor();
      await second.look();
      await second.page.getByRole('button', { name: '确认退款' }).click();
      await second.page.getByText('已确认，正在原路退回').waitFor();

      // A price that one of them proposes and the other one agrees to.
      await first.visit('/console/prices');
      await page.getByRole('button', { name: '求职月卡：提出改价' }).click();
      await page.getByLabel('价格').fill('169');
      await page.getByLabel('原因（审批人会看到，写入操作记录）').fill('年末活动降价');
      await first.look();
      await page.getByRole('button', { name: '提交审批' }).click();
      await page.getByText('由您提出，需要另一位管理员审批').waitFor();
      await second.visit('/console/prices');
      await second.look();
      await second.page.getByRole('button', { name: /^同\s*意$/ }).click();
      await second.page.getByRole('dialog').getByRole('button', { name: '同意改价' }).click();
      await second.page.getByText('169元 = 30 次，30 天内有效').first().waitFor();

      await first.visit('/console/audit');
      for (const done of ['把存疑的支付入账', '同意退款', '确认退款', '提出改价', '同意改价'])
        await page.getByRole('main').getByText(done, { exact: true }).waitFor();
      await first.look();
    },
  );
});

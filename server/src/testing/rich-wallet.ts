import { uploadFile } from '#domains/account/file/upload-file.ts';
import { holdUse, seekerPayer, takeUse } from '#domains/billing/index.ts';
import { setAllowance } from '#domains/billing/use/set-allowance.ts';
import { sendVoucher } from '#domains/billing/payment/send-voucher.ts';
import { requestRefund } from '#domains/billing/refund/request-refund.ts';
import { proposeAdjustment } from '#domains/console/adjustments/decide-adjustment.ts';
import { issueInvoice } from '#domains/console/invoices/issue-invoice.ts';
import { newId } from '#platform/core/ids.ts';
import { askInvoice } from './billing.ts';
import { pictureUpload } from './company.ts';
import { atCashier, paidOrder as paidAtCashier } from './payment.ts';
import type { RichPerson } from './rich-person.ts';
import { paidOrder } from './wallet.ts';
import type { World } from './world.ts';

/**
 * Buys simulations, spends free ones and some that were paid for, asks for money back and for an invoice; pays for their
 * company and says how much they may spend for it.
 */
export async function keepWallet(
  world: World,
  { seeker, employer }: Pick<RichPerson, 'seeker' | 'employer'>,
): Promise<void> {
  const mine = world.as(seeker);
  const payer = seekerPayer(seeker.userId);
  await paidOrder(mine, payer, { units: 30, fen: 18_900, days: 30, product: 'monthCard' });
  const subject = { kind: 'interview', id: newId() } as const;
  for (const count of [1, 4]) {
    const key = `rich:${newId()}`;
    await holdUse(mine, { payer, memberId: null, item: 'simulation', key, subject, count });
    await takeUse(mine, { key });
  }
  await paidAtCashier(world.system(), mine, 'simulations5');
  await requestRefund(mine, { key: newId(), fen: 1180, reason: 'other', words: '欧阳知微不再准备面试了' });
  const admin = world.as(await world.admin());
  const about = { payerKind: 'seeker', payerId: seeker.userId, differenceId: null } as const;
  await proposeAdjustment(admin, {
    ...about,
    evidence: [],
    key: newId(),
    units: 1,
    reason: '补偿欧阳知微中断的一次练习',
  });
  const mail = 'ouyang-invoices@example.com';
  const title = {
    subjectType: 2,
    name: '欧阳知微',
    creditCode: '',
    address: '',
    phone: '',
    bank: '',
    account: '',
    mail,
  } as const;
  const { invoiceId } = await askInvoice(world, seeker, { title });
  await issueInvoice(admin, { invoiceId, number: '24312000000000000077', fileId: null });
  const bank = await atCashier(world.as(employer), 'recharge1000', 'bank');
  const { fileId } = await uploadFile(world.as(employer), { file: pictureUpload('欧阳知微的转账凭证.png') });
  await sendVoucher(world.as(employer), { paymentId: bank.payment.paymentId, fileId });
  await setAllowance(world.as(employer), { memberId: employer.userId, credits: 500 });
}

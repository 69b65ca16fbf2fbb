import { expect, it } from 'vitest';
import { uploadFile } from '#domains/account/file/upload-file.ts';
import { requestRefund } from '#domains/billing/refund/request-refund.ts';
import { proposeAdjustment } from '#domains/console/adjustments/decide-adjustment.ts';
import { issueInvoice } from '#domains/console/invoices/issue-invoice.ts';
import { showInvoiceFile } from '#domains/console/invoices/show-invoice-file.ts';
import { approveRefund, getConsoleRefund } from '#domains/console/refunds/decide-refunds.ts';
import { newId } from '#platform/core/ids.ts';
import { findFile, passFile } from '#platform/files/stored-file.ts';
import { askInvoice, consumingOwner } from '#testing/billing.ts';
import { pictureUpload } from '#testing/company.ts';
import { useDataFolder } from '#testing/data-folder.ts';
import { paidOrder, runMoneyTasks } from '#testing/payment.ts';
import { useWorld } from '#testing/world.ts';
import { erasePerson } from './erase-person.ts';

const world = useWorld();
useDataFolder(world);
const reason = '与渠道账单核对过，可以处理';
const pdf = {
  name: '发票.pdf',
  type: 'application/pdf',
  kind: 'pdf',
  bytes: Buffer.from('%PDF-1.7\n%%EOF\n'),
} as const;

it('an admin is erased; what they decided on, and the invoices they entered, stay with their cases', async () => {
  const actor = await world.admin();
  const admin = world.as(actor);
  const upload = async (name: string) => (await uploadFile(admin, { file: pictureUpload(name) })).fileId;

  const seeker = await world.seeker();
  const mine = world.as(seeker);
  await paidOrder(world.system(), mine, 'monthCard');
  const { refundId } = await requestRefund(mine, { key: newId(), fen: 5000, reason: 'unused', words: '' });
  const ofRefund = await upload('沟通记录.png');
  const approval = { refundId, fen: 5000, reason, evidence: [ofRefund] };
  await approveRefund(admin, approval);
  // Said again with the same file, which is the case's by now.
  expect(await approveRefund(admin, approval)).toMatchObject({ approval: { evidence: [{ name: '沟通记录.png' }] } });
  await runMoneyTasks(world.system());

  const owner = await consumingOwner(world);
  const ofAdjustment = await upload('核对记录.png');
  const proposal = {
    key: newId(),
    payerKind: 'company' as const,
    payerId: owner.companyId,
    units: 5,
    reason,
    evidence: [ofAdjustment],
    differenceId: null,
  };
  const proposed = await proposeAdjustment(admin, proposal);
  expect(await proposeAdjustment(admin, proposal)).toEqual(proposed);
  // What belongs to one case is no evidence for another.
  await expect(proposeAdjustment(admin, { ...proposal, key: newId() })).rejects.toMatchObject({ code: 40001 });

  const { invoiceId } = await askInvoice(world, owner);
  const file = { ...pdf, size: pdf.bytes.length };
  const { fileId } = await uploadFile(admin, { file });
  await issueInvoice(admin, { invoiceId, number: '26000000000000000101', fileId });
  const unused = await upload('没有用上.png');
  // As earlier versions left them: under the name of who uploaded them.
  for (const id of [ofRefund, ofAdjustment])
    await passFile(world.db, id, { ownerId: actor.userId, purpose: 'upload', name: '核对记录.png' });

  expect(await erasePerson(world.system(), actor.personId)).toBe(true);
  await world.runTasks();
  const other = world.as(await world.admin());
  expect((await getConsoleRefund(other, { refundId })).approval?.evidence).toMatchObject([{ fileId: ofRefund }]);
  expect(await findFile(world.db, ofAdjustment)).toMatchObject({ ownerId: proposed.adjustmentId });
  expect((await showInvoiceFile(other, { invoiceId, paper: 'blue' })).name).toContain('26000000000000000101');
  expect(await findFile(world.db, unused)).toBeUndefined();

  // And what a case keeps about a seeker goes with the seeker.
  const isThere = async (id: string) => (await findFile(world.db, id)) !== undefined;
  expect(await isThere(ofRefund)).toBe(true);
  expect(await erasePerson(world.system(), seeker.personId)).toBe(true);
  await world.runTasks();
  expect([await isThere(ofRefund), await isThere(ofAdjustment)]).toEqual([false, true]);
});

import type {
  BankPayment,
  Payer,
  confirmBankPayment as confirmEndpoint,
  listBankPayments as endpoint,
  refuseBankPayment as refuseEndpoint,
  showVoucher as voucherEndpoint,
} from '@pinjian/contract/console-payment.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import {
  confirmTransfer,
  countTransferRows,
  findTransferRow,
  listTransferRows,
  refuseTransfer,
  type TransferWithOrder,
} from '#domains/billing/index.ts';
import { findFile } from '#platform/files/stored-file.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAdmin } from '../policy.ts';
import { pageOf } from '../view.ts';
import { payerViews, refuseOwnMoney } from './find-payers.ts';

function bankPaymentView(row: TransferWithOrder, payer: Payer): BankPayment {
  const { confirmed, decided_at: decidedAt } = row;
  return {
    paymentId: row.id,
    orderId: row.order_id,
    number: row.number,
    payer,
    fen: row.fen,
    reference: row.reference,
    state: row.state,
    hasVoucher: row.voucher_file_id !== null,
    voucherAt: row.voucher_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    decision:
      confirmed === null || decidedAt === null
        ? null
        : {
            confirmed,
            at: decidedAt.toISOString(),
            bankNumber: row.bank_number,
            receivedFen: row.received_fen,
            reason: row.reason,
          },
  };
}

/** @throws Refusal 403 */
export async function listBankPayments(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  const rows = await listTransferRows(ctx, input.list, input);
  const viewOf = await payerViews(
    ctx,
    rows.map((row) => row.payer),
  );
  const records = rows.map((row) => bankPaymentView(row, viewOf(row.payer)));
  return pageOf(records, await countTransferRows(ctx, input.list, totalCap + 1), input);
}

async function requireTransfer(ctx: Ctx, paymentId: string): Promise<TransferWithOrder> {
  const transfer = await findTransferRow(ctx, paymentId);
  if (transfer === undefined) throw new Refusal(errors.notFound);
  return transfer;
}

/** The voucher, for a few minutes; that it was looked at is written down with it. @throws Refusal 403, 40400 */
export async function showVoucher(
  ctx: Ctx<AdminActor>,
  { paymentId }: Received<typeof voucherEndpoint>,
): Promise<Answer<typeof voucherEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  return ctx.transaction(async (tx) => {
    const { voucher_file_id: fileId } = await requireTransfer(tx, paymentId);
    const file = fileId === null ? undefined : await findFile(tx.db, fileId);
    if (file === undefined) throw new Refusal(errors.notFound);
    await recordAudit(tx, { act: 'voucherShown', object: { kind: 'payment', id: paymentId } });
    return { url: signedUrl(tx.ports.secretBox, file.id, tx.now()), name: file.name };
  });
}

/** @throws Refusal 403, 40400, 40900, 40993 for their own, 41341 */
export async function confirmBankPayment(
  ctx: Ctx<AdminActor>,
  { paymentId, bankNumber, receivedFen, receivedAt }: Received<typeof confirmEndpoint>,
): Promise<Answer<typeof confirmEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  return ctx.transaction(async (tx) => {
    await refuseOwnMoney(tx, (await requireTransfer(tx, paymentId)).payer);
    const found = { paymentId, bankNumber, receivedFen, receivedAt: new Date(receivedAt) };
    const { state, isNew } = await confirmTransfer(tx, found);
    const facts = { bankNumber, receivedFen };
    if (isNew)
      await recordAudit(tx, { act: 'bankPaymentConfirmed', object: { kind: 'payment', id: paymentId }, facts });
    return { state };
  });
}

/** @throws Refusal 403, 40400, 40900, 40993 for their own */
export async function refuseBankPayment(
  ctx: Ctx<AdminActor>,
  { paymentId, reason }: Received<typeof refuseEndpoint>,
): Promise<Answer<typeof refuseEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  return ctx.transaction(async (tx) => {
    await refuseOwnMoney(tx, (await requireTransfer(tx, paymentId)).payer);
    const { state, isNew } = await refuseTransfer(tx, { paymentId, reason });
    if (isNew) await recordAudit(tx, { act: 'bankPaymentRefused', object: { kind: 'payment', id: paymentId }, reason });
    return { state };
  });
}

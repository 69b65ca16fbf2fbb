import type { Payment } from '@pinjian/contract/billing-payment.ts';
import { findFiles } from '#platform/files/stored-file.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import type { Ctx } from '#server/context.ts';
import { findTransfersOf, type PaymentRow, type TransferRow } from './queries.ts';

/** Payments as their payer reads them, in their order. */
export async function paymentViews(ctx: Ctx, rows: readonly PaymentRow[]): Promise<Payment[]> {
  const transfers = await findTransfersOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const files = await findFiles(
    ctx.db,
    transfers.flatMap(({ voucher_file_id: id }) => id ?? []),
  );
  return rows.map((row) => {
    const transfer = transfers.find((each) => each.payment_id === row.id);
    return {
      paymentId: row.id,
      channel: row.channel,
      state: row.state,
      fen: row.fen,
      receivedFen: row.received_fen === row.fen ? null : row.received_fen,
      url: row.state === 'open' ? row.url : null,
      bank: transfer === undefined ? null : bankView(ctx, transfer, files.get(transfer.voucher_file_id ?? '')?.name),
      createdAt: row.created_at.toISOString(),
      paidAt: row.paid_at?.toISOString() ?? null,
    };
  });
}

function bankView(ctx: Ctx, transfer: TransferRow, fileName: string | undefined): Payment['bank'] {
  const { bank } = ctx.ports.config.payment;
  const { voucher_file_id: fileId, voucher_at: at } = transfer;
  return {
    accountName: bank?.name ?? '',
    accountNumber: bank?.number ?? '',
    bankName: bank?.bank ?? '',
    reference: transfer.reference,
    voucher:
      fileId === null || at === null || fileName === undefined
        ? null
        : { name: fileName, uploadedAt: at.toISOString(), url: signedUrl(ctx.ports.secretBox, fileId, ctx.now()) },
    refusedWhy: transfer.confirmed === false ? transfer.reason : null,
  };
}

import { invoiceStateLabels, invoiceTypeLabels, invoiceTypes } from '@pinjian/contract/billing-invoice-view.ts';
import { amountText } from '@pinjian/contract/money.ts';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import { findAllInvoices } from './personal-queries.ts';
import { findPapers } from './queries.ts';
import { findTitles, openTitle } from './title/queries.ts';
import { titleOf } from './view.ts';

/** What a seeker takes along of their invoices and titles. */
export async function exportInvoices(ctx: Ctx, payer: Payer): Promise<object> {
  const rows = await findAllInvoices(ctx, payer);
  const papers = await findPapers(
    ctx,
    rows.map(({ id }) => id),
  );
  const numberOf = (id: string, which: 'blue' | 'red') =>
    papers.find(({ invoice_id: invoiceId, paper }) => invoiceId === id && paper === which)?.number ?? null;
  return {
    invoiceTitles: (await findTitles(ctx, payer)).map((row) => {
      const title = openTitle(ctx.ports.secretBox, row.details_cipher);
      return {
        name: title.name,
        creditCode: title.creditCode,
        registeredAddress: title.address,
        phone: title.phone,
        bankName: title.bank,
        bankAccount: title.account,
        mail: title.mail,
      };
    }),
    invoices: rows.map((row) => ({
      name: invoiceTypeLabels[invoiceTypes.find((each) => each === row.type) ?? 1],
      invoiceTitle: titleOf(ctx, row).name,
      invoiceAmount: amountText(row.fen),
      invoiceState: invoiceStateLabels[row.state],
      invoiceNumber: numberOf(row.id, 'blue'),
      redInvoiceNumber: numberOf(row.id, 'red'),
      requestedAt: row.requested_at.toISOString(),
    })),
  };
}

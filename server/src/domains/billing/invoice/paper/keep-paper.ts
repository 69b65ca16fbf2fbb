import { invoiceErrors } from '@pinjian/contract/billing-invoice.ts';
import { invoiceTypeLabels, invoiceTypes } from '@pinjian/contract/billing-invoice-view.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { findFile, keepFile, passFile, storeFile } from '#platform/files/stored-file.ts';
import type { Ctx } from '#server/context.ts';
import { sumLinesOf } from '../line-queries.ts';
import { findPapers, type InvoiceRow } from '../queries.ts';
import { titleOf, useKindOf } from '../view.ts';
import { printPaper } from './print-paper.ts';

/** The purpose that PDFs of invoices bear among files. */
const purpose = 'invoice';

interface NewPaper {
  readonly row: InvoiceRow;
  readonly paper: 'blue' | 'red';
  readonly number: string;
  readonly issuedAt: Date;
  /** Uploaded by whoever this is; or the bytes that a vendor gave; or neither: then the product prints the facts. */
  readonly uploaded: { readonly fileId: string; readonly by: string } | null;
  readonly bytes: Uint8Array | null;
}

/**
 * Has the PDF of a paper ready, and runs `keep` with what makes it the payer's inside of its transaction. Printing and the
 * disk come before the transaction, which waits for neither.
 * @throws Refusal 41127 where what was uploaded is no PDF of theirs
 */
export async function withPaperFile<T>(
  ctx: Ctx,
  paper: NewPaper,
  keep: (keepIn: (tx: Ctx) => Promise<string>) => Promise<T>,
): Promise<T> {
  const name = fileNameOf(paper);
  const owner = { ownerId: ownerOf(paper.row), purpose };
  const { uploaded } = paper;
  if (uploaded !== null) {
    const file = await findFile(ctx.db, uploaded.fileId);
    if (file === undefined || file.ownerId !== uploaded.by || file.purpose !== 'upload' || file.kind !== 'pdf')
      throw new Refusal(invoiceErrors.notPdf, { data: [{ path: 'fileId', message: invoiceErrors.notPdf.message }] });
    return keep(async (tx) => {
      await passFile(tx.db, uploaded.fileId, { ...owner, name });
      return uploaded.fileId;
    });
  }
  const bytes = paper.bytes ?? (await print(ctx, paper));
  const file = { name, kind: 'pdf' as const, type: 'application/pdf', size: bytes.length, bytes };
  return storeFile(ctx.ports.files, file, async (written) => ({
    isKept: true,
    answer: await keep(async (tx) => (await keepFile(tx.db, written, { ...owner, now: tx.now() })).id),
  }));
}

/** Whose the file is: the company, or the seeker. */
function ownerOf({ payer }: InvoiceRow): string {
  return payer.slice(payer.indexOf(':') + 1);
}

function fileNameOf({ row, paper, number }: NewPaper): string {
  const type = invoiceTypes.find((each) => each === row.type) ?? 1;
  return `${invoiceTypeLabels[type]}${paper === 'red' ? '（红字）' : ''}-${number}.pdf`;
}

async function print(ctx: Ctx, { row, paper, number, issuedAt }: NewPaper): Promise<Uint8Array> {
  const blue = (await findPapers(ctx, [row.id])).find((each) => each.paper === 'blue');
  const shares = await sumLinesOf(ctx, row.id);
  return printPaper({
    paper,
    type: invoiceTypes.find((each) => each === row.type) ?? 1,
    number,
    issuedOn: dayInBeijing(issuedAt),
    issuedAt,
    title: titleOf(ctx, row),
    fen: row.fen,
    lines: row.lines,
    remark: row.remark,
    seller: ctx.ports.config.brand.holder,
    takenBack: paper === 'red' ? (blue?.number ?? null) : null,
    shares: shares.map((share) => ({ kind: useKindOf(share), units: share.units, fen: share.fen })),
  });
}

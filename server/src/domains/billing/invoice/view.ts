import {
  invoiceTypes,
  type Invoice,
  type InvoiceLine,
  type InvoiceSummary,
  type UseKind,
} from '@pinjian/contract/billing-invoice-view.ts';
import { subjectTypes, type TitleDetails } from '@pinjian/contract/billing-invoice-title.ts';
import type { Ctx } from '#server/context.ts';
import type { ConsumptionRow } from './line-queries.ts';
import { findLatestMail } from './mail/queries.ts';
import { findActs, findPapers, type InvoiceRow, type PaperRow } from './queries.ts';
import { openTitle } from './title/queries.ts';

/** What stands where a title was, once its person is gone. */
const forgotten = '已注销';

/** The title of an invoice as it stood when it was asked for. */
export function titleOf(ctx: Ctx, row: Pick<InvoiceRow, 'title_cipher' | 'subject_type'>): TitleDetails {
  if (row.title_cipher !== null) return openTitle(ctx.ports.secretBox, row.title_cipher);
  const empty = { creditCode: '', address: '', phone: '', bank: '', account: '', mail: '' };
  return { subjectType: subjectTypes.find((each) => each === row.subject_type) ?? 2, name: forgotten, ...empty };
}

function paperView(row: PaperRow | undefined): InvoiceSummary['paper'] {
  return row === undefined
    ? null
    : { number: row.number, issuedAt: row.issued_at.toISOString(), hasFile: row.file_id !== null };
}

/** Invoices with their numbers, in the order of the rows. */
export async function summaryViews(ctx: Ctx, rows: readonly InvoiceRow[]): Promise<InvoiceSummary[]> {
  const papers = await findPapers(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const paperOf = (which: 'blue' | 'red') =>
      paperView(papers.find(({ invoice_id: id, paper }) => id === row.id && paper === which));
    const title = titleOf(ctx, row);
    return {
      invoiceId: row.id,
      state: row.state,
      type: invoiceTypes.find((each) => each === row.type) ?? 1,
      subjectType: title.subjectType,
      titleName: title.name,
      fen: row.fen,
      lines: row.lines,
      requestedAt: row.requested_at.toISOString(),
      paper: paperOf('blue'),
      red: paperOf('red'),
    };
  });
}

/** One invoice in full; whose it is was asked before. */
export async function invoiceView(ctx: Ctx, row: InvoiceRow): Promise<Omit<Invoice, 'mayWrite'>> {
  const [summary] = await summaryViews(ctx, [row]);
  if (summary === undefined) throw new Error(`no invoice ${row.id}`);
  const mail = await findLatestMail(ctx, row.id);
  const acts = await findActs(ctx, row.id);
  return {
    ...summary,
    title: titleOf(ctx, row),
    remark: row.remark,
    reason: row.reason,
    flushReason: row.flush_reason,
    mailState: mail?.state ?? null,
    acts: acts.map(({ act, at, words }) => ({ act, at: at.toISOString(), words })),
  };
}

/** What a consumption was of, as people name it. */
export function useKindOf({ kind, item }: Pick<ConsumptionRow, 'kind' | 'item'>): UseKind {
  return kind === 'expired' || item === null ? 'expired' : item;
}

export function lineView(row: ConsumptionRow): InvoiceLine {
  return {
    consumptionId: row.id,
    at: row.at.toISOString(),
    kind: useKindOf(row),
    units: row.units,
    fen: row.fen,
    memberName: row.member_name ?? '',
    positionTitle: row.position_title ?? '',
  };
}

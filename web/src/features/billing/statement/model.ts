import {
  statementKinds,
  type MonthSums,
  type StatementKind,
  type StatementLine,
} from '@pinjian/contract/billing-statement.ts';
import type { PayerRole } from '@pinjian/contract/billing-price.ts';
import { amountText } from '@pinjian/contract/money.ts';
import type { StatementFilter } from './api.ts';

/** The kinds of lines that a payer can have. */
export function kindsFor(payer: PayerRole): readonly StatementKind[] {
  const others: readonly StatementKind[] = payer === 'seeker' ? ['contact', 'aiInterview'] : ['simulation'];
  return statementKinds.filter((kind) => !others.includes(kind));
}

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** What the address narrows a statement to; what is no filter is none. */
export function filterOf(params: URLSearchParams): StatementFilter & { readonly current: number } {
  const month = params.get('month');
  const page = Number(params.get('page'));
  return {
    kind: statementKinds.find((kind) => kind === params.get('kind')) ?? null,
    month: month !== null && monthPattern.test(month) ? month : null,
    memberId: params.get('member'),
    positionId: params.get('position'),
    current: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** 2026年11月 */
export function monthLabel(month: string): string {
  const [year, at] = month.split('-');
  return `${year}年${Number(at)}月`;
}

/** What was paid, gone back or consumed; nothing where no money is behind a line. */
export function lineAmount({ kind, fen }: Pick<StatementLine, 'kind' | 'fen'>): string {
  if (fen === 0) return '—';
  return kind === 'refund' ? `-${amountText(fen)}` : amountText(fen);
}

/** What the chart says to who does not see it. */
export function monthsInWords(months: readonly MonthSums[]): string {
  const told = months.filter(({ paid, consumed, refunded }) => paid + consumed + refunded > 0);
  if (told.length === 0) return '最近 12 个月没有收支';
  return told
    .map(
      ({ month, paid, consumed, refunded }) =>
        `${monthLabel(month)}支付 ${amountText(paid)}，消费 ${amountText(consumed)}${refunded > 0 ? `，退款 ${amountText(refunded)}` : ''}`,
    )
    .join('；');
}

/** How high a bar is, of the highest: 0 to 100; what is there at all is seen. */
export function barHeight(fen: number, most: number): number {
  return fen === 0 || most === 0 ? 0 : Math.max(3, Math.round((fen / most) * 100));
}

import {
  exportReceipt,
  exportStatement,
  getStatementMonths,
  getStatementShares,
  listStatement,
  type StatementKind,
  type StatementLine,
} from '@pinjian/contract/billing-statement.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { billingKeys } from '../keys.ts';

export const statementPageSize = 10;

/** What a statement is narrowed to; null for all. */
export interface StatementFilter {
  readonly kind: StatementKind | null;
  readonly month: string | null;
  readonly memberId: string | null;
  readonly positionId: string | null;
}

function inputOf({ kind, month, memberId, positionId }: StatementFilter) {
  return {
    ...(kind !== null && { kind }),
    ...(month !== null && { month }),
    ...(memberId !== null && { memberId }),
    ...(positionId !== null && { positionId }),
  };
}

/** One page of the lines, the last first. While another page loads, the one before it stays. */
export function statementQuery(filter: StatementFilter, current: number) {
  return queryOptions({
    queryKey: billingKeys.statementPage({ ...filter, current }),
    queryFn: async ({ signal }) =>
      await call(listStatement, { ...inputOf(filter), current, pageSize: statementPageSize }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const monthsQuery = queryOptions({
  queryKey: billingKeys.statementMonths,
  queryFn: async ({ signal }) => await call(getStatementMonths, {}, { signal, quiet: true }),
  staleTime: 0,
});

/** A company's uses by member and by position. */
export function sharesQuery(month: string | null, enabled = true) {
  return queryOptions({
    queryKey: billingKeys.statementShares(month),
    queryFn: async ({ signal }) =>
      await call(getStatementShares, { ...(month !== null && { month }) }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled,
    staleTime: 0,
  });
}

/** Makes a sheet of the whole statement, and has the browser fetch it. */
export const exportMutation = mutationOptions({
  mutationFn: ({ filter, format }: { readonly filter: StatementFilter; readonly format: 'csv' | 'xlsx' }) =>
    call(exportStatement, { format, ...inputOf(filter) }),
  onSuccess({ url, name, lines }) {
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    notify('success', `已导出 ${lines} 行`);
  },
});

/** The receipt of one line, into the browser's downloads. */
export const receiptMutation = mutationOptions({
  mutationFn: ({ lineId }: Pick<StatementLine, 'lineId'>) =>
    call(exportReceipt, { lineId, fileName: `收据-${lineId.slice(-8)}.pdf` }),
});

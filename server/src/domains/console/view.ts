import { totalCap } from '@pinjian/contract/paging.ts';

/** A page of records as the wire has it. @param count counted to at least one past the cap of totals */
export function pageOf<T>(
  records: T[],
  count: number,
  { current, pageSize }: { readonly current: number; readonly pageSize: number },
): { records: T[]; total: number; current: number; pageSize: number; totalCapped: boolean } {
  return { records, total: Math.min(count, totalCap), current, pageSize, totalCapped: count > totalCap };
}

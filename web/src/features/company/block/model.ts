import type { BlockedCompany } from '@pinjian/contract/company-block.ts';
import { companyLabel } from '../model.ts';

/** Affiliates that are named in the line; the rest is counted. */
const named = 3;

/** 同时屏蔽 2 家关联公司：甲、乙; '' where there are none. */
export function affiliatesText({ affiliates, affiliateCount }: BlockedCompany): string {
  if (affiliateCount === 0) return '';
  const names = affiliates.slice(0, named).map(companyLabel).join('、');
  return `同时屏蔽 ${affiliateCount} 家关联公司：${names}${affiliateCount > named ? ' 等' : ''}`;
}

/** Ids of all that the list covers, as far as it names them. */
export function coveredIds(blocked: readonly BlockedCompany[]): ReadonlySet<string> {
  return new Set(
    blocked.flatMap(({ companyId, affiliates }) => [companyId, ...affiliates.map((each) => each.companyId)]),
  );
}

/** A company that was unblocked just now, and where it stood. */
export interface Ended {
  readonly company: BlockedCompany;
  readonly place: number;
}

export interface Line {
  readonly company: BlockedCompany;
  readonly ended: boolean;
}

/** The list with those that were unblocked on this visit still in their places, so that it can be undone there. */
export function linesOf(blocked: readonly BlockedCompany[], ended: readonly Ended[]): Line[] {
  const lines: Line[] = blocked.map((company) => ({ company, ended: false }));
  const gone = ended.filter(({ company }) => !blocked.some(({ companyId }) => companyId === company.companyId));
  for (const { company, place } of gone.toSorted((one, other) => one.place - other.place))
    lines.splice(place, 0, { company, ended: true });
  return lines;
}

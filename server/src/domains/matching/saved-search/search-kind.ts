import { findEmployer, readsAny } from '#domains/account/index.ts';
import { countNewPositions, readPositionQuery } from '#domains/position/index.ts';
import type { MessageTarget } from '@pinjian/contract/message-target.ts';
import { talentQuery } from '@pinjian/contract/matching-talent-query.ts';
import type { Ctx } from '#server/context.ts';
import { findSearcher } from '../talent/policy.ts';
import { countNew } from '../talent/search.ts';
import type { SavedSearchRow } from './queries.ts';

/** New ones are counted up to here. */
const newShown = 99;

/** What a kept search is for: what it takes, what is new in it, and how that is told. */
export interface SearchKind {
  /** Whether these parameters are a search that a later version still takes. */
  readonly takes: (params: Readonly<Record<string, string>>) => boolean;
  /** How many are new since an instant to whoever keeps it; 0 for one who may not search any more. */
  readonly countNew: (ctx: Ctx, row: SavedSearchRow, since: Date) => Promise<number>;
  readonly title: string;
  readonly text: (name: string, count: number) => string;
  readonly target: (searchId: string) => MessageTarget;
}

const paramsOf = (query: string) => Object.fromEntries(new URLSearchParams(query));

const talents: SearchKind = {
  takes: (params) => talentQuery.safeParse(params).success,
  countNew: async (ctx, row, since) => {
    const input = talentQuery.safeParse(paramsOf(row.query)).data;
    // No device asked for it.
    const member = await findEmployer(ctx, { userId: row.member_id, familyId: row.id });
    if (input === undefined || row.company_id === null || member?.companyId !== row.company_id) return 0;
    if (!readsAny(member, 'talents')) return 0;
    const searcher = await findSearcher(ctx, { companyId: row.company_id, memberId: row.member_id });
    return searcher === null ? 0 : countNew(ctx, searcher, input, since, newShown);
  },
  title: '有新的人才',
  text: (name, count) => `您保存的搜索「${name}」有 ${count} 位新的人才。`,
  target: (searchId) => ({ kind: 'talentSearch', ids: { searchId } }),
};

const positions: SearchKind = {
  takes: (params) => readPositionQuery(params) !== null,
  countNew: async (ctx, row, since) => {
    const input = readPositionQuery(paramsOf(row.query));
    return input === null ? 0 : countNewPositions(ctx, input, since, newShown);
  },
  title: '有新的职位',
  text: (name, count) => `您保存的搜索「${name}」有 ${count} 个新职位。`,
  target: (searchId) => ({ kind: 'positionSearch', ids: { searchId } }),
};

/** Members keep searches for talents, seekers for positions. */
export function searchKindOf({ companyId }: { readonly companyId: string | null }): SearchKind {
  return companyId === null ? positions : talents;
}

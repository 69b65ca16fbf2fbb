import type { UnderstoodPart } from '@pinjian/contract/position-search.ts';
import type { TalentQuery } from '@pinjian/contract/matching-talent-query.ts';
import { understandWords, type UnderstoodQuery } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import { colleagueLooksSince } from './find-standings.ts';
import { planFilters, planWords, type TalentWords } from './search-plan.ts';
import type { Asked, Searcher } from './search-queries.ts';

/** A search as it was understood. */
export interface ReadTalentQuery {
  readonly asked: Asked;
  /** null without words; `nothing` where they say nothing that could be looked for. */
  readonly words: TalentWords | 'nothing' | null;
  readonly read: UnderstoodQuery | null;
  readonly understood: readonly UnderstoodPart[];
  /** To highlight. */
  readonly spellings: readonly string[];
}

/** Reads a recruiter's words and filters; the words by the one reading of the product, without what was left out of them. */
export function readTalentQuery(ctx: Ctx, searcher: Searcher, input: TalentQuery): ReadTalentQuery {
  const asked: Asked = {
    plan: planFilters(input),
    filters: input,
    searcher,
    notSeenSince: input.notSeen ? colleagueLooksSince(ctx.now()) : null,
  };
  if (input.q === '') return { asked, words: null, read: null, understood: [], spellings: [] };
  const { read, shown, words } = understandWords(input.q, input.without, []);
  return { asked, words: planWords(read, input) ?? 'nothing', read, understood: shown, spellings: words };
}

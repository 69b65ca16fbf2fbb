import { wishQuestions, type WishesView } from '@pinjian/contract/matching-wish.ts';
import type { ResumeIntention } from '@pinjian/contract/resume-content.ts';
import { cityByCode } from '#domains/dictionary/index.ts';
import type { WishRow } from './queries.ts';
import { openQuestions, wishedBy, type OwnWishes } from './rules.ts';

/** What a row says that its person set themselves. */
export function ownOf(row: WishRow | undefined): OwnWishes {
  if (row === undefined) return {};
  return {
    wishes: row.wishes ?? undefined,
    jobTypes: row.job_types ?? undefined,
    recruitTypes: row.recruit_types ?? undefined,
    arrival: row.arrival_set ? row.arrival : undefined,
  };
}

interface Around {
  readonly intentions: readonly ResumeIntention[];
  /** Whether they have said whether companies may find them. */
  readonly hasChosenVisibility: boolean;
}

/** Wishes as their person sees them. */
export function wishesView(row: WishRow | undefined, { intentions, hasChosenVisibility }: Around): WishesView {
  const { content, prefilled } = wishedBy(ownOf(row), intentions);
  const codes = new Set(content.wishes.flatMap(({ cityCodes }) => cityCodes));
  const skipped = wishQuestions.filter((question) => row?.skipped.includes(question) === true);
  return {
    version: row?.version ?? 0,
    content,
    cities: [...codes].map((code) => ({ code, name: cityByCode(code)?.name ?? code })),
    prefilled: [...prefilled],
    personalOrder: row?.personal_order ?? true,
    skipped,
    toAsk: [
      ...openQuestions(content, [...skipped, ...(row?.answered ?? [])]),
      ...(hasChosenVisibility ? [] : ['findable' as const]),
    ],
  };
}

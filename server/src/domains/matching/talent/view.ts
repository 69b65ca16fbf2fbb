import type { CandidateSummary } from '@pinjian/contract/application-candidate.ts';
import type { Option } from '@pinjian/contract/dictionary.ts';
import type { Activity, TalentWishes } from '@pinjian/contract/matching-talent-view.ts';
import type { WishContent } from '@pinjian/contract/matching-wish.ts';
import { salaryAmount } from '@pinjian/contract/money.ts';
import type { CandidateResume } from '@pinjian/contract/resume.ts';
import { summaryOf } from '#domains/application/index.ts';
import { cityByCode, dictLabel } from '#domains/dictionary/index.ts';
import { candidateResumeOf, type ResumeSnapshot } from '#domains/resume/index.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';

const dayMs = 86_400_000;

/** How lately somebody was here, no nearer than a day. */
export function activityOf(activeAt: Date, now: Date): Activity {
  if (dayInBeijing(activeAt) === dayInBeijing(now)) return 'today';
  const days = (now.getTime() - activeAt.getTime()) / dayMs;
  if (days < 3) return 'threeDays';
  if (days < 7) return 'week';
  return days < 30 ? 'month' : 'older';
}

function optionOf(type: Parameters<typeof dictLabel>[0], value: number | null): Option | null {
  const label = value === null ? undefined : dictLabel(type, value);
  return value === null || label === undefined ? null : { value, label };
}

const optionsOf = (type: Parameters<typeof dictLabel>[0], values: readonly number[]): Option[] =>
  values.flatMap((value) => optionOf(type, value) ?? []);

export function wishesView({ wishes, jobTypes, recruitTypes, arrival }: WishContent): TalentWishes {
  const floors = wishes.flatMap(({ salaryMin }) => salaryMin ?? []);
  const codes = new Set(wishes.flatMap(({ cityCodes }) => cityCodes));
  return {
    positions: wishes.map(({ position }) => position).filter((position) => position !== ''),
    cities: [...codes].flatMap((code) => cityByCode(code)?.name ?? []),
    anyCity: wishes.some((wish) => wish.anyCity),
    remote: wishes.some((wish) => wish.remote),
    salaryText: floors.length === 0 ? '面议' : `${salaryAmount(Math.min(...floors) / 100)}以上`,
    jobTypes: optionsOf('job_type', jobTypes),
    recruitTypes: optionsOf('recruit_type', recruitTypes),
    arrival: optionOf('arrival_time', arrival),
  };
}

/** A talent's resume as a company that they did not apply to sees it, with what lists tell of it. */
export function shownResume(
  resume: ResumeSnapshot,
  now: Date,
): { readonly resume: CandidateResume; readonly candidate: CandidateSummary; readonly jobStatus: Option | null } {
  const shown = candidateResumeOf({ ...resume, contactShown: false });
  // The summary is made of the masked words: a number in a job title stays a number of stars.
  const masked = { ...shown.content, basics: { ...shown.content.basics, gender: null } };
  return {
    resume: shown,
    candidate: { ...summaryOf(masked, { contactShown: false, now }), name: shown.content.basics.name },
    jobStatus: optionOf('job_hunting_status', resume.content.basics.jobStatus),
  };
}

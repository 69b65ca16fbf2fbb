import { bandLabels, scoreStateLabels, stateText } from '@pinjian/contract/interview-report.ts';
import type { InterviewReport } from '@pinjian/contract/interview-report.ts';
import { overallTarget } from '@pinjian/contract/interview-review.ts';
import type { ReviewState, ScoreOverride } from '@pinjian/contract/interview-review.ts';
import type { Tone } from '#ui/tag.tsx';

export const reviewTones: Readonly<Record<ReviewState, Tone>> = { pending: 'warning', answered: 'success' };

/** What can be judged, in the order of the report, with its name. */
export function targetsOf({ competencies }: Pick<InterviewReport, 'competencies'>) {
  return [
    { target: overallTarget, name: '总评' },
    ...competencies.map(({ competency, name }) => ({ target: competency, name })),
  ];
}

/** What the engine found: 推荐，60 ± 12 分; 3.4 / 5; 证据不足. */
export function engineVerdict(
  { overall, competencies }: Pick<InterviewReport, 'overall' | 'competencies'>,
  target: string,
): string {
  if (target === overallTarget) {
    const { band, score100, uncertainty, state } = overall;
    if (band === null || score100 === null) return scoreStateLabels[state];
    return `${bandLabels[band]}，${score100} ± ${uncertainty ?? 0} 分`;
  }
  const found = competencies.find(({ competency }) => competency === target);
  if (found === undefined) return scoreStateLabels.notAssessed;
  return found.score === null ? stateText(found.state, found.standing) : `${found.score.toFixed(1)} / 5`;
}

/** What a member set instead: 强烈推荐，80 分; 强烈推荐; 4.5 / 5. */
export function personVerdict({ band, score }: Pick<ScoreOverride, 'band' | 'score'>): string {
  if (band !== null) return score === null ? bandLabels[band] : `${bandLabels[band]}，${score} 分`;
  return score === null ? '' : `${score.toFixed(1)} / 5`;
}

/** The judgement of each target that counts: its newest. They come newest first. */
export function newestOf(overrides: readonly ScoreOverride[]): ReadonlyMap<string, ScoreOverride> {
  return new Map(overrides.toReversed().map((each) => [each.target, each]));
}

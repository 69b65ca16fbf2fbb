import {
  evidenceSourceLabels,
  type Evidence,
  type Match,
  type MatchedRequirement,
  type RequirementResult,
} from '@pinjian/contract/matching-match.ts';
import type { Mark } from '#ui/lit-text.tsx';
import type { Tone } from '#ui/tag.tsx';

export const resultTones: Readonly<Record<RequirementResult, Tone>> = {
  met: 'success',
  partly: 'warning',
  noEvidence: 'neutral',
};

/** What is named of what was not found, before it becomes a number. */
const missingNamed = 2;

/** Must-haves for which nothing was found: 未找到证据：Kubernetes、Go 等 4 项; '' where nothing is missing. */
export function missingText({ requirements }: Pick<Match, 'requirements'>): string {
  const missing = requirements.filter(({ kind, result }) => kind === 'must' && result === 'noEvidence');
  if (missing.length === 0) return '';
  const named = missing.slice(0, missingNamed).map(({ words }) => words);
  const more = missing.length > missingNamed ? ` 等 ${missing.length} 项` : '';
  return `未找到证据：${named.join('、')}${more}`;
}

/** Name of a requirement's marks, and of the marks of one piece of its evidence. */
export function requirementName(index: number): string {
  return `r${index}`;
}

export function evidenceName(index: number, piece: number): string {
  return `${requirementName(index)}e${piece}`;
}

/** Whether it stands in the resume, to be shown there. */
export function isInResume({ source }: Pick<Evidence, 'source'>): boolean {
  return source !== 'interview';
}

/** Where the resume is lit up: every piece of evidence, under its own name and its requirement's. */
export function marksOf({ requirements }: Pick<Match, 'requirements'>): Mark[] {
  return requirements.flatMap(({ evidence }, index) =>
    evidence.flatMap((each, piece) =>
      isInResume(each)
        ? [requirementName(index), evidenceName(index, piece)].map((name) => ({
            path: each.path,
            start: each.start,
            end: each.end,
            name,
          }))
        : [],
    ),
  );
}

/** 工作经历 · 2 年，最近 2025. */
export function sourceText({ source, note }: Pick<Evidence, 'source' | 'note'>): string {
  return [evidenceSourceLabels[source], note].filter((part) => part !== '').join(' · ');
}

/** 符合 4 项，部分符合 1 项，未找到证据 2 项. */
export function countText(requirements: readonly Pick<MatchedRequirement, 'result'>[]): string {
  const count = (result: RequirementResult) => requirements.filter((each) => each.result === result).length;
  return (
    [
      ['符合', count('met')],
      ['部分符合', count('partly')],
      ['未找到证据', count('noEvidence')],
    ] as const
  )
    .filter(([, number]) => number > 0)
    .map(([words, number]) => `${words} ${number} 项`)
    .join('，');
}

/** Must-haves first, in the order in which the position says them; each with the place that its marks are named by. */
export function placed(
  requirements: readonly MatchedRequirement[],
): { requirement: MatchedRequirement; index: number }[] {
  return requirements
    .map((requirement, index) => ({ requirement, index }))
    .toSorted((a, b) => Number(a.requirement.kind === 'nice') - Number(b.requirement.kind === 'nice'));
}

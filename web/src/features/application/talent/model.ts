import type { HistoryEntry } from '@pinjian/contract/application-candidate.ts';
import { moveLabels } from '@pinjian/contract/application-pipeline.ts';
import type { Invitation } from '@pinjian/contract/application-view.ts';
import { interviewStatus } from '@pinjian/contract/interview.ts';
import { monthText, periodText } from '@pinjian/contract/resume-content.ts';
import type { CandidateResume } from '@pinjian/contract/resume.ts';

type Content = CandidateResume['content'];

/** What is written of a step in the history. */
export function whatHappened({ what }: Pick<HistoryEntry, 'what'>): string {
  return what === 'view' ? '查看简历' : moveLabels[what];
}

/** The interviews that were held: each has a report, or will in a moment. Newest first. */
export function heldInterviews(invitations: readonly Invitation[]): string[] {
  return invitations.flatMap(({ interviewId, interviewStatus: status, reportReady }) =>
    interviewId !== null && (reportReady || status === interviewStatus.completed) ? [interviewId] : [],
  );
}

const kinds = {
  seeker: '候选人',
  seekerAgent: '候选人的智能体',
  employer: '团队成员',
  employerAgent: '招聘智能体',
  system: '系统',
} as const;

/** Who did it: a member by name where they gave one, anyone else by what they are. */
export function whoDidIt({ by }: Pick<HistoryEntry, 'by'>): string {
  return by.kind === 'employer' && by.name !== null && by.name !== '' ? by.name : kinds[by.kind];
}

/** The lines of a description as points, each with where it begins in it; a single one stays a paragraph. */
export function pointsOf(description: string): { readonly text: string; readonly start: number }[] {
  let next = 0;
  return description.split('\n').flatMap((line) => {
    const start = next + line.length - line.trimStart().length;
    next += line.length + 1;
    const text = line.trim();
    return text === '' ? [] : [{ text, start }];
  });
}

const bareAddress = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#:]\S*)?$/i;

/** An address that a resume names, as one that may be opened: http and https only. null for anything else. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  const candidate = bareAddress.test(trimmed) ? `https://${trimmed}` : trimmed;
  if (!URL.canParse(candidate)) return null;
  const { protocol } = new URL(candidate);
  return protocol === 'http:' || protocol === 'https:' ? candidate : null;
}

/** Facts that the summary does not have: birth month where it is shown, whether they are looking. */
export function basicFacts({ basics }: Content, hunting: string | undefined): string[] {
  return [basics.birthMonth === null ? '' : `${monthText(basics.birthMonth)} 出生`, hunting ?? ''].filter(
    (fact) => fact !== '',
  );
}

/** A period and what goes with it: 2021.07 - 至今 · 平台研发部. */
export function periodLine(period: Parameters<typeof periodText>[0], ...more: readonly (string | undefined)[]): string {
  return [periodText(period), ...more].filter((part) => part !== undefined && part !== '').join(' · ');
}

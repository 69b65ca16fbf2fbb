import type { Invitation } from '@pinjian/contract/application-view.ts';
import { interviewStatus } from '@pinjian/contract/interview.ts';
import { monthText, periodText } from '@pinjian/contract/resume-content.ts';
import type { CandidateResume } from '@pinjian/contract/resume.ts';

type Content = CandidateResume['content'];

/** The interviews that were held: each has a report, or will in a moment. Newest first. */
export function heldInterviews(invitations: readonly Invitation[]): string[] {
  return invitations.flatMap(({ interviewId, interviewStatus: status, reportReady }) =>
    interviewId !== null && (reportReady || status === interviewStatus.completed) ? [interviewId] : [],
  );
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

import type { InterviewPeriod, InterviewResume } from '@pinjian/contract/interview-material.ts';
import type { ResumeContent, ResumeWorkRole } from '@pinjian/contract/resume-content.ts';
import { monthNumber } from '../rule/resume-times.ts';

type Gap = NonNullable<InterviewResume['gaps']>[number];

/** Posts whose months are told to an interview: more would let an age be counted. */
const latestPosts = 5;
/** A pause up to this many months is none. */
const longestPause = 6;
const mostGaps = 2;

/** The months of the latest posts; a post whose months the resume does not name has none. */
export function periodsOf({ work }: Pick<ResumeContent, 'work'>): ReadonlyMap<ResumeWorkRole, InterviewPeriod> {
  const told = work
    .flatMap(({ roles }) => roles)
    .flatMap((role) => {
      const period = monthsOf(role);
      return period === null ? [] : [[role, period] as const];
    });
  return new Map(told.toSorted((a, b) => untilOf(b[1]) - untilOf(a[1])).slice(0, latestPosts));
}

/**
 * Where more than six months lie between two posts and no study fills them, newest first. None at all when a post does not
 * name its months: it may be what fills the gap. The time before the first post and after the last one is nobody's business.
 */
export function gapsOf(content: Pick<ResumeContent, 'work' | 'education'>): Gap[] {
  const roles = content.work.flatMap((each) => each.roles);
  const posts = roles.flatMap((role) => monthsOf(role) ?? []);
  if (posts.length < roles.length) return [];
  const told = new Set(Array.from(periodsOf(content).values(), ({ start }) => start));
  const studies = content.education.flatMap((each) => yearsOf(each) ?? []);
  return posts
    .flatMap((post): Gap[] => {
      const before = posts.filter((each) => monthNumber(each.start) < monthNumber(post.start));
      const last = before.toSorted((a, b) => untilOf(b) - untilOf(a))[0];
      if (last === undefined || last.end === null || !told.has(post.start)) return [];
      const gap = { from: last.end, to: post.start };
      const isStudied = studies.some(
        (each) => monthNumber(each.start) < monthNumber(gap.to) && untilOf(each) > monthNumber(gap.from),
      );
      return monthsBetween(gap) > longestPause && !isStudied ? [gap] : [];
    })
    .filter((gap, index, all) => all.findIndex((each) => each.to === gap.to) === index)
    .toSorted((a, b) => monthNumber(b.to) - monthNumber(a.to))
    .slice(0, mostGaps);
}

/** Whole months that lie between. */
function monthsBetween({ from, to }: Gap): number {
  return monthNumber(to) - monthNumber(from) - 1;
}

/** The period of a post; null unless it is told by the month and in order. */
function monthsOf({ start, end, current }: Pick<ResumeWorkRole, 'start' | 'end' | 'current'>): InterviewPeriod | null {
  if (start?.length !== 7) return null;
  if (current) return { start, end: null };
  return end?.length === 7 && end >= start ? { start, end } : null;
}

/** A period of study at its widest: years without months are whole ones. */
function yearsOf({ start, end, current }: Pick<ResumeWorkRole, 'start' | 'end' | 'current'>): InterviewPeriod | null {
  if (start === null) return null;
  const from = start.length === 7 ? start : `${start}-01`;
  if (current || end === null) return { start: from, end: null };
  return { start: from, end: end.length === 7 ? end : `${end}-12` };
}

/** The number of the last month; a present post has no last one. */
function untilOf({ end }: InterviewPeriod): number {
  return end === null ? Number.POSITIVE_INFINITY : monthNumber(end);
}

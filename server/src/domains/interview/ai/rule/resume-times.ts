import type { InterviewPeriod, InterviewResume } from '@pinjian/contract/interview-material.ts';
import { companyName, intern } from './resume-reading.ts';

type Post = InterviewResume['work'][number];
export type DatedPost = Post & { readonly period: InterviewPeriod };

/** A post this short is too short to tell of itself how it ended; what was finished in it is worth a question. */
const longestShortStay = 4;
/** Months two posts must share before it is more than a handover. */
const shortestOverlap = 3;
/** Posts that are short, or beside another, by their nature. */
const sideWork = /兼职|临时|短期|项目制|暑期|寒假|顾问|志愿|自由职业|part.?time|freelance/iu;

/** A month, as YYYY-MM, counted from the year 0. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** A month as it is spoken: 2021年3月. */
export function spokenMonth(month: string): string {
  return `${Number(month.slice(0, 4))}年${Number(month.slice(5, 7))}月`;
}

/** Posts with months, the latest begun first; internships and side work are none. */
export function datedPosts({ work }: InterviewResume): DatedPost[] {
  return work
    .flatMap((post): DatedPost[] => {
      const { period, title } = post;
      const counts = period !== null && period !== undefined && !intern.test(title) && !sideWork.test(title);
      return counts ? [{ ...post, period }] : [];
    })
    .toSorted((a, b) => monthNumber(b.period.start) - monthNumber(a.period.start));
}

/** Posts that ended within a few months, in companies where the person held no other. */
export function shortStays(resume: InterviewResume): DatedPost[] {
  const posts = datedPosts(resume);
  return posts.filter(({ company, period: { start, end } }) => {
    const held = resume.work.filter((each) => companyName(each.company) === companyName(company));
    return end !== null && monthNumber(end) - monthNumber(start) < longestShortStay && held.length === 1;
  });
}

/** Pairs of companies that somebody worked for at the same time, the later one first. */
export function overlaps(resume: InterviewResume): (readonly [DatedPost, DatedPost])[] {
  const posts = datedPosts(resume);
  return posts.flatMap((later, at) =>
    posts.slice(at + 1).flatMap((earlier) => {
      const differ = companyName(later.company) !== companyName(earlier.company);
      return differ && sharedMonths(later.period, earlier.period) >= shortestOverlap ? [[later, earlier] as const] : [];
    }),
  );
}

function sharedMonths(one: InterviewPeriod, other: InterviewPeriod): number {
  const last = ({ end }: InterviewPeriod): number => (end === null ? Number.POSITIVE_INFINITY : monthNumber(end));
  const from = Math.max(monthNumber(one.start), monthNumber(other.start));
  return Math.min(last(one), last(other)) - from + 1;
}

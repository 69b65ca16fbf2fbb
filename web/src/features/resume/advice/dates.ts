import { monthText, type ResumeContent, type ResumeWorkRole } from '@pinjian/contract/resume-content.ts';
import type { Advice } from './model.ts';

/** Months from year 0 on, both included. */
interface Span {
  readonly from: number;
  readonly until: number;
}

interface Held extends Span {
  readonly path: string;
  readonly company: string;
  readonly role: ResumeWorkRole;
}

type Period = { readonly start: string | null; readonly end: string | null; readonly current: boolean };

const exact = /^\d{4}-\d{2}$/;

function monthOf(text: string): number {
  const [year = '', month = '1'] = text.split('-');
  return Number(year) * 12 + Number(month) - 1;
}

/** Years alone say too little to speak of gaps: null for them, and for periods that are odd otherwise. */
function spanOf({ start, end, current }: Period, now: number): Span | null {
  if (start === null || !exact.test(start)) return null;
  const until = current ? now : end !== null && exact.test(end) ? monthOf(end) : null;
  return until === null || until < monthOf(start) ? null : { from: monthOf(start), until };
}

/** A year alone covers all of it: what may have filled a gap fills it. */
function widely({ start, end, current }: Period, now: number): Span[] {
  const first = start ?? end;
  if (first === null) return [];
  const from = exact.test(first) ? monthOf(first) : monthOf(`${first}-01`);
  const last = current ? null : (end ?? start);
  const until = last === null ? now : exact.test(last) ? monthOf(last) : monthOf(`${last}-12`);
  return [{ from, until }];
}

const beside = /实习|见习|兼职|顾问|自由|志愿|社团|学生会|intern(?!al)|part[- ]?time|freelance/iu;

/** Whole months without anything: shorter ones nobody asks about. */
const longGap = 6;
/** Handing over takes time: so many months at two places are usual. */
const handOver = 2;

function shown(month: number): string {
  return monthText(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`);
}

function heldIn(content: ResumeContent, now: number): Held[] {
  return content.work
    .flatMap(({ company, roles }, work) =>
      roles.flatMap((role, at): Held[] => {
        const span = spanOf(role, now);
        return span === null ? [] : [{ ...span, path: `work.${work}.roles.${at}`, company, role }];
      }),
    )
    .toSorted((a, b) => a.from - b.from);
}

function gaps(content: ResumeContent, held: readonly Held[], now: number): Advice[] {
  const filled = [...content.work.flatMap(({ roles }) => roles), ...content.education, ...content.projects].flatMap(
    (each) => widely(each, now),
  );
  return held.slice(1).flatMap((next): Advice[] => {
    // The last month before this post that anything at all covers, a gap of nothing being what is left.
    const last = Math.max(...filled.filter(({ from }) => from < next.from).map(({ until }) => until));
    const months = next.from - last - 1;
    if (months < longGap) return [];
    const quote = `${shown(last + 1)} - ${shown(next.from - 1)}`;
    return [
      {
        rule: 'gap',
        path: `${next.path}.start`,
        line: null,
        quote,
        title: `${quote} 有 ${months} 个月没有写`,
        why: '面试常会问到，写明白可以少一次猜测。',
        act: '如果在读书、备考或照顾家人，写一句就够；想好怎么说、不写也可以。',
        urgent: false,
      },
    ];
  });
}

function overlaps(held: readonly Held[]): Advice[] {
  const full = held.filter(({ role }) => !beside.test(`${role.title}${role.department}`));
  return full.flatMap((next, at): Advice[] => {
    const before = full
      .slice(0, at)
      .find((each) => each.company !== next.company && each.until - next.from + 1 > handOver);
    if (before === undefined) return [];
    const until = Math.min(before.until, next.until);
    return [
      {
        rule: 'overlap',
        path: `${next.path}.start`,
        line: null,
        quote: `${before.company} · ${next.company}`,
        title: `${shown(next.from)} - ${shown(until)} 同时在两家公司`,
        why: `与“${before.company}”的时间重叠，容易被当成写错。`,
        act: '核对起止年月；确实是兼职的，在职位里写上“兼职”。',
        urgent: true,
      },
    ];
  });
}

function undated(content: ResumeContent): Advice[] {
  return content.work.flatMap(({ company, roles }, work) =>
    roles.flatMap((role, at): Advice[] =>
      role.start !== null || (company === '' && role.title === '')
        ? []
        : [
            {
              rule: 'undated',
              path: `work.${work}.roles.${at}.start`,
              line: null,
              quote: [company, role.title].filter((word) => word !== '').join(' · '),
              title: '没有写起止时间',
              why: '没有时间就算不出工作年限，按年限筛选时会被漏掉。',
              act: '填写开始的年月，还在职的勾选“至今”。',
              urgent: true,
            },
          ],
    ),
  );
}

/** What is odd about the times of work; `now` is the present month as YYYY-MM. */
export function adviceOnDates(content: ResumeContent, now: string): Advice[] {
  const present = monthOf(now);
  const held = heldIn(content, present);
  return [...undated(content), ...overlaps(held), ...gaps(content, held, present)];
}

import type { ResumeWork, ResumeWorkRole } from '@pinjian/contract/resume-content.ts';
import { found, reasons, type Draft, type Found } from '../draft.ts';
import type { TextLine } from '../text/line.ts';
import { describe, splitEntries, type Entry } from './entries.ts';
import { anchorPeriod, headTokens } from './entry-head.ts';
import { readPeriod } from './period.ts';
import type { Places } from './places.ts';
import { readWorkHeads, workStyle, type WorkHead } from './work-head.ts';

/** The companies of a section with the posts held there, in the order of the file. */
export function readWork(lines: readonly TextLine[], places: Places): Draft<ResumeWork>[] {
  const entries = splitEntries(lines, workStyle);
  return gatherPosts(entries, readWorkHeads(entries, places));
}

/** The posts that the heads of entries name, under their companies. */
export function gatherPosts(entries: readonly Entry[], heads: readonly WorkHead[]): Draft<ResumeWork>[] {
  const companies: {
    company: Found<string> | '';
    roles: Draft<ResumeWorkRole>[];
    isBare: boolean;
    /** Said beside the company, above its posts. */
    isShared: boolean;
    /** Its line names no post: it stands for all posts below. Beside a post it may stand for that one alone. */
    isOver: boolean;
    department: Found<string> | '';
  }[] = [];
  for (const [index, entry] of entries.entries()) {
    const { company = null, title = '', department = '' } = heads[index] ?? {};
    const text = describe(entry.body).slice(0, 4000);
    const role: Draft<ResumeWorkRole> = {
      title,
      department,
      ...readPeriod(entry.period),
      description: text === '' ? '' : found(text, entry.body[0]?.text ?? '', 0.9),
    };
    const last = companies.at(-1);
    // A post with its own period and no company: another one held at the company above.
    if (company === null && title !== '' && last !== undefined) {
      // The company's line only gave the whole time there, and perhaps the department.
      if (last.isBare) {
        last.roles = [];
        last.isShared = true;
        last.isOver = true;
        last.isBare = false;
      }
      const isSaid = last.isOver && entry.head.length === 1;
      const own = isSaid ? role : { ...role, title: attached(title) };
      last.roles.push(department === '' && last.isShared ? { ...own, department: last.department } : own);
    } else if (company !== null || title !== '') {
      companies.push({
        company: company ?? '',
        roles: [role],
        isBare: title === '' && text === '',
        isShared: isBesideCompany(entry, company, department, title),
        isOver: entry.head.some(
          ({ text: line }) =>
            company !== null && line.includes(company.value) && (title === '' || !line.includes(title.value)),
        ),
        department,
      });
    }
  }
  return companies.slice(0, 20).map(({ company, roles }) => ({ company, roles: roles.slice(0, 10) }));
}

/** A post that is given to the company above without the file saying so. */
function attached(title: Found<string>): Found<string> {
  return { ...title, score: Math.min(title.score, 0.7), reason: reasons.attached };
}

/** 某某公司 | 客服部 over 客服组长（2022.01-2024.09）: a department of all posts below, not of the first. */
function isBesideCompany(
  { head }: Entry,
  company: WorkHead['company'],
  department: WorkHead['department'],
  title: WorkHead['title'],
): boolean {
  const line = head.find(({ text }) => company !== null && text.includes(company.value));
  if (line === undefined || department === '' || title === '') return false;
  return line.text.includes(department.value) && !line.text.includes(title.value);
}

/** Whether a line names an employer beside a period: a job begins with it. */
export function beginsJob(line: TextLine): boolean {
  const period = anchorPeriod(line, workStyle);
  return period !== null && headTokens(line, period).some((token) => workStyle.isMain(token));
}

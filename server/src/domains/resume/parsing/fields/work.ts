import type { ResumeWork, ResumeWorkRole } from '@pinjian/contract/resume-content.ts';
import { found, type Draft, type Found } from '../draft.ts';
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
        last.isBare = false;
      }
      last.roles.push(department === '' && last.isShared ? { ...role, department: last.department } : role);
    } else if (company !== null || title !== '') {
      companies.push({
        company: company ?? '',
        roles: [role],
        isBare: title === '' && text === '',
        isShared: isBesideCompany(entry, company, department, title),
        department,
      });
    }
  }
  return companies.slice(0, 20).map(({ company, roles }) => ({ company, roles: roles.slice(0, 10) }));
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

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
    wasBare: boolean;
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
        last.wasBare = true;
        last.isBare = false;
      }
      last.roles.push(department === '' && last.wasBare ? { ...role, department: last.department } : role);
    } else if (company !== null || title !== '') {
      companies.push({
        company: company ?? '',
        roles: [role],
        isBare: title === '' && text === '',
        wasBare: false,
        department,
      });
    }
  }
  return companies.slice(0, 20).map(({ company, roles }) => ({ company, roles: roles.slice(0, 10) }));
}

/** Whether a line names an employer beside a period: a job begins with it. */
export function beginsJob(line: TextLine): boolean {
  const period = anchorPeriod(line, workStyle);
  return period !== null && headTokens(line, period).some((token) => workStyle.isMain(token));
}

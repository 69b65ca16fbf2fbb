import type { ResumeTemplate } from '@pinjian/contract/resume-print.ts';

/** Sections that every resume has under a name of ours; the person's own come after them. */
export type PrintedSection =
  | 'selfEvaluation'
  | 'work'
  | 'projects'
  | 'education'
  | 'skills'
  | 'certificates'
  | 'languages';

const usual = ['selfEvaluation', 'work', 'projects', 'education', 'skills', 'certificates', 'languages'] as const;

/** Templates whose pages follow another order; a test holds them to what the templates do. */
const own: Partial<Readonly<Record<ResumeTemplate, readonly PrintedSection[]>>> = {
  campus: ['education', 'work', 'projects', 'skills', 'certificates', 'languages', 'selfEvaluation'],
  engineer: ['skills', 'work', 'projects', 'education', 'certificates', 'languages', 'selfEvaluation'],
  product: ['selfEvaluation', 'work', 'projects', 'education', 'skills', 'certificates', 'languages'],
  portfolio: ['projects', 'work', 'education', 'skills', 'certificates', 'languages', 'selfEvaluation'],
  manager: ['selfEvaluation', 'work', 'projects', 'education', 'certificates', 'skills', 'languages'],
};

/** In which order the pages of a template tell what they tell. */
export function sectionOrder(template: ResumeTemplate): readonly PrintedSection[] {
  return own[template] ?? usual;
}

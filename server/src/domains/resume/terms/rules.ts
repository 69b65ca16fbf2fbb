import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { fold, foldCompany, majorByName, schoolByName, skillMeant } from '#domains/dictionary/index.ts';

/** What is looked up of a resume. */
type TermKind = 'school' | 'major' | 'company' | 'skill';

/** What the words of one entry are called in the tables; the words themselves stay as they are. */
export interface Term {
  readonly kind: TermKind;
  /** Place of the entry in its list, from 0. */
  readonly entry: number;
  readonly words: string;
  /** Of the table's entry; null when unsure, and for companies, which are looked up in the database. */
  readonly code: string | null;
  /** What equal spellings have in common; null for what names nobody. */
  readonly folded: string | null;
}

/** The terms of a content; what was left empty has none. */
export function termsOf(content: Omit<ResumeContent, 'basics'>): Term[] {
  const category = content.intentions[0]?.positionCode ?? undefined;
  const terms = [
    ...content.education.map(({ school }, entry) => plain('school', entry, school, schoolByName(school)?.id)),
    ...content.education.map(({ major }, entry) => plain('major', entry, major, majorByName(major)?.code)),
    ...content.work.map(({ company }, entry) => ({
      ...plain('company', entry, company, undefined),
      folded: foldCompany(company),
    })),
    ...content.skills.map(({ name }, entry) => plain('skill', entry, name, skillMeant(name, category)?.id)),
  ];
  return terms.filter(({ words }) => words !== '');
}

function plain(kind: TermKind, entry: number, words: string, code: string | undefined): Term {
  const folded = fold(words);
  return { kind, entry, words, code: code ?? null, folded: folded === '' ? null : folded };
}

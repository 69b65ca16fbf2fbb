import type { LanguageLevel } from '@pinjian/contract/position-requirement.ts';
import { normalizeInPlace } from '#platform/text/tokens.ts';
import { listOf, once, readTable } from './table.ts';

export interface Language {
  /** ISO 639-1, or 639-3 where there is none: en, yue. */
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

/** An examination that says how well a language is known. */
export interface LanguageExam {
  readonly code: string;
  readonly name: string;
  readonly language: string;
  readonly level: LanguageLevel;
  readonly aliases: readonly string[];
  /** Spellings that mean it only where the language is named beside them: 六级, N2. */
  readonly short: readonly string[];
}

const languages = once(
  () =>
    new Map(
      readTable('languages.tsv', ['code', 'name', 'aliases']).map(([code, name, aliases]): [string, Language] => [
        code,
        { code, name, aliases: listOf(aliases) },
      ]),
    ),
);

const exams = once(
  () =>
    new Map(
      readTable('language-exams.tsv', ['code', 'name', 'language', 'level', 'aliases', 'short']).map(
        ([code, name, language, level, aliases, short]): [string, LanguageExam] => [
          code,
          { code, name, language, level: levelOf(level), aliases: listOf(aliases), short: listOf(short) },
        ],
      ),
    ),
);

function levelOf(cell: string): LanguageLevel {
  if (cell === '1') return 1;
  if (cell === '2') return 2;
  if (cell === '3') return 3;
  throw new Error(`language-exams.tsv: level ${cell}`);
}

export function allLanguages(): readonly Language[] {
  return [...languages().values()];
}

export function languageByCode(code: string): Language | undefined {
  return languages().get(code);
}

/** The language that someone means who writes nothing but this in a field for languages. */
export function languageByName(words: string): Language | undefined {
  const spelling = normalizeInPlace(words).trim();
  return allLanguages().find(({ name, aliases }) =>
    [name, ...aliases].some((each) => normalizeInPlace(each) === spelling),
  );
}

export function allLanguageExams(): readonly LanguageExam[] {
  return [...exams().values()];
}

export function languageExamByCode(code: string): LanguageExam | undefined {
  return exams().get(code);
}

import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { PrintStyle, ResumeTemplate } from '@pinjian/contract/resume-print.ts';
import { languageOf, type PrintLanguage } from './print-language.ts';

/** A head with its period, what stands under it, and its points. */
interface PrintedEntry {
  readonly title: string;
  readonly period: string;
  /** Under or beside the title: a post and department, a major and degree. */
  readonly subtitle: string;
  readonly link: string;
  readonly points: readonly string[];
}

interface PrintedCompany {
  readonly company: string;
  readonly roles: readonly PrintedEntry[];
}

/** What the template prints: words ready to be read, sections in their order, nothing empty. */
export interface PrintedResume {
  /** Metadata of the file. */
  readonly documentTitle: string;
  readonly name: string;
  readonly intention: string;
  /** The same, one line for each thing looked for. */
  readonly intentions: readonly string[];
  /** Facts and ways of contact, one row. */
  readonly facts: readonly string[];
  readonly links: readonly string[];
  readonly work: readonly PrintedCompany[];
  readonly projects: readonly PrintedEntry[];
  readonly education: readonly PrintedEntry[];
  readonly skills: readonly { readonly name: string; readonly level: string }[];
  readonly certificates: readonly { readonly name: string; readonly month: string }[];
  readonly languages: readonly { readonly name: string; readonly level: string }[];
  readonly selfEvaluation: readonly string[];
  readonly others: readonly { readonly title: string; readonly points: readonly string[] }[];
}

/** What a person may leave out of a print. */
export type PrintedFacts = Pick<PrintStyle, 'gender' | 'birth'>;

/** Turns content into what the template prints. */
export function printedResume(
  content: ResumeContent,
  shown: PrintedFacts,
  template: ResumeTemplate = 'classic',
): PrintedResume {
  const { basics } = content;
  const language = languageOf(template);
  const wished = intentionLines(content, language);
  return {
    documentTitle: basics.name === '' ? language.untitled : language.title(basics.name),
    name: basics.name === '' ? language.untitled : basics.name,
    intention: joined(wished, ' / '),
    intentions: wished,
    facts: facts(content, shown, language),
    links: basics.links,
    work: content.work.map(({ company, roles }) => ({
      company,
      roles: roles.map((role) => ({
        title: role.title,
        subtitle: role.department,
        period: language.period(role),
        link: '',
        points: points(role.description),
      })),
    })),
    projects: content.projects.map((each) => ({
      title: each.name,
      subtitle: each.role,
      period: language.period(each),
      link: each.link,
      points: points(each.description),
    })),
    education: content.education.map((each) => ({
      title: each.school,
      subtitle: joined([each.major, language.education(each.degree)], ' · '),
      period: language.period(each),
      link: '',
      points: points(each.description),
    })),
    skills: content.skills
      .filter((each) => each.name !== '')
      .map((each) => ({ name: each.name, level: language.skill(each.level) })),
    certificates: content.certificates
      .filter((each) => each.name !== '')
      .map((each) => ({ name: each.name, month: language.month(each.month) })),
    languages: content.languages.filter((each) => each.name !== '' || each.level !== ''),
    selfEvaluation: points(content.selfEvaluation),
    others: content.others
      .filter((each) => each.title !== '' || each.description !== '')
      .map((each) => ({ title: each.title, points: points(each.description) })),
  };
}

/** 高级前端工程师 | 期望城市：杭州、上海 | 期望薪资：2.5W-3.5W·14薪, for each thing looked for. */
function intentionLines({ intentions }: ResumeContent, { words, salary: payOf }: PrintLanguage): string[] {
  const labelled = (label: string, text: string) => (text === '' ? '' : `${label}${words.colon}${text}`);
  return intentions
    .map(({ position, cities, salary }) =>
      joined(
        [
          position,
          labelled(words.cities, cities.map((city) => city.name).join(words.comma)),
          labelled(words.salary, payOf(salary)),
        ],
        ' | ',
      ),
    )
    .filter((line) => line !== '');
}

function facts({ basics }: ResumeContent, shown: PrintedFacts, language: PrintLanguage): string[] {
  return [
    basics.phone,
    basics.email,
    basics.city === null || basics.city.name === '' ? '' : language.city(basics.city.name),
    basics.gender === null || !shown.gender ? '' : language.gender(basics.gender),
    basics.birthMonth === null || !shown.birth ? '' : language.birth(basics.birthMonth),
    language.jobStatus(basics.jobStatus),
  ].filter((fact) => fact !== '');
}

/** Content without what its person does not print: what a file does not show it does not carry either. */
export function printedContent(content: ResumeContent, shown: PrintedFacts): ResumeContent {
  const { basics } = content;
  return {
    ...content,
    basics: {
      ...basics,
      gender: shown.gender ? basics.gender : null,
      birthMonth: shown.birth ? basics.birthMonth : null,
    },
  };
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator);
}

/** The lines of a description. */
function points(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

import { periodText, monthText, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { salaryText } from '@pinjian/contract/money.ts';
import { dictLabel } from '#domains/dictionary/index.ts';

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
  /** `strength`: 1 to 4, 0 where the person does not say. */
  readonly skills: readonly { readonly name: string; readonly level: string; readonly strength: number }[];
  readonly certificates: readonly { readonly name: string; readonly month: string }[];
  readonly languages: readonly { readonly name: string; readonly level: string }[];
  readonly selfEvaluation: readonly string[];
  readonly others: readonly { readonly title: string; readonly points: readonly string[] }[];
}

/** Turns content into what the template prints. */
export function printedResume(content: ResumeContent): PrintedResume {
  const { basics } = content;
  return {
    documentTitle: basics.name === '' ? '个人简历' : `${basics.name}的简历`,
    name: basics.name === '' ? '个人简历' : basics.name,
    intention: joined(intentionLines(content), ' / '),
    intentions: intentionLines(content),
    facts: facts(content),
    links: basics.links,
    work: content.work.map(({ company, roles }) => ({
      company,
      roles: roles.map((role) => ({
        title: role.title,
        subtitle: role.department,
        period: periodText(role),
        link: '',
        points: points(role.description),
      })),
    })),
    projects: content.projects.map((each) => ({
      title: each.name,
      subtitle: each.role,
      period: periodText(each),
      link: each.link,
      points: points(each.description),
    })),
    education: content.education.map((each) => ({
      title: each.school,
      subtitle: joined([each.major, label('education', each.degree)], ' · '),
      period: periodText(each),
      link: '',
      points: points(each.description),
    })),
    skills: content.skills
      .filter((each) => each.name !== '')
      .map((each) => ({ name: each.name, level: label('skill_level', each.level), strength: each.level ?? 0 })),
    certificates: content.certificates
      .filter((each) => each.name !== '')
      .map((each) => ({ name: each.name, month: monthText(each.month) })),
    languages: content.languages.filter((each) => each.name !== '' || each.level !== ''),
    selfEvaluation: points(content.selfEvaluation),
    others: content.others
      .filter((each) => each.title !== '' || each.description !== '')
      .map((each) => ({ title: each.title, points: points(each.description) })),
  };
}

/** 高级前端工程师 | 杭州、上海 | 2.5W-3.5W·14薪, for each thing looked for. */
function intentionLines({ intentions }: ResumeContent): string[] {
  return intentions
    .map(({ position, cities, salary }) =>
      joined(
        [position, cities.map((city) => city.name).join('、'), salary.min === null ? '' : salaryText(salary)],
        ' | ',
      ),
    )
    .filter((line) => line !== '');
}

function facts({ basics }: ResumeContent): string[] {
  return [
    basics.phone,
    basics.email,
    basics.city === null || basics.city.name === '' ? '' : `现居 ${basics.city.name}`,
    basics.gender === null ? '' : basics.gender === 0 ? '男' : '女',
    basics.birthMonth === null ? '' : `${monthText(basics.birthMonth)} 出生`,
    label('job_hunting_status', basics.jobStatus),
  ].filter((fact) => fact !== '');
}

function label(type: Parameters<typeof dictLabel>[0], value: number | null): string {
  return value === null ? '' : (dictLabel(type, value) ?? '');
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

import type { ResumeWork, ResumeWorkRole } from '@pinjian/contract/resume-content.ts';
import { found, reasons, type Draft, type Found } from '../draft.ts';
import type { TextLine } from '../text/line.ts';
import { describe, readHead, splitEntries, type Entry } from './entries.ts';
import type { EntryStyle } from './entry-head.ts';
import type { LabelName, Pair } from './labels.ts';
import { readPeriod } from './period.ts';
import type { Places } from './places.ts';
import { isCompany, isDepartment, isTitle } from './words.ts';

const style: EntryStyle = {
  isMain: (token) => isCompany(token) || unglue(token).length > 1,
  isSecond: isTitle,
  longest: 70,
  freeNames: false,
};

interface Head {
  readonly company: Found<string> | null;
  readonly title: Found<string> | '';
  readonly department: Found<string> | '';
}

/** The companies of a section with the posts held there, in the order of the file. */
export function readWork(lines: readonly TextLine[], places: Places): Draft<ResumeWork>[] {
  const companies: {
    company: Found<string> | '';
    roles: Draft<ResumeWorkRole>[];
    isBare: boolean;
    wasBare: boolean;
    department: Found<string> | '';
  }[] = [];
  for (const entry of splitEntries(lines, style)) {
    const { company, title, department } = readHeadFields(entry, places);
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

/** 云杉科技有限公司前端工程师, 云杉科技有限公司研发部: two words written as one. */
const glued = /^(.{3,}?(?:公司|集团|银行|医院|事务所))([^（(].{1,15})$/u;

function unglue(token: string): string[] {
  const match = glued.exec(token);
  if (match === null || isCompany(token)) return [token];
  const [, company = '', rest = ''] = match;
  return isTitle(rest) || isDepartment(rest) ? [company, rest] : [token];
}

/** 某某软件有限公司 Sample Software Co., Ltd.; 设计师 Designer: the same name twice. */
function withoutGloss(token: string): string {
  const chinese = /^(.*\p{Script=Han}[）)]?)\s+[A-Z][A-Za-z&.,' -]+$/u.exec(token)?.[1];
  return chinese !== undefined && (isCompany(chinese) || isTitle(chinese)) ? chinese : token;
}

const noise = /^(?:全职|兼职|实习|劳务派遣|外包|现任|至今|工作经历|[\d.\s~-]+|\d+人|汇报对象.*|下属人数.*)$/u;

function readHeadFields(entry: Entry, places: Places): Head {
  const { tokens, pairs } = readHead(entry);
  const source = entry.head.map((line) => line.text).join('  ');
  const words = tokens
    .flatMap(unglue)
    .map(withoutGloss)
    .filter((token) => !noise.test(token));
  const labelled = (name: LabelName) => behind(pairs, name);
  const company = labelled('company') ?? words.find(isCompany);
  const rest = words.filter((token) => token !== company && !places.isCity(token));
  const post = labelled('title') ?? rest.find(isTitle);
  const split = splitPost(post);
  const title = split?.title ?? post;
  const department =
    labelled('department') ?? rest.find((token) => token !== post && isDepartment(token)) ?? split?.department;
  const unknown = rest.filter(
    (token) => token !== post && token !== department && !isCompany(token) && token.length <= 40,
  );
  const guess = (text: string | undefined, score: number) =>
    text === undefined ? null : found(text.slice(0, 80), source, score, reasons.guessedByPlace);
  const sure = (text: string, limit: number) => found(text.slice(0, limit), source, 0.95);
  if (company !== undefined) {
    return {
      company: sure(company, 80),
      title:
        title === undefined
          ? (guess(
              unknown.find((token) => !onePlace.test(token)),
              0.65,
            ) ?? '')
          : sure(title, 60),
      department: department === undefined ? guessDepartment(title, unknown, source) : sure(department, 60),
    };
  }
  return {
    company: guess(unknown[0], 0.6),
    title: title === undefined ? (guess(unknown[1], 0.55) ?? '') : sure(title, 60),
    department: department === undefined ? '' : sure(department, 60),
  };
}

/** The city of a company abroad: Shanghai, New York. */
const onePlace = /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/;

/** 后端开发工程师（对象存储组） */
function splitPost(post: string | undefined): { title: string; department: string } | null {
  const match = /^(.{2,20})[（(]([^（()）]{2,16})[）)]$/u.exec(post ?? '');
  const [, title = '', department = ''] = match ?? [];
  return match !== null && isDepartment(department) ? { title, department } : null;
}

/** Between a company and a post that are known, one more short word is where in the company. */
function guessDepartment(title: string | undefined, unknown: readonly string[], source: string): Found<string> | '' {
  const [only, ...more] = unknown;
  return title !== undefined && only !== undefined && more.length === 0 && /^\p{Script=Han}{2,10}$/u.test(only)
    ? found(only, source, 0.65, reasons.guessedByPlace)
    : '';
}

function behind(pairs: readonly Pair[], name: LabelName): string | undefined {
  return pairs.find((pair) => pair.names.includes(name))?.value;
}

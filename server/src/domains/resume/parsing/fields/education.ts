import type { ResumeEducation } from '@pinjian/contract/resume-content.ts';
import { found, reasons, type Draft, type Found } from '../draft.ts';
import type { TextLine } from '../text/line.ts';
import { describe, readHead, splitEntries, type Entry } from './entries.ts';
import type { EntryStyle } from './entry-head.ts';
import { readPeriod } from './period.ts';
import { isMajorName, isSchool, readDegree } from './words.ts';

export const educationStyle: EntryStyle = {
  isMain: (token) => isSchool(token) || (unglue(token).length > 1 && readDegree(token) !== null),
  isSecond: (token) => (readDegree(token) !== null && !isSchool(token)) || isMajorName(token),
  isDetail: (token) =>
    readDegree(token) !== null ||
    isMajorName(token.replace(/[（(][^（()）]*[）)]$/u, '')) ||
    /(?:学院|系)$/u.test(token),
  longest: 70,
  freeNames: false,
};

/** The schools of a section, in the order of the file. */
export function readEducation(lines: readonly TextLine[]): Draft<ResumeEducation>[] {
  return splitEntries(lines, educationStyle)
    .map(readSchool)
    .filter((entry) => entry !== null);
}

const latinDegree =
  /^(?:B\.?\s?(?:Sc|A|S|Eng|Ed|Com|BA)\.?|M\.?\s?(?:Sc|A|S|Eng|Phil|Ed|BA)\.?|Ph\.?\s?D\.?|Bachelor(?:['’]s)?(?: [Dd]egree)?|Master(?:['’]s)?(?: [Dd]egree)?|Doctor(?:ate)?|Diploma)(?:\s*\(Hons\))?,?\s+(?:(?:in|of)\s+)?(?=[A-Z])/u;

/** Bachelor's Degree, Bachelor of Science, B.Sc.: no major. */
const degreeAlone =
  /^(?:(?:Bachelor|Master|Doctor)(?:['’]s)?(?: [Dd]egree)?(?: of (?:Science|Arts|Engineering|Laws|Commerce|Education|Philosophy|Business Administration))?|B\.?(?:Sc|A|Eng)\.?|M\.?(?:Sc|A|Eng|BA)\.?|Ph\.?D\.?|Degree|Diploma)$/u;

/** 软件工程（本科）, 护理专业, Master of Science in Data Science. */
export function cutMajor(written: string): string {
  // 日语 Japanese: the same twice.
  const token = written.replace(/(?<=^\p{Script=Han}{2,16})\s+[A-Z][A-Za-z&,' -]{3,}$/u, '');
  if (degreeAlone.test(token)) return '';
  const english =
    /\b(?:of|in)\s+(?:Science|Arts|Engineering|Business Administration)?\s*(?:in\s+)?([A-Z][\w&,' -]+)$/.exec(token);
  if (english !== null && readDegree(token) !== null) return (english[1] ?? '').trim();
  return token
    .replace(
      /[（(](?:[^（()）]*(?:本科|硕士|博士|学士|大专|专科|高职|中专|中技|技校|职高|高中|研究生|统招|全日制|非全日制|自考|函授|成教|专升本)[^（()）]*)[）)]/gu,
      '',
    )
    .replace(/^(?:全日制|统招|非全日制)?(?:大学)?(?:本科|硕士|博士|学士|大专|专科|研究生)(?:学位|学历)?(?=\S)/u, '')
    .replace(
      /(?:全日制|统招)?(?:大学)?(?:本科|硕士|博士|学士|大专|专科|硕士研究生|研究生|博士研究生)(?:学位|学历)?$/u,
      '',
    )
    .replace(/\s*[/／]$/u, '')
    .replace(/(?<=[A-Za-z])\s*\([^()]*\)$/u, (inside) => (readDegree(inside) === null ? inside : ''))
    .replace(latinDegree, '')
    .replace(/毕业$/u, '')
    .replace(/专业$/u, '')
    .trim();
}

/** 某大学审计学: a school and what was studied there, written as one. */
function unglue(token: string): string[] {
  const [, degree = '', named = ''] =
    /^((?:全日制|统招|非全日制|自考|成人)*(?:本科|大专|专科|硕士|博士|研究生|中专|高中|中技))(.{2,}(?:大学|学院|学校|中学))$/u.exec(
      token,
    ) ?? [];
  if (degree !== '') return [degree, named];
  // 在某某中学读高中, 就读于某某大学
  const [, told = '', what = ''] =
    /^(?:就读于|毕业于|曾?就读|在)(.{2,}?(?:大学|学院|学校|中学|小学|高中|职高|[一二三四五六七八九十]中))(?:就?读|学习?|上|念|毕业)?(.{0,12})$/u.exec(
      token,
    ) ?? [];
  if (told !== '') return [told, what].filter((word) => word !== '');
  const match =
    /^(.{2,}?(?:大学|学院|学校))(?!大学|学院|生|附属|[（(])(\p{Script=Han}{2,16}(?:[（(][^（()）]{1,12}[）)])?)$/u.exec(
      token,
    );
  return match === null || isSchool(match[2] ?? '') ? [token] : [match[1] ?? '', match[2] ?? ''];
}

/** A school, each of its fields apart. */
export type SchoolDraft = Exclude<Draft<ResumeEducation>, Found<ResumeEducation>>;

/** The school that the head of an entry names; null where it tells none. */
export function readSchool(entry: Entry): SchoolDraft | null {
  const head = readHead(entry, educationStyle);
  const { pairs } = head;
  const tokens = head.tokens.some((token) => isSchool(token) && unglue(token).length === 1)
    ? head.tokens
    : head.tokens.flatMap(unglue);
  const source = entry.head.map((line) => line.text).join('  ');
  const behind = (name: 'school' | 'major' | 'degree') => pairs.find((pair) => pair.names.includes(name))?.value;
  const school =
    behind('school') ?? tokens.filter(isSchool).toSorted((a, b) => universityFirst(a) - universityFirst(b))[0];
  const degree =
    readDegree(behind('degree') ?? '') ??
    tokens
      .filter((token) => token !== school)
      .map(readDegree)
      .find((each) => each !== null) ??
    readDegree(/[（(](?:.*)[）)]/u.exec(school ?? '')?.[0] ?? '');
  const rest = tokens.filter((token) => token !== school && !isSchool(token) && !college.test(token));
  const labelledMajor = behind('major');
  const majors = rest.filter(
    (token) =>
      isMajor(cutMajor(token)) &&
      // 法学学士 says what was studied, 工学硕士 only of which kind it was.
      (!nothingNew.test(token) ||
        (isMajorName(cutMajor(token)) && !/^(?:工学|理学|管理学|文学|艺术学|专业)/u.test(token))),
  );
  // Sample University, Shanghai | MSc in Finance: the words beside the degree, not the city.
  const likely =
    majors.find((token) => latinDegree.test(token)) ??
    majors.find((token) => isMajorName(withoutBrackets(token))) ??
    majors.find((token) => isMajorName(cutMajor(token))) ??
    majors.find((token) => !onePlace.test(token)) ??
    majors[0];
  const major = labelledMajor ?? (likely === undefined ? undefined : cutMajor(likely));
  if (school === undefined && major === undefined && degree === null) return null;
  const extra = rest.filter(
    (token) =>
      cutMajor(token) !== major &&
      cutMajor(token).length > 1 &&
      !/^\p{Script=Han}{1,4}$/u.test(token) &&
      !nothingNew.test(token) &&
      !onePlace.test(token),
  );
  return {
    school: school === undefined ? '' : found(clip(cutSchool(school)), source, 0.96),
    major: majorOf(major, labelledMajor !== undefined, source),
    degree: degree === null ? null : found(degree.degree, degree.source, 0.96),
    ...readPeriod(entry.period),
    description: describeWith(extra, entry.body, source),
  };
}

/** 本科, 工学硕士, 本科（函授）, 在读, 预计: said by the degree and the period, or of no interest. */
const nothingNew = {
  test(token: string): boolean {
    const rest = token
      .replaceAll(/双学位|自学考试|学士学位/gu, '')
      .replaceAll(
        /^.{0,4}(?=学士|硕士|博士)|学士|硕士|博士|研究生|本科|专科|大专|高职|中专|技校|中技|职高|高中|初中|学位|学历/gu,
        '',
      )
      .replaceAll(
        /非?全日制|统招|统分|自考|成人教育|成人|成教|函授|夜大|网络教育|电大|在职|在读|在校|预计|毕业|应届|硕博连读|本硕连读|直博|专升本|双学位|第[一二]|[三四五六]年制|[大研博][一二三四五]|交换(?:\s*Exchange)?|[（()）\s·,，]/gu,
        '',
      );
    return rest === '';
  },
};

/** The city of a school abroad: Shanghai, New York. */
const onePlace = /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/;

/** 软件学院, 机电系: a part of the school, which the form has no field for. */
const college = /^\p{Script=Han}{1,12}(?:学院|系|学部|研究所)$/u;

function withoutBrackets(token: string): string {
  return token.replace(/[（(][^（()）]*[）)]$/u, '');
}

/** 某某大学计算机学院 is of the university, 某某大学（211） is called so without. */
export function cutSchool(school: string): string {
  return school
    .replace(/(?<=(?:大学|学院|学校))\s+[A-Z][A-Za-z&,.'() -]+$/u, '')
    .replace(
      /\s*[（(](?:[^（()）]*(?:985|211|双一流|一本|二本|统招|全日制|本科|专科|大专|硕士|博士|重点|QS)[^（()）]*)[）)]$/u,
      '',
    )
    .replace(/(?<=^\p{Script=Han}{2,12}大学)\s*\p{Script=Han}{1,14}(?:学院|系|学部)$/u, '')
    .trim();
}

/** A university before one of its colleges. */
function universityFirst(token: string): number {
  return /大学|University/iu.test(token) ? 0 : 1;
}

function isMajor(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= 40 &&
    readDegree(text)?.source !== text &&
    !/^(?:GPA|绩点|排名|全日制|统招|985|211|双一流|在读|导师|主修|课程)/iu.test(text) &&
    !/^[\d./%\s]+$/.test(text)
  );
}

function majorOf(major: string | undefined, labelled: boolean, source: string): Found<string> | '' {
  if (major === undefined) return '';
  const certain = labelled || isMajorName(major);
  return found(clip(major), source, certain ? 0.93 : 0.7, certain ? null : reasons.guessedByPlace);
}

function describeWith(extra: readonly string[], body: readonly TextLine[], source: string): Found<string> | '' {
  const text = [...extra, describe(body)]
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, 2000);
  return text === '' ? '' : found(text, body[0]?.text ?? source, 0.9);
}

function clip(text: string): string {
  return text.slice(0, 80);
}

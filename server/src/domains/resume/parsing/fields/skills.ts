import type { ResumeSkill } from '@pinjian/contract/resume-content.ts';
import { found, type Draft } from '../draft.ts';
import type { TextLine } from '../text/line.ts';
import { isCertificate } from './certificates.ts';
import { isBareLanguage, isLanguage } from './languages.ts';

/** dictNum of skill_level by the words for it, stronger words first. */
const levels: readonly (readonly [RegExp, number])[] = [
  [/精通|专家|expert|proficient/iu, 4],
  [/熟练|擅长|深入掌握|advanced/iu, 3],
  [/熟悉|掌握|良好|intermediate|familiar/iu, 2],
  [/了解|接触过|入门|一般|basic|beginner/iu, 1],
];
const levelWord =
  /(?:精通|熟练(?:地)?(?:掌握|使用|运用|应用|操作)?|擅长|深入掌握|熟悉|掌握|了解|接触过|能够使用|会使用|使用过|良好|一般|入门|专家|Expert|Advanced|Intermediate|Basic|Beginner|Proficient(?: in)?|Familiar(?: with)?)/iu;
const leading = new RegExp(`^${levelWord.source}(?:使用|掌握|运用|操作)?\\s*[:：]?\\s*`, 'iu');
const trailing = new RegExp(`\\s*[（(:：\\s—–-]\\s*(${levelWord.source})(?:程度)?[）)]?$`, 'iu');
/** 前端：React、Vue — the name of a group, unless it says how well. */
const group = /^[\p{Script=Han}A-Za-z/&\s]{2,14}[:：]\s*/u;
const onlyLevel = new RegExp(`^${levelWord.source}$`, 'iu');
const longestName = 30;

export interface SkillLines {
  readonly skills: Draft<ResumeSkill>[];
  /** Lines that are certificates or languages under a common heading (技能证书, 语言技能). */
  readonly certificates: TextLine[];
  readonly languages: TextLine[];
  /** Whole sentences that no list of names can hold; they are kept as they are. */
  readonly sentences: string[];
}

/** 法律检索（精通）: a skill, wherever it stands. */
export function saysLevel(text: string): boolean {
  return text.length <= 30 && trailing.test(text);
}

function levelOf(text: string): number | null {
  return levels.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Skills and what else stands among them. */
export function readSkills(lines: readonly TextLine[]): SkillLines {
  const skills = new Map<string, Draft<ResumeSkill>>();
  const [certificates, languages, sentences]: [TextLine[], TextLine[], string[]] = [[], [], []];
  for (const line of joinLevelRows(lines).flatMap(splitGrid)) {
    const { names, certificateNames, languageNames, isSentence } = readLine(line);
    if (isSentence) sentences.push(line.text);
    if (certificateNames.length > 0)
      certificates.push({ ...line, parts: certificateNames, text: certificateNames.join('、') });
    if (languageNames.length > 0) languages.push({ ...line, parts: languageNames, text: languageNames.join('、') });
    for (const { name, level } of names) {
      const key = name.toLowerCase();
      if (!skills.has(key))
        skills.set(key, {
          name: found(name, line.text, 0.9),
          level: level === null ? null : found(level, line.text, 0.9),
        });
    }
  }
  return { skills: [...skills.values()].slice(0, 60), certificates, languages, sentences };
}

/** 精通 | 熟练 over Burp Suite | Python, or below it: each name beside its level. */
function joinLevelRows(lines: readonly TextLine[]): TextLine[] {
  const areLevels = (line: TextLine | undefined) =>
    line !== undefined && line.parts.length > 1 && line.parts.every((part) => onlyLevel.test(part));
  const own = lines.findIndex((line) => areLevels(line));
  const rows = lines.filter((line) => line.parts.length > 1);
  if (own < 0 || rows.length !== 2 || rows[0]?.parts.length !== rows[1]?.parts.length) return [...lines];
  const [names, levelRow] = areLevels(rows[0]) ? [rows[1], rows[0]] : [rows[0], rows[1]];
  return lines.flatMap((line) => {
    if (line === levelRow) return [];
    const parts = line.parts.flatMap((part, index) => [part, levelRow?.parts[index] ?? '']);
    return [line === names ? { ...line, parts, text: parts.join('  ') } : line];
  });
}

/** Go | 精通 | TiDB | 熟练: a row of a grid is as many lines as it has names. */
function splitGrid(line: TextLine): TextLine[] {
  const { parts } = line;
  const isGrid =
    parts.length >= 4 &&
    parts.length % 2 === 0 &&
    parts.every((part, index) => index % 2 === 0 || onlyLevel.test(part));
  if (!isGrid) return [line];
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [{ ...line, parts: [part, parts[index + 1] ?? ''], text: `${part}  ${parts[index + 1]}` }] : [],
  );
}

function readLine(line: TextLine) {
  const read = {
    names: [] as { name: string; level: number | null }[],
    certificateNames: [] as string[],
    languageNames: [] as string[],
    isSentence: false,
  };
  // Figma | 精通: the level is a cell of its own.
  const level = line.parts.length === 2 && onlyLevel.test(line.parts[1] ?? '') ? levelOf(line.parts[1] ?? '') : null;
  const parts = level === null ? line.parts : line.parts.slice(0, 1);
  let inherited: number | null = level;
  for (const clause of parts.flatMap((part) => part.split(/[；;。]\s*|[，,]\s*(?=精通|熟练|熟悉|掌握|了解|擅长)/u))) {
    const text = cutGroup(clause.trim());
    const start = leading.exec(text);
    if (start !== null) inherited = levelOf(start[0]);
    const clauseNames: { name: string; level: number | null }[] = [];
    const clauseTokens = splitNames(start === null ? text : text.slice(start[0].length));
    for (const token of clauseTokens) {
      const end = trailing.exec(token);
      const name = (end === null ? token : token.slice(0, end.index))
        .replace(/\s*(?:[★☆⭐●○◐■□▮▯]{2,}|\d{1,3}\s?%)$/u, '')
        .replace(/\s*等.{0,8}$/u, '')
        .trim();
      if (name === '' || /^[\p{P}\s]+$/u.test(name)) continue;
      if (isLanguage(name) && !(isBareLanguage(name) && clauseTokens.length > 1)) read.languageNames.push(token);
      else if (isCertificate(name)) read.certificateNames.push(token);
      else if (isName(name)) clauseNames.push({ name, level: end === null ? inherited : levelOf(end[1] ?? '') });
      else read.isSentence = true;
    }
    read.names.push(...sharedLevel(clauseNames));
  }
  return read;
}

/** PyMOL、GROMACS（熟练）: the level behind the last of a list is that of all. */
function sharedLevel<T extends { readonly level: number | null }>(names: readonly T[]): readonly T[] {
  const last = names.at(-1)?.level ?? null;
  const isShared = names.length > 1 && names.slice(0, -1).every(({ level }) => level === null);
  return isShared ? names.map((each) => ({ ...each, level: last })) : names;
}

function cutGroup(text: string): string {
  const match = group.exec(text);
  if (match === null) return text;
  if (isLanguage(match[0])) return text;
  return leading.test(match[0]) || levelOf(match[0]) !== null ? text : text.slice(match[0].length);
}

/** Names of a list. A slash is part of a name (A/B, CI/CD) unless it stands between spaces; so is 和 between Chinese words. */
function splitNames(text: string): string[] {
  return text
    .split(
      /[、，,|｜•]\s*|\s{2,}|(?<=[）)])\s+|\s+\/\s+|\s+and\s+|(?<=\S)\s+\+\s+|(?<=[A-Za-z0-9+#.])\s*[和与及]\s*|\s*[和与及]\s*(?=[A-Za-z])/u,
    )
    .map((token) => token.trim())
    .filter((token) => token !== '');
}

const clauses =
  /具有|具备|能够|可以|可独立|善于|有.*经验|经验|能力|负责|熟知|并|进行|通过|对.*有|较强|良好的|编写|工作|能独立/u;

function isName(token: string): boolean {
  const longest = /\p{Script=Han}/u.test(token) ? 18 : longestName;
  return token.length <= longest && !(token.length > 8 && clauses.test(token));
}

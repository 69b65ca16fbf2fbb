import type { ResumeProject } from '@pinjian/contract/resume-content.ts';
import { found, reasons, type Draft, type Found } from '../draft.ts';
import type { TextLine } from '../text/line.ts';
import { describe, readHead, splitEntries, type Entry } from './entries.ts';
import type { EntryStyle } from './entry-head.ts';
import { withoutMark } from './nested-projects.ts';
import { pairsOf } from './labels.ts';
import { readPeriod } from './period.ts';
import { isTitle } from './words.ts';

/** 前端负责人 and 核心开发, but not 人事管理系统开发: a role is short. */
function isRole(token: string): boolean {
  return token.length <= 16 ? isTitle(token) : /^[A-Za-z ]+$/.test(token) && isTitle(token);
}

/** What somebody was in a project, and nothing that names one: 核心成员, 开发. */
function isBareRole(token: string): boolean {
  return /^(?:项目|技术|核心|主要|产品|研发|测试|前端|后端|算法|设计|独立|总|副)*(?:负责人|经理|成员|开发|执行|参与人|参与者|参与|组长|队长|组员|骨干|工程师|设计师|协调人|主导|助理)$/u.test(
    token,
  );
}

export const projectStyle: EntryStyle = {
  isMain: () => false,
  isSecond: isRole,
  isDetail: () => false,
  longest: 60,
  freeNames: true,
};

const link = /https?:\/\/[^\s，。；、）)｜|]+/;

/** The projects of a section, in the order of the file. */
export function readProjects(lines: readonly TextLine[]): Draft<ResumeProject>[] {
  return splitEntries(lines.map(withoutMark), projectStyle)
    .slice(0, 20)
    .map(readProject)
    .filter((entry) => entry !== null);
}

/** 城市宣传片（剪辑、调色）: what was done, in brackets behind the name. */
const roleInName = /^(.{2,})[（(]([^（()）]{2,20})[）)]$/u;

function roleOf(role: string | undefined, source: string): Found<string> | '' {
  return role === undefined ? '' : found(role.slice(0, 60), source, 0.93);
}

/** 担任角色：架构师, in a line of its own behind the first sentences. */
function roleInBody({ body }: Entry): { line: TextLine; value: string } | null {
  for (const line of body) {
    const [pair, ...others] = line.text.length <= 30 ? pairsOf(line) : [];
    const isRole = pair?.names.includes('role') === true && others.length === 0 && line.text.startsWith(pair.label);
    if (isRole && pair.value.length <= 16 && !/[，,。；;]/u.test(pair.value)) return { line, value: pair.value };
  }
  return null;
}

/** A project, each of its fields apart. */
export type ProjectDraft = Exclude<Draft<ResumeProject>, Found<ResumeProject>>;

/** The project that the head of an entry names; null where it tells none. */
export function readProject(whole: Entry): ProjectDraft | null {
  const told = roleInBody(whole);
  const entry = told === null ? whole : { ...whole, body: whole.body.filter((line) => line !== told.line) };
  const { tokens, pairs } = readHead(entry, projectStyle);
  const source = entry.head.map((line) => line.text).join('  ');
  const labelledName = pairs.find((pair) => pair.names.includes('project'))?.value;
  const labelledRole =
    pairs.find((pair) => pair.names.includes('role') || pair.names.includes('title'))?.value ?? told?.value;
  const address = [...entry.head, ...entry.body]
    .map((line) => link.exec(line.text)?.[0])
    .find((each) => each !== undefined);
  const words = tokens.filter((token) => !link.test(token));
  const [before, named] = words;
  const role =
    labelledRole ??
    // 技术负责人 | 2025.01‒2025.09 over the name.
    (words.length === 2 && named !== undefined && isBareRole(before ?? '') && !isBareRole(named)
      ? before
      : undefined) ??
    (words.length > 1 || labelledName !== undefined
      ? words.slice(labelledName === undefined ? 1 : 0).find(isRole)
      : undefined) ??
    words.find((token, index) => index > 0 && isRole(token)) ??
    (words.length === 2 && entry.period !== null
      ? words.find((token, index) => index > 0 && token.length <= 8)
      : undefined);
  const written = labelledName ?? words.find((token) => token !== role);
  const inside = role === undefined ? roleInName.exec(written ?? '') : null;
  const isRoleInside =
    inside !== null && (inside[2] ?? '').split(/[、，,/]/u).some((each) => isRole(each) || isBareRole(each));
  const name = isRoleInside ? inside[1] : written;
  const text = describe(entry.body).slice(0, 4000);
  if (name === undefined && text === '') return null;
  const certain = labelledName !== undefined || entry.period !== null;
  return {
    name:
      name === undefined
        ? ''
        : found(name.slice(0, 80), source, certain ? 0.92 : 0.7, certain ? null : reasons.guessedByPlace),
    role: roleOf(role ?? (isRoleInside ? inside[2] : undefined), source),
    ...readPeriod(entry.period),
    link: address === undefined || address.length > 200 ? '' : found(address, address),
    description: text === '' ? '' : found(text, entry.body[0]?.text ?? '', 0.9),
  };
}

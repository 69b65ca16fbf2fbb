import { allCities, certificatesIn, languagesIn, skillsIn } from '#domains/dictionary/index.ts';
import { normalize } from '#platform/text/tokens.ts';
import { claimWords, schoolAndCompanyEndings, roleEndings } from './claim-words.ts';
import { figuresIn } from './figures.ts';

/** Words of Latin letters that tell nothing about anybody. */
const idle = new Set(['ai', 'offer', 'hr']);
/** Skills of recruiters that anybody names who looks for work. */
const idleSkills = new Set(['面试', '招聘', '求职']);
const latinWord = /[a-z][a-z0-9+#._-]*[a-z0-9+#]|[a-z](?![a-z0-9])/gu;
/** What somebody is said to have said, and titles. */
const quotes = /「([^」]+)」|『([^』]+)』|“([^”]+)”|《([^》]+)》/gu;
/** Before 公司 and the like: any company is meant, or the one that is spoken to. */
const anyOne =
  /(?:贵|该|本|家|的|各|我|咱|们|方|聘|等|所|何|其他|关联|屏蔽|您|哪|几|多|新|原|同|分|子|由|和|与|在|对|到|向|给|从|被|是|让|找)$/u;

/** What sources say, made ready to be looked through once. */
interface Told {
  /** Without blanks, sources apart. */
  readonly text: string;
  readonly figures: ReadonlySet<string>;
  readonly latin: ReadonlySet<string>;
  readonly skills: ReadonlySet<string>;
  readonly papers: ReadonlySet<string>;
}

const squeeze = (text: string): string => text.replaceAll(/\s+/gu, '');

function read(sources: readonly string[]): Told {
  const plain = sources.map(normalize);
  return {
    text: plain.map(squeeze).join('\n'),
    figures: new Set(plain.flatMap((each) => figuresIn(each).flatMap(({ key, says }) => [key, ...says]))),
    latin: new Set(plain.flatMap(latinWords)),
    skills: new Set(plain.flatMap((each) => skillsIn(each).map(({ id }) => id))),
    papers: new Set(plain.flatMap(papersIn)),
  };
}

function latinWords(text: string): string[] {
  return [...text.matchAll(latinWord)].map(([word]) => word);
}

function papersIn(text: string): string[] {
  return [...certificatesIn(text).map(({ code }) => code), ...languagesIn(text).map(({ code }) => code)];
}

/**
 * Whatever a text states that none of its sources does, in the order in which it stands there; [] where everything is
 * covered. Stated is: a figure with its unit, a year, a date, a time; a word in Latin letters; a skill, certificate or
 * language that the dictionary knows; a city; what schools, companies and posts are called; whatever stands in quotation
 * marks; words of degree, rank, length and readiness. Figures count in any spelling (三年 and 3 年), skills under any alias.
 *
 * It finds what was added. It cannot see that a true passage was put into a wrong light: texts are composed of whole
 * passages for that reason.
 * @param text what is to be sent or shown
 * @param sources the passages it may rest on: the resume as sent, the position as posted, facts of the slip
 */
export function findUnsupported(text: string, sources: readonly string[]): string[] {
  return checkAgainst(sources)(text);
}

/** The same for many texts of the same sources, which are read once. */
export function checkAgainst(sources: readonly string[]): (text: string) => string[] {
  const told = read(sources);
  return (text) => unsupportedBy(told, text);
}

function unsupportedBy(told: Told, text: string): string[] {
  const plain = normalize(text);
  const bare = squeeze(plain);
  const missing: { readonly at: number; readonly words: string }[] = [];
  const miss = (words: string, at: number): void => void missing.push({ at, words });
  for (const { key, words, from } of figuresIn(plain)) if (!told.figures.has(key)) miss(words, from);
  for (const match of plain.matchAll(latinWord))
    if (!idle.has(match[0]) && !told.latin.has(match[0]) && !isShort(match[0], told)) miss(match[0], match.index);
  for (const { id, from, to } of skillsIn(plain))
    if (!told.skills.has(id) && !isTold(plain.slice(from, to), told)) miss(plain.slice(from, to), from);
  for (const { code, start, end } of [...certificatesIn(plain), ...languagesIn(plain)])
    if (!told.papers.has(code)) miss(plain.slice(start, end), start);
  for (const match of plain.matchAll(quotes)) {
    const inside = match.slice(1).find((group) => group !== undefined) ?? '';
    const parts = inside.split(/…+|\.{3,}/u).map(squeeze);
    if (!parts.every((part) => told.text.includes(part))) miss(match[0], match.index);
  }
  for (const word of claimWords) if (bare.includes(word) && !told.text.includes(word)) miss(word, plain.indexOf(word));
  for (const { name } of allCities())
    if (bare.includes(name) && !told.text.includes(name)) miss(name, plain.indexOf(name));
  for (const ending of schoolAndCompanyEndings) missNamed(bare, ending, told, miss);
  for (const ending of roleEndings) missNamed(bare, ending, told, miss);
  return [...new Set(missing.toSorted((a, b) => a.at - b.at).map(({ words }) => words))];
}

function isTold(skill: string, { text }: Told): boolean {
  return idleSkills.has(skill) || text.includes(squeeze(skill));
}

/** A part of a name that a source writes in one piece: `react` of react-router, never `java` of javascript. */
function isShort(word: string, { latin }: Told): boolean {
  return [...latin].some((each) => each.split(/[._-]/u).includes(word));
}

/** Names that end so: the two characters before the end have to stand before it in a source too. */
function missNamed(bare: string, ending: string, told: Told, miss: (words: string, at: number) => void): void {
  for (let at = bare.indexOf(ending); at !== -1; at = bare.indexOf(ending, at + ending.length)) {
    const before = /[\p{Script=Han}a-z0-9)）]{0,2}$/u.exec(bare.slice(0, at))?.[0] ?? '';
    if (before === '' || anyOne.test(before)) continue;
    if (!told.text.includes(before + ending)) miss(before + ending, at);
  }
}

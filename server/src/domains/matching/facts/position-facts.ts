import type { RequirementSubject } from '@pinjian/contract/matching-match.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import type { FieldSource, RequirementKind, Span } from '@pinjian/contract/position-requirement.ts';
import { dictLabel, fold, rankOf, shiftByName, textTokens } from '#domains/dictionary/index.ts';
import { monthlyPay } from '#domains/position/index.ts';
import { certificateMeant } from './credentials.ts';
import { roleNameOf } from './role-name.ts';

/** One thing that a position asks for, ready to be compared. */
export interface Demand {
  readonly kind: RequirementKind;
  /** Who put it there: what the writer asks for counts more than what was read from the description. */
  readonly by: 'writer' | 'reader';
  readonly what: Exclude<RequirementSubject, 'education' | 'experience'>;
  /** As the position says it. */
  readonly words: string;
  readonly span: Span | null;
  /** What meets it: one of several where the words say 或. */
  readonly options: readonly DemandOption[];
  /** Months of practice for a skill, level 1 to 3 for a language; 0 when nothing is asked. */
  readonly least: number;
}

export interface DemandOption {
  readonly words: string;
  /** Skill id, or code of the certificate, language, major or shift; null for words that no table knows. */
  readonly code: string | null;
  /** Words to look for in the resume itself, folded: all of them in one clause. */
  readonly tokens: readonly string[];
}

/** A demand on the person as a whole: a column of the position. */
export interface ColumnDemand {
  readonly kind: RequirementKind;
  /** dictNum of the column. */
  readonly num: number;
  readonly words: string;
  readonly span: Span | null;
}

/** What a role is called, ready to be compared with another one. */
export interface RoleName {
  /** Leaf, or a higher node, of the job tree; null when not known. */
  readonly category: string | null;
  /** Telling words of the title, sorted. */
  readonly tokens: readonly string[];
}

/** What matching knows of a position; plain data that can be stored. */
export interface PositionFacts {
  readonly companyId: string;
  /** Code of the company's industry. */
  readonly industry: string | null;
  readonly role: RoleName;
  /** 0 assistant and intern, 1 plain, 2 senior, 3 leads others, 4 heads a field. */
  readonly rank: number;
  readonly cityCode: string | null;
  readonly remote: boolean;
  /** Fen a month; null for 面议 and for pay by the piece. */
  readonly pay: { readonly min: number; readonly max: number } | null;
  /** dictNums of job_type and recruit_type. */
  readonly jobType: number | null;
  readonly recruitType: number | null;
  readonly education: ColumnDemand | null;
  readonly experience: ColumnDemand | null;
  readonly demands: readonly Demand[];
}

/** What a position asks for, and of whom, ready to be compared. */
export function positionFactsOf(
  content: PositionContent,
  company: { readonly companyId: string; readonly industry: string | null },
): PositionFacts {
  return {
    companyId: company.companyId,
    industry: company.industry,
    role: roleNameOf(content.title, content.categoryId),
    rank: rankOf(content.title),
    cityCode: content.cityCode,
    remote: content.workMode === remoteMode,
    pay: monthlyPay(content),
    jobType: content.jobType,
    recruitType: content.recruitType,
    education: columnDemand('education', content.education, content.educationSource),
    experience: columnDemand('experience', content.experience, content.experienceSource),
    demands: demandsOf(content),
  };
}

/** dictNum of work_mode. */
const remoteMode = 3;

/** A column as a demand; null for 不限. */
function columnDemand(
  column: 'education' | 'experience',
  num: number | null,
  source: FieldSource,
): ColumnDemand | null {
  const label = num === null || num === 0 ? undefined : dictLabel(column, num);
  if (num === null || label === undefined) return null;
  const words =
    column === 'education' && num < highest
      ? `${label}及以上`
      : column === 'experience' && /年/u.test(label)
        ? `${label}经验`
        : label;
  return { kind: source.kind, num, words, span: source.from };
}

/** dictNum of 博士. */
const highest = 7;

interface Asked {
  readonly kind: RequirementKind;
  readonly by: Demand['by'];
  readonly what: Demand['what'];
  readonly words: string;
  readonly span: Span | null;
  readonly code: string | null;
  readonly least: number;
  /** The same number: alternatives. */
  readonly anyOf: number | null;
}

/** Skills and conditions; one that is said twice counts once, as the stricter of both. */
function demandsOf(content: PositionContent): Demand[] {
  const asked = new Map<string, Asked>();
  for (const each of [...skillsAsked(content), ...conditionsAsked(content)]) {
    const key = `${each.what} ${each.code ?? fold(each.words)}`;
    const before = asked.get(key);
    if (before === undefined) asked.set(key, each);
    else if (isStricter(each, before)) asked.set(key, { ...each, span: each.span ?? before.span });
  }
  return joinAlternatives([...asked.values()]);
}

function skillsAsked({ requirements }: PositionContent): Asked[] {
  return requirements.map(({ kind, by, skill, skillId, years, anyOf, from: span }) => {
    const said = { kind, by, words: skill, span, anyOf };
    const certificate = certificateMeant(skill);
    if (certificate !== null) return { ...said, what: 'certificate', code: certificate, least: 0 };
    // 两班倒 among the skills is how the work is ordered, not something that is known.
    const shift = shiftByName(skill);
    if (shift !== undefined) return { ...said, what: 'shift', code: shift.code, least: 0 };
    return { ...said, what: 'skill', code: skillId, least: (years ?? 0) * 12 };
  });
}

function conditionsAsked({ conditions }: PositionContent): Asked[] {
  return conditions.map(({ kind, by, what, words, code, level, anyOf, from: span }) => ({
    kind,
    by,
    what,
    words,
    span,
    code,
    least: level ?? 0,
    anyOf,
  }));
}

function isStricter(one: Asked, other: Asked): boolean {
  if (one.kind !== other.kind) return one.kind === 'must';
  return one.least > other.least;
}

/** Joins what the position offers as alternatives. Majors are: nobody has to have studied two. */
function joinAlternatives(asked: readonly Asked[]): Demand[] {
  const groups = new Map<string, Asked[]>();
  for (const [at, each] of asked.entries()) {
    const { kind, what, anyOf } = each;
    const key = what === 'major' ? `${kind} major` : anyOf === null ? `${at}` : `${kind} ${what} ${anyOf} of`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return [...groups.values()].map(demandOf);
}

function demandOf(unordered: readonly Asked[]): Demand {
  const group = unordered.toSorted((a, b) => (a.span?.start ?? -1) - (b.span?.start ?? -1));
  const [first] = group;
  if (first === undefined) throw new Error('a group holds what opened it');
  const last = group.at(-1)?.span ?? null;
  const least = Math.min(...group.map((each) => each.least));
  const named = group.map(({ words }) => words).join(' 或 ');
  const isTogether = first.span !== null && last !== null && first.span.title === last.title;
  return {
    kind: first.kind,
    by: group.some(({ by }) => by === 'writer') ? 'writer' : 'reader',
    what: first.what,
    words: first.what === 'skill' && least > 0 ? `${named}，${least / 12} 年以上` : named,
    span: isTogether && first.span !== null ? { ...first.span, end: last.end } : first.span,
    options: group.map(({ words, code }) => ({ words, code, tokens: tokensToFind(words, code) })),
    least,
  };
}

/** What is looked for in the texts of a resume where no table knows the words. */
function tokensToFind(words: string, code: string | null): string[] {
  if (code !== null) return [];
  const tokens = textTokens(words).filter((token) => !/^s\d{5}$/.test(token));
  const longer = tokens.filter((token) => !tokens.some((other) => other !== token && other.includes(token)));
  return [...new Set(longer.length === 0 ? [fold(words)] : longer.map(fold))]
    .filter((token) => token !== '')
    .toSorted();
}

import { positionCategory, skillToken, termEdition } from '#domains/dictionary/index.ts';
import { monthsAsked } from '../engine/read-condition.ts';
import type { PositionFacts } from '../facts/position-facts.ts';
import { degreeStep } from '../facts/read-studies.ts';
import { categoryToken, cityToken, noCityToken, remoteToken, roleToken } from './tokens.ts';

/** Of the readers of positions, of the columns below and of the tables they read. */
export const positionEdition = 2000 + termEdition;

/** A position as candidates are looked for: what follows from its facts, and nothing else. */
export interface PositionColumns {
  readonly category: string | null;
  readonly cityCode: string | null;
  readonly remote: boolean;
  /** Fen a month; null for 面议. */
  readonly payMax: number | null;
  /** What a closed gate follows from: the step of education and the months of work that are demanded, 0 for none. */
  readonly degree: number;
  readonly months: number;
  readonly jobType: number | null;
  readonly recruitType: number | null;
  /** Skills asked for, by their ids, sorted. */
  readonly skills: readonly string[];
  readonly tokens: readonly string[];
}

/** The columns by which a position is found, as its facts say. */
export function positionColumns(facts: PositionFacts): PositionColumns {
  const { role, cityCode, remote, pay, education, experience, jobType, recruitType, demands } = facts;
  const skills = [
    ...new Set(
      demands.flatMap(({ what, options }) => (what === 'skill' ? options.flatMap(({ code }) => code ?? []) : [])),
    ),
  ].toSorted();
  const tokens = [
    ...role.tokens.map(roleToken),
    ...(role.category === null ? [] : (positionCategory(role.category)?.ids ?? []).map(categoryToken)),
    cityCode === null ? noCityToken : cityToken(cityCode),
    ...(remote ? [remoteToken] : []),
    ...skills.map(skillToken),
  ];
  return {
    category: role.category,
    cityCode,
    remote,
    payMax: pay?.max ?? null,
    degree: education?.kind === 'must' ? degreeStep(education.num) : 0,
    months: experience?.kind === 'must' ? (monthsAsked(experience)?.min ?? 0) : 0,
    jobType,
    recruitType,
    skills,
    tokens: [...new Set(tokens)],
  };
}

import type { Evidence, MatchedRequirement, RequirementResult } from '@pinjian/contract/matching-match.ts';
import type { ColumnDemand, Demand, PositionFacts } from '../facts/position-facts.ts';
import type { TalentFacts } from '../facts/talent-facts.ts';
import { weights } from './data/weights.ts';
import { readCondition, readDegree, readExperience } from './read-condition.ts';
import { readSkill, type Reading } from './read-skill.ts';

/** A demand of a position, and what the person shows of it. */
export interface ReadDemand {
  readonly demand: Demand;
  readonly reading: Reading;
}

/** Reads every skill and condition of a position in a person's facts. */
export function readDemands(position: PositionFacts, talent: TalentFacts): ReadDemand[] {
  return position.demands.map((demand) => ({
    demand,
    reading: demand.what === 'skill' ? readSkill(demand, talent, position) : readCondition(demand, talent),
  }));
}

export interface ReadColumns {
  readonly education: Reading | null;
  readonly experience: Reading | null;
}

/** The two demands that are columns of the position. */
export function readColumns({ education, experience }: PositionFacts, talent: TalentFacts): ReadColumns {
  return {
    education: education === null ? null : readDegree(education, talent),
    experience: experience === null ? null : readExperience(experience, talent),
  };
}

/** Pieces of evidence that are shown for one requirement. */
const shown = 3;

export function resultOf({ strength, clauses }: Reading): RequirementResult {
  if (clauses.length === 0 || strength < weights.partly) return 'noEvidence';
  return strength >= weights.met ? 'met' : 'partly';
}

/** A requirement as both sides read it. */
export function shownDemand({ demand, reading }: ReadDemand, talent: TalentFacts): MatchedRequirement {
  const { kind, what, words, span } = demand;
  return { kind, what, words, span, ...shownReading(reading, talent) };
}

export function shownColumn(
  what: 'education' | 'experience',
  { kind, words, span }: ColumnDemand,
  reading: Reading,
  talent: TalentFacts,
): MatchedRequirement {
  return { kind, what, words, span, ...shownReading(reading, talent) };
}

function shownReading(reading: Reading, talent: TalentFacts): Pick<MatchedRequirement, 'result' | 'evidence'> {
  const result = resultOf(reading);
  if (result === 'noEvidence') return { result, evidence: [] };
  const evidence: Evidence[] = [];
  const seen = new Set<number>();
  for (const place of reading.clauses) {
    const clause = talent.clauses[place];
    if (clause === undefined || seen.has(place) || evidence.length === shown) continue;
    seen.add(place);
    const { source, path, start, end, words } = clause;
    evidence.push({ source, path, start, end, words, note: evidence.length === 0 ? reading.note : '' });
  }
  return { result, evidence };
}

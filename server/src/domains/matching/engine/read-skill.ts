import { fold, relatedSkills, skillById, skillsShowing } from '#domains/dictionary/index.ts';
import { countMonths } from '#domains/resume/index.ts';
import type { Demand, DemandOption, PositionFacts } from '../facts/position-facts.ts';
import { inOrder } from '../facts/read-skills.ts';
import type { Clause, SkillFact, TalentFacts } from '../facts/talent-facts.ts';
import { weights } from './data/weights.ts';
import { keep, monthsText, recencyOf, yearOf } from './recency.ts';

/** What was found for one thing that is asked for. */
export interface Reading {
  /** 0 to 1000. */
  readonly strength: number;
  /** Places in the list of clauses, best first; [] exactly when nothing was found. */
  readonly clauses: readonly number[];
  /** Months of dated practice. */
  readonly months: number;
  readonly note: string;
}

export const nothing: Reading = { strength: 0, clauses: [], months: 0, note: '' };

/** The stronger of two; the first of equals. */
export function stronger(one: Reading, other: Reading): Reading {
  return other.strength > one.strength ? other : one;
}

/** What a person's resume and interviews show of a skill that is asked for. */
export function readSkill(demand: Demand, talent: TalentFacts, position: PositionFacts): Reading {
  return demand.options.map((option) => readOption(option, demand.least, talent, position)).reduce(stronger, nothing);
}

function readOption(option: DemandOption, least: number, talent: TalentFacts, position: PositionFacts): Reading {
  const { code } = option;
  if (code === null) return readWords(option, least, talent);
  const own = skillReading(talent.skills[code], least, talent);
  const shown = skillsShowing(code).reduce(
    (best, id) => stronger(best, weaken(skillReading(talent.skills[id], least, talent), id, weights.shown, 1000)),
    nothing,
  );
  const related = relatedSkills(code).reduce(
    (best, { id }) =>
      stronger(best, weaken(skillReading(talent.skills[id], 0, talent), id, weights.related, weights.relatedAtMost)),
    nothing,
  );
  const resume = stronger(stronger(own, shown), related);
  return withInterview(code, resume, least, talent, position);
}

function weaken(reading: Reading, id: string, thousandths: number, atMost: number): Reading {
  if (reading.strength === 0) return nothing;
  const name = skillById(id)?.name ?? '';
  const note = reading.note === '' ? name : `${name} ${reading.note}`;
  return { ...reading, strength: Math.min(atMost, keep(reading.strength, thousandths)), note };
}

/** Evidence of one skill: the strongest piece, then the years, which only dated work and projects can show. */
function skillReading(fact: SkillFact | undefined, least: number, talent: TalentFacts): Reading {
  if (fact === undefined) return nothing;
  const shown = fact.clauses.reduce((best, place) => Math.max(best, clauseStrength(talent, place)), 0);
  const claimed = claimStrength(fact, talent);
  const strength = Math.max(shown, claimed.strength);
  const dated = fact.employed + Math.floor(fact.beside / 2);
  const months = claimed.isInTrade ? Math.max(dated, fact.trade) : dated;
  const clauses =
    claimed.strength > shown ? [...fact.tradeClauses, ...fact.clauses] : [...fact.clauses, ...fact.tradeClauses];
  return withYears({ strength, clauses, months, note: noteOf(fact, months, claimed) }, least);
}

interface Claim {
  readonly strength: number;
  /** Said by somebody who works where the skill is at home. */
  readonly isInTrade: boolean;
}

function claimStrength({ claim, trade, branch, branchLast }: SkillFact, { month }: TalentFacts): Claim {
  if (claim === null) return { strength: 0, isInTrade: false };
  const bare = weights.claims[claim] ?? 0;
  const practised = (thousandths: number) => Math.max(bare, keep(thousandths, recencyOf(branchLast, month)));
  if (trade >= weights.leastTradeMonths) return { strength: practised(weights.claimInTrade), isInTrade: true };
  if (branch >= weights.leastTradeMonths / 2) return { strength: practised(weights.claimInBranch), isInTrade: false };
  return { strength: bare, isInTrade: false };
}

function clauseStrength({ clauses, month }: TalentFacts, place: number): number {
  const clause = clauses[place];
  return clause === undefined ? 0 : keep(weights.sources[clause.source], recencyOf(clause.until, month));
}

/** Takes from evidence what is missing of the years that are asked for. */
function withYears(reading: Reading, least: number): Reading {
  if (least === 0 || reading.strength === 0) return reading;
  const enough = Math.max(1, least - weights.yearsGrace);
  const share = Math.floor((1000 * Math.min(reading.months, enough)) / enough);
  const kept = weights.withoutYears + keep(1000 - weights.withoutYears, share);
  const strength = keep(reading.strength, kept);
  // However strong the rest: years that are missing are met only partly.
  return { ...reading, strength: share < 1000 ? Math.min(strength, weights.met - 1) : strength };
}

function noteOf({ employed, beside, last, claim }: SkillFact, months: number, { isInTrade }: Claim): string {
  if (employed + beside > 0) {
    const since = last === null ? '' : `，最近 ${yearOf(last)}`;
    return `${monthsText(employed + beside)}${since}`;
  }
  if (isInTrade) return `本人填写，同方向工作 ${monthsText(months)}`;
  return claim === null ? '' : '本人填写';
}

/** Words that no table knows, as they stand in one clause. */
export function readWords({ tokens }: DemandOption, least: number, talent: TalentFacts): Reading {
  if (tokens.length === 0) return nothing;
  const folded = foldedClauses(talent);
  const places = talent.clauses.flatMap((_clause, place) =>
    tokens.every((token) => holds(folded[place] ?? '', token)) ? [place] : [],
  );
  if (places.length === 0) return nothing;
  const clauses = inOrder(places, talent.clauses);
  const strength = clauses.reduce((best, place) => Math.max(best, ownWordsStrength(talent, place)), 0);
  const months = countMonths(
    clauses.flatMap((place) => {
      const { from = null, until = null } = talent.clauses[place] ?? {};
      return from === null || until === null ? [] : [{ from, until: until + 1 }];
    }),
  );
  return withYears({ strength, clauses, months, note: months === 0 ? '' : monthsText(months) }, least);
}

/** In the list of skills own words are a claim like any other. */
function ownWordsStrength(talent: TalentFacts, place: number): number {
  return talent.clauses[place]?.source === 'skill' ? (weights.claims[0] ?? 0) : clauseStrength(talent, place);
}

/** A word in Latin letters stands alone: no `go` in google. */
function holds(folded: string, token: string): boolean {
  const at = folded.indexOf(token);
  if (at < 0 || !/^[a-z0-9+#]+$/.test(token)) return at >= 0;
  for (let from = at; from >= 0; from = folded.indexOf(token, from + 1)) {
    const around = `${folded.charAt(from - 1)} ${folded.charAt(from + token.length)}`;
    if (!/[a-z0-9]/.test(around)) return true;
  }
  return false;
}

const foldedOf = new WeakMap<readonly Clause[], readonly string[]>();

/** Clauses as `fold` writes them, made once for a person. */
function foldedClauses({ clauses }: TalentFacts): readonly string[] {
  const made = foldedOf.get(clauses) ?? clauses.map(({ words }) => fold(words));
  foldedOf.set(clauses, made);
  return made;
}

/** What an interview showed outranks what the resume says; a low result takes nothing away. */
function withInterview(
  skillId: string,
  resume: Reading,
  least: number,
  talent: TalentFacts,
  { companyId }: PositionFacts,
): Reading {
  const heard = talent.interviews
    .filter((one) => one.skillId === skillId && (one.companyId === null || one.companyId === companyId))
    .map((one) => ({
      ...one,
      strength: keep(
        weights.interviews.find(({ from }) => one.level >= from)?.shows ?? 0,
        recencyOf(one.at, talent.month),
      ),
    }))
    .filter(({ strength }) => strength > 0)
    .toSorted((a, b) => b.strength - a.strength || b.at - a.at || a.clause - b.clause);
  const [best] = heard;
  if (best === undefined) return resume;
  const shown = withYears(
    { strength: best.strength, clauses: [best.clause], months: resume.months, note: interviewNote(best.at) },
    least,
  );
  return {
    strength: Math.max(shown.strength, resume.strength),
    clauses: [best.clause, ...resume.clauses],
    months: resume.months,
    note: shown.note,
  };
}

function interviewNote(at: number): string {
  return `AI 面试中答得具体，${yearOf(at)} 年`;
}

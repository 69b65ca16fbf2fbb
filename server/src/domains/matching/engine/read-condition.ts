import { experienceRange, majorByCode } from '#domains/dictionary/index.ts';
import { countMonths } from '#domains/resume/index.ts';
import type { ColumnDemand, Demand, DemandOption } from '../facts/position-facts.ts';
import { degreeStep } from '../facts/read-studies.ts';
import type { CodeFact, HeldRole, StudyFact, TalentFacts } from '../facts/talent-facts.ts';
import { licensedTrades } from './data/licensed-trades.ts';
import { weights } from './data/weights.ts';
import { keep, monthsText, yearOf } from './recency.ts';
import { nothing, readWords, stronger, type Reading } from './read-skill.ts';

/** What a person shows of a certificate, language, major or shift that is asked for. */
export function readCondition(demand: Demand, talent: TalentFacts): Reading {
  const read = { certificate: readCertificate, language: readLanguage, major: readMajor, shift: readShift };
  if (demand.what === 'skill') return nothing;
  const reader = read[demand.what];
  return demand.options.map((option) => reader(option, talent, demand.least)).reduce(stronger, nothing);
}

function readCertificate(option: DemandOption, talent: TalentFacts): Reading {
  if (option.code === null) return readWords(option, 0, talent);
  const fact = talent.certificates[option.code];
  if (fact !== undefined)
    return {
      strength: fact.level === 0 ? weights.certificates.aimed : weights.certificates.held,
      clauses: fact.clauses,
      months: 0,
      note: fact.level === 0 ? '尚未取得' : '',
    };
  return readLicensedTrade(option.code, talent);
}

const yearOfWork = 12;

/** A nurse of five years who does not write down the licence has one. */
function readLicensedTrade(code: string, { roles }: TalentFacts): Reading {
  const held = roles.filter(
    ({ source, category }) => source === 'work' && (licensedTrades[category ?? ''] ?? []).includes(code),
  );
  const months = countMonths(held.flatMap(({ when }) => when ?? []));
  if (months < yearOfWork) return nothing;
  const note = `从事须持证的岗位 ${monthsText(months)}，证书待核实`;
  return { strength: weights.certificates.byTrade, clauses: byLength(held), months, note };
}

function byLength(roles: readonly HeldRole[]): number[] {
  const length = ({ when }: HeldRole) => (when === null ? 0 : when.until - when.from);
  return roles.toSorted((a, b) => length(b) - length(a) || (b.last ?? 0) - (a.last ?? 0)).map(({ clause }) => clause);
}

function readLanguage(option: DemandOption, talent: TalentFacts, least: number): Reading {
  if (option.code === null) return readWords(option, 0, talent);
  const fact = talent.languages[option.code];
  if (fact === undefined) return nothing;
  return { strength: languageStrength(fact, least), clauses: fact.clauses, months: 0, note: '' };
}

function languageStrength({ level }: CodeFact, least: number): number {
  const { enough, oneBelow, unknown } = weights.languages;
  if (level >= least && level > 0) return enough;
  if (level === 0) return least <= 1 ? weights.met : unknown;
  return oneBelow;
}

function readMajor(option: DemandOption, talent: TalentFacts): Reading {
  return talent.studies.map((study) => readStudy(option, study, talent)).reduce(stronger, nothing);
}

function readStudy({ code, words, tokens }: DemandOption, study: StudyFact, talent: TalentFacts): Reading {
  if (study.majorClause === null) return nothing;
  const strength = majorStrength(code, words, study, tokens);
  const note = study.until === null ? '' : talent.month < study.until ? `${yearOf(study.until)} 年毕业` : '';
  return strength === 0 ? nothing : { strength, clauses: [study.majorClause], months: 0, note };
}

/** The same major, one of the same class, of the same field of science, or the words themselves. */
function majorStrength(code: string | null, words: string, study: StudyFact, tokens: readonly string[]): number {
  const { same, sameClass, sameDiscipline } = weights.majors;
  const asked = code === null ? undefined : majorByCode(code);
  const own = study.major === null ? undefined : majorByCode(study.major);
  if (asked !== undefined && own !== undefined) {
    if (asked.code === own.code) return same;
    if (asked.majorClass === own.majorClass) return sameClass;
    return asked.discipline === own.discipline ? sameDiscipline : 0;
  }
  const named = words.replace(/(?:类|等)?(?:相关)?(?:专业|方向|背景)?$/u, '');
  if (own !== undefined && (own.majorClass === words || own.majorClass.startsWith(named) || own.discipline === words))
    return same;
  if (study.majorWords !== '' && tokens.length > 0 && tokens.every((token) => study.majorWords.includes(token)))
    return same;
  return named.length > 1 && study.majorWords.includes(named) ? same : 0;
}

/** Who worked in a shift knows it; who never did may still be ready to, and is asked. */
function readShift({ code }: DemandOption, talent: TalentFacts): Reading {
  const fact = code === null ? undefined : talent.shifts[code];
  return fact === undefined ? nothing : { strength: 1000, clauses: fact.clauses, months: 0, note: '' };
}

/** What a person's studies show of the degree that is asked for. */
export function readDegree({ num }: ColumnDemand, { studies, degree }: TalentFacts): Reading {
  if (degree === null) return nothing;
  const top = studies.findIndex((study) => study.degree === degree && study.degreeClause !== null);
  const clause = studies[top]?.degreeClause ?? null;
  if (clause === null) return nothing;
  const missing = degreeStep(num) - degreeStep(degree);
  const strength = missing <= 0 ? 1000 : (weights.degreesMissing[missing - 1] ?? 0);
  return strength === 0 ? nothing : { strength, clauses: [clause], months: 0, note: '' };
}

/** Values of `experience` that ask for a stage of life rather than for years. */
export const stages = { student: 1, graduate: 2 } as const;

/** Months of experience that a column asks for; null where it asks for a stage. */
export function monthsAsked({ num }: ColumnDemand): { min: number; max: number | null } | null {
  const range = experienceRange(num);
  return range === null ? null : { min: range.min * 12, max: range.max === null ? null : range.max * 12 };
}

/** What a person's posts show of the experience that is asked for; internships count half, and only for beginners. */
export function readExperience(demand: ColumnDemand, talent: TalentFacts): Reading {
  const asked = monthsAsked(demand);
  const worked = talent.roles.filter(({ source }) => source === 'work');
  if (asked === null) return readStage(demand.num, talent);
  if (asked.min === 0) return readBeginner(talent);
  const months = experienceMonths(talent, asked.min);
  const share = Math.floor((1000 * Math.min(months, asked.min)) / asked.min);
  const isEnough = months + weights.yearsGrace >= asked.min;
  const shown = worked.length > 0 ? worked : talent.roles.filter(({ source }) => source === 'internship');
  if (share === 0 || shown.length === 0) return nothing;
  const strength = isEnough
    ? 1000
    : Math.min(weights.met - 1, weights.partly + keep(weights.met - weights.partly, share));
  return { strength, clauses: byLength(shown), months, note: `共 ${monthsText(months)}` };
}

/** Months that count as experience: internships help only where little is asked. */
export function experienceMonths({ employedMonths, internshipMonths }: TalentFacts, least: number): number {
  return employedMonths + (least <= 12 ? Math.floor(internshipMonths / 2) : 0);
}

function readStage(num: number, talent: TalentFacts): Reading {
  const isMet = num === stages.student ? talent.isStudent : talent.isFresh;
  return isMet ? latestStudy(talent) : nothing;
}

/** 1年以内 asks for nothing that could be missing: the last post, or the studies, are what there is. */
function readBeginner(talent: TalentFacts): Reading {
  const held = talent.roles.filter(({ source }) => source !== 'campus');
  if (held.length === 0) return latestStudy(talent);
  return { strength: 1000, clauses: byLength(held), months: talent.employedMonths, note: '' };
}

function latestStudy({ studies }: TalentFacts): Reading {
  const [latest] = studies
    .filter(({ degreeClause, majorClause }) => degreeClause !== null || majorClause !== null)
    .toSorted((a, b) => (b.until ?? 0) - (a.until ?? 0));
  const clause = latest?.degreeClause ?? latest?.majorClause ?? null;
  if (latest === undefined || clause === null) return nothing;
  const note = latest.until === null ? '' : `${yearOf(latest.until)} 年毕业`;
  return { strength: 1000, clauses: [clause], months: 0, note };
}

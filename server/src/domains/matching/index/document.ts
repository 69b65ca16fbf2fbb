import { createHash } from 'node:crypto';
import type { WishContent } from '@pinjian/contract/matching-wish.ts';
import {
  impliedCertificates,
  industryByCode,
  positionCategory,
  skillToken,
  termEdition,
  textTokens,
  titleRoles,
} from '#domains/dictionary/index.ts';
import type { UnnamedContent } from '#domains/resume/index.ts';
import type { TalentFacts } from '../facts/talent-facts.ts';
import { noPayToken, payTokens, yearTokens } from './bands.ts';
import {
  anyCityToken,
  certificateToken,
  categoryToken,
  cityToken,
  degreeToken,
  industryToken,
  jobTypeToken,
  recruitTypeToken,
  namedRoleToken,
  roleToken,
  statusToken,
} from './tokens.ts';

/** Of the rules below and of what they read; rows of another edition are made anew. */
export const documentEdition = 2100 + termEdition;

/** Longer tokens are noise, and longer than an index takes. */
const longestToken = 64;

/** dictNums of job_type and recruit_type. */
const fullTime = 1;
const social = 1;
const campus = 2;

/** A talent as search and matching know them. */
export interface TalentDocument {
  readonly resumeId: string;
  readonly years: number | null;
  readonly degree: number;
  readonly jobStatus: number | null;
  readonly pay: { readonly min: number; readonly max: number } | null;
  readonly cities: readonly string[];
  readonly anyCity: boolean;
  readonly categories: readonly string[];
  readonly industries: readonly string[];
  readonly skills: readonly string[];
  readonly jobTypes: readonly number[];
  readonly recruitTypes: readonly number[];
  readonly employers: readonly string[];
  readonly tokens: readonly string[];
  /** Nodes of the job tree that are wished for, then those that were held. */
  readonly roles: readonly string[];
  /** The words of the same, as they stand. */
  readonly titles: string;
  readonly facts: TalentFacts;
  /** Of what a search finds them by, then of everything: `<a>:<b>`. */
  readonly hash: string;
}

/** What a document is made from. */
export interface TalentTruth {
  readonly resumeId: string;
  readonly content: UnnamedContent;
  readonly wishes: WishContent;
  readonly facts: TalentFacts;
  /** Trade names of present employers. */
  readonly employers: readonly string[];
}

const distinct = <T extends string | number>(values: readonly T[]): T[] =>
  [...new Set(values)].toSorted((a, b) => (a < b ? -1 : 1));

/** Every text of a node, in its order. */
function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsIn);
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}

/** Where somebody would work: what they wish for, else where they live. */
function citiesOf({ wishes }: WishContent, home: string | null): { cities: string[]; anyCity: boolean } {
  const cities = distinct(wishes.flatMap(({ cityCodes }) => cityCodes));
  const anyCity = wishes.some((wish) => wish.anyCity);
  return { cities: cities.length === 0 && !anyCity && home !== null ? [home] : cities, anyCity };
}

function lineages(ids: readonly (string | null)[]): string[] {
  return distinct(ids.flatMap((id) => (id === null ? [] : (positionCategory(id)?.ids ?? []))));
}

/** Certificates that are held, not only aimed at, and what they stand for. */
function heldCertificates({ certificates }: TalentFacts): string[] {
  const held = Object.keys(certificates).filter((code) => (certificates[code]?.level ?? 0) > 0);
  return distinct(held.flatMap((code) => [code, ...impliedCertificates(code)]));
}

/** The document of somebody who may be found. Deterministic: the same truth is the same document and hash. */
export function talentDocument({ resumeId, content, wishes, facts, employers }: TalentTruth): TalentDocument {
  const wished = wishes.wishes.map(({ positionCode }) => positionCode);
  const categoryId = wished.find((code) => code !== null) ?? undefined;
  const { cities, anyCity } = citiesOf(wishes, facts.cityCode);
  const categories = lineages([...wished, ...facts.roles.map(({ category }) => category)]);
  const industries = distinct(facts.industries.flatMap((code) => [code, industryByCode(code)?.top ?? code]));
  const skills = distinct(Object.keys(facts.skills));
  const floors = wishes.wishes.flatMap(({ salaryMin }) => salaryMin ?? []);
  const wishedWords = [
    ...wishes.wishes.map(({ position }) => position),
    ...wished.map((code) => (code === null ? '' : (positionCategory(code)?.name ?? ''))),
  ];
  const heldWords = content.work.flatMap((each) => each.roles.map(({ title }) => title));
  const titles = [...wishedWords, ...heldWords].filter((words) => words !== '').join('\n');
  const { basics: _basics, intentions: _intentions, ...texts } = content;
  const roles = [
    ...new Set([
      ...[...wished, ...facts.wishes.map(({ category }) => category)].filter((code) => code !== null),
      ...wishedWords.flatMap(titleRoles),
      ...heldWords.flatMap(titleRoles),
      ...facts.roles.flatMap(({ category }) => category ?? []),
    ]),
  ];
  const inRoles = textTokens(titles, categoryId);
  const pay = floors.length === 0 ? null : { min: Math.min(...floors), max: Math.max(...floors) };
  const undated = facts.employedMonths === 0 && content.work.length > 0;
  const years = undated ? null : Math.floor(facts.employedMonths / 12);
  // Who says nothing of it means what most mean.
  const jobTypes = wishes.jobTypes.length === 0 ? [fullTime] : distinct(wishes.jobTypes);
  const recruitTypes =
    wishes.recruitTypes.length === 0 ? [facts.isFresh ? campus : social] : distinct(wishes.recruitTypes);
  const tokens = distinct(
    [
      ...inRoles,
      ...inRoles.map(roleToken),
      ...textTokens(textsIn(texts).join('\n'), categoryId),
      ...skills.map(skillToken),
      ...heldCertificates(facts).map(certificateToken),
      ...cities.map(cityToken),
      ...(anyCity ? [anyCityToken] : []),
      ...categories.map(categoryToken),
      ...lineages(roles).map(namedRoleToken),
      ...industries.map(industryToken),
      ...jobTypes.map(jobTypeToken),
      ...recruitTypes.map(recruitTypeToken),
      ...(pay === null ? [noPayToken] : payTokens(pay)),
      ...(years === null ? [] : yearTokens({ min: years, max: years })),
      degreeToken(facts.degree ?? 0),
      ...(facts.jobStatus === null ? [] : [statusToken(facts.jobStatus)]),
    ].filter((token) => token.length <= longestToken),
  );
  const columns = {
    resumeId,
    degree: facts.degree ?? 0,
    jobStatus: facts.jobStatus,
    pay,
    cities,
    anyCity,
    categories,
    industries,
    skills,
    jobTypes,
    recruitTypes,
    roles,
    titles,
    tokens,
  };
  const rest = { years, employers: distinct(employers), facts };
  // The years grow by themselves: who only grew older is nobody new.
  const lasting = { ...columns, tokens: tokens.filter((token) => !token.startsWith('y:')) };
  return { ...columns, ...rest, hash: `${hashOf(lasting)}:${hashOf({ ...rest, tokens })}` };
}

export function hashOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

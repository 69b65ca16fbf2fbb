import { positionCategory, skillToken } from '#domains/dictionary/index.ts';
import { weights } from '../engine/data/weights.ts';
import type { PositionFacts } from '../facts/position-facts.ts';
import { anyCityToken, categoryToken, cityToken } from '../index/tokens.ts';
import { citiesAround } from './position-ways.ts';

/** One way to people who may suit a position: a conjunction of tokens, in one of its places. */
export interface TalentWay {
  readonly tokens: readonly string[];
  /** One of them is enough; null for everywhere. */
  readonly places: readonly string[] | null;
  /** How near their trade is for all that the way says: 0 to 1000. */
  readonly near: number;
}

/** Once so many were found, further ways would bring worse ones only. */
export const enough = 600;

/** Skills of a position by which people are looked for. */
const skillsAsked = 6;

/** Ways to people for a position, those that tell most first: its trade, then its direction and its skills. */
export function talentWays({ role, demands, cityCode, remote }: PositionFacts): TalentWay[][] {
  const places = cityCode === null || remote ? null : [...citiesAround(cityCode).map(cityToken), anyCityToken];
  const skills = demands.flatMap(({ what, options, kind }) =>
    what !== 'skill'
      ? []
      : options.flatMap(({ code }) => (code === null ? [] : [{ token: skillToken(code), must: kind === 'must' }])),
  );
  const musts = skills.filter(({ must }) => must).map(({ token }) => token);
  const asked = [...new Set([...musts, ...skills.map(({ token }) => token)])].slice(0, skillsAsked);
  const ids = role.category === null ? [] : (positionCategory(role.category)?.ids ?? []);
  const [leaf, parent] = ids.toReversed().map(categoryToken);
  const { closeness } = weights;
  const tiers: TalentWay[][] = [
    [
      ...(leaf === undefined ? [] : [{ tokens: [leaf], places, near: closeness.leaf }]),
      ...(musts.length < 2 ? [] : [{ tokens: musts.slice(0, 2), places, near: 0 }]),
    ],
    [
      ...(parent === undefined ? [] : [{ tokens: [parent], places, near: closeness.direction }]),
      ...asked.map((token) => ({ tokens: [token], places, near: 0 })),
    ],
  ];
  return tiers.filter((tier) => tier.length > 0);
}

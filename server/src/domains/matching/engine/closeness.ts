import { majorByCode } from '#domains/dictionary/index.ts';
import type { PositionFacts, RoleName } from '../facts/position-facts.ts';
import { likeness } from '../facts/role-name.ts';
import type { HeldRole, StudyFact, TalentFacts, TalentWish } from '../facts/talent-facts.ts';
import { majorFields } from './data/major-fields.ts';
import { weights } from './data/weights.ts';
import { keep, recencyOf } from './recency.ts';

const { closeness, titles, titlesAlone, sameTitle, sameTitleCounts } = weights;

/** How near two nodes of the job tree are, 0 to 1000; null when one is not known. */
function nodesApart(one: string | null, other: string | null): number | null {
  if (one === null || other === null) return null;
  if (one === other) return one.endsWith('00') ? closeness.withinDirection : closeness.leaf;
  const [shorter, longer] = stem(one).length <= stem(other).length ? [stem(one), other] : [stem(other), one];
  if (longer.startsWith(shorter)) return shorter.length === 2 ? closeness.withinBranch : closeness.withinDirection;
  if (one.slice(0, 4) === other.slice(0, 4)) return closeness.direction;
  return one.slice(0, 2) === other.slice(0, 2) ? closeness.branch : 0;
}

/** 100100 is everything that begins with 1001. */
function stem(node: string): string {
  return node.replace(/(?:00){1,2}$/, '');
}

/** How near two roles are, 0 to 1000: by their place in the job tree and by what they are called. */
export function roleCloseness(one: RoleName, other: RoleName): number {
  const alike = likeness(one.tokens, other.tokens);
  const nodes = nodesApart(one.category, other.category);
  if (nodes === null) return keep(alike, titlesAlone);
  // 高级产品经理 is a 产品经理, wherever the job tree puts either.
  if (alike >= sameTitle) return Math.max(nodes, sameTitleCounts);
  return nodes + keep(keep(1000 - nodes, alike), titles);
}

/** How near somebody's studies are, by where graduates of that class of majors begin. */
function studyCloseness({ major }: StudyFact, category: string | null): number {
  const majorClass = major === null ? undefined : majorByCode(major)?.majorClass;
  if (majorClass === undefined || category === null) return 0;
  const fields = (majorFields[majorClass] ?? '').split(' ').filter((field) => field !== '');
  if (fields.some((field) => field.length === 4 && category.startsWith(field))) return weights.studiedDirection;
  return fields.some((field) => category.startsWith(field.slice(0, 2))) ? weights.studiedBranch : 0;
}

export interface RoleFit {
  /** 0 to 1000. */
  readonly score: number;
  /** The wish that comes nearest; null for somebody without any. */
  readonly wish: TalentWish | null;
  /** Roles that were the same, and those that were near, with their months. */
  readonly same: readonly HeldRole[];
  readonly near: readonly HeldRole[];
}

/**
 * How near a position is to what somebody wishes for and to what they did. What they wish for counts more: nobody is
 * shown what they left behind before what they look for.
 * @param wish the wish that the gates are asked about
 */
export function roleFit(position: PositionFacts, talent: TalentFacts, wish: TalentWish | null): RoleFit {
  const held = talent.roles.map((role) => ({ role, near: roleCloseness(role, position.role) }));
  const done = held.reduce((best, { role, near }) => Math.max(best, doneBy(role, near, talent)), 0);
  const studied = talent.studies.reduce((best, one) => Math.max(best, studyCloseness(one, position.role.category)), 0);
  const past = talent.employedMonths >= longestNewcomer ? done : Math.max(done, studied);
  const wished = wish === null ? null : roleCloseness(wish, position.role);
  const score =
    wished === null
      ? past
      : Math.floor((wished * weights.wished + past * weights.held) / (weights.wished + weights.held));
  return {
    score,
    wish,
    same: held.filter(({ near }) => near >= weights.sameRole).map(({ role }) => role),
    near: held.filter(({ near }) => near >= weights.nearRole).map(({ role }) => role),
  };
}

/** From a year of work on it is the work that tells the trade, not the studies. */
const longestNewcomer = 12;

function doneBy(role: HeldRole, near: number, { month }: TalentFacts): number {
  if (role.source === 'campus') return 0;
  const kept = keep(near, recencyOf(role.last, month));
  return role.source === 'internship' ? keep(kept, weights.internshipRole) : kept;
}

import { normalize } from '#platform/text/tokens.ts';
import { positionCategory } from '../../data/categories.ts';
import { rolesNamedIn } from './read-query.ts';

/** What stands in brackets says where, for whom or how urgently. */
const asides = /[（(【[][^）)】\]]*[）)】\]]/gu;
/** For whom, which is said of any job. */
const stages = /实习生?|兼职|全职|暑期工?|校招|应届生?|储备|学徒工?/gu;
/** How it is paid out, which is no accounting. */
const payouts = /(?:按[单张天件次周月课]|当[天日]|[日周月天次现])结算?/gu;
/** Several jobs in one title. */
const between = /[/／、,，+＋&|｜;；\s]+|兼|或/u;

/**
 * Nodes of the job tree that a title names, by the last name in each of its parts, as Chinese says what something is last;
 * [] where it names none.
 */
export function titleRoles(title: string): string[] {
  const plain = normalize(title).replaceAll(payouts, ' ');
  const bare = plain.replaceAll(asides, ' ').trim();
  const whole = rolesNamedIn(bare);
  const parts = [...bare.split(between), ...bare.replaceAll(stages, ' ').split(between)].map(rolesNamedIn);
  const named = [whole, ...parts].flatMap((found) => found.at(-1) ?? []);
  const roles = named.length > 0 ? named : (rolesNamedIn(plain).at(-1) ?? []);
  return [...new Set(roles)].filter((id) => positionCategory(id)?.ids.length !== 1).toSorted();
}

import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { suggestTalentSearch as endpoint } from '@pinjian/contract/matching-talent.ts';
import { requireReading } from '#domains/account/index.ts';
import { findCities, findSchools, findSkills, suggestCategories } from '#domains/dictionary/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';

/** Most of each kind, in the order in which they are shown. */
const most = { position: 5, skill: 4, school: 3, city: 2 } as const;

/** Completes a search while it is typed, from the dictionary alone: it tells nothing of anybody. @throws Refusal 40310, 40311 */
export function suggestTalentSearch(
  ctx: Ctx<EmployerActor>,
  { q }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireReading(ctx.actor, 'talents');
  if (q === '') return Promise.resolve([]);
  return Promise.resolve([
    ...suggestCategories(q, most.position).map(({ id, text }) => ({ kind: 'position' as const, id, text })),
    ...findSkills(q, most.skill).map(({ id, text }) => ({ kind: 'skill' as const, id, text })),
    ...findSchools(q, most.school).map(({ id, text }) => ({ kind: 'school' as const, id, text })),
    ...findCities(q, most.city).map(({ id, text }) => ({ kind: 'city' as const, id, text })),
  ]);
}

import type { suggestSearch as endpoint } from '@pinjian/contract/position-search.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { suggestCategories, findSkills } from '#domains/dictionary/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findCompaniesByName } from './queries.ts';

/** Most of each kind, in the order in which they are shown. */
const most = { position: 6, skill: 3, company: 3 } as const;

/** Completes a search while it is typed: positions, skills (by name, alias, sound), companies (by name). */
export async function suggestSearch(
  ctx: Ctx<SeekerActor>,
  { q }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  if (q === '') return [];
  const companies = await findCompaniesByName(ctx, q, most.company);
  return [
    ...suggestCategories(q, most.position).map(({ id, text }) => ({ kind: 'position' as const, id, text })),
    ...findSkills(q, most.skill).map(({ id, text }) => ({ kind: 'skill' as const, id, text })),
    ...companies.map(({ id, name }) => ({ kind: 'company' as const, id, text: name })),
  ];
}

import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { listOwnEmployers as endpoint } from '@pinjian/contract/resume-privacy.ts';
import { findByTradeName } from '#domains/company/index.ts';
import { foldCompany } from '#domains/dictionary/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findResumesOf } from '../queries.ts';
import { employersOf } from './rules.ts';

/**
 * Companies that the caller most likely wants to block: those their resumes name as employers and that are here, the
 * present ones first. Of companies with the same trade name it is one: the others are blocked with it.
 */
export async function listOwnEmployers(ctx: Ctx<SeekerActor>): Promise<Answer<typeof endpoint>> {
  const employers = employersOf((await findResumesOf(ctx, ctx.actor.userId)).map(({ content }) => content));
  const found = await findByTradeName(ctx, [...employers.keys()]);
  const named = [...employers].flatMap(([tradeName, { words, current }]) => {
    const same = found.get(tradeName) ?? [];
    const company = same.find(({ name }) => foldCompany(name) === foldCompany(words)) ?? same[0];
    return company === undefined ? [] : [{ ...company, current }];
  });
  return { records: named.toSorted((one, other) => Number(other.current) - Number(one.current)) };
}

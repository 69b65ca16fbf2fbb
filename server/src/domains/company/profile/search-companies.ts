import type { searchCompanies as endpoint } from '@pinjian/contract/company.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findVerifiedByName } from './queries.ts';

/** Verified companies by a part of their name or short name; of others nobody learns that they are here. */
export async function searchCompanies(
  ctx: Ctx<SignedInActor>,
  { q, limit }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const rows = await findVerifiedByName(ctx, q, limit);
  return rows.map(({ id, name, short_name }) => ({ companyId: id, name, shortName: short_name }));
}

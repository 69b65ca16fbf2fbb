import { maskName } from '@pinjian/contract/person.ts';
import type { Recruiter } from '@pinjian/contract/position-view.ts';
import type { Ctx } from '#server/context.ts';
import { findWriter } from './queries.ts';
import { activityOf } from './rules.ts';

/** Who recruits for a position, for seekers: a masked name, what they are in the company, and how lately they were here. */
export async function findRecruiter(ctx: Ctx, { id }: { readonly id: string }): Promise<Recruiter | null> {
  const row = await findWriter(ctx, id);
  if (row === undefined) return null;
  return {
    name: row.username === null ? null : maskName(row.username),
    role: row.company_role,
    activity: activityOf(row.here_at, ctx.now()),
  };
}

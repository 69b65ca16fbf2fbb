import type { MyApplication } from '@pinjian/contract/application-view.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Seeking, SystemActor } from '#server/context.ts';
import { findNewest } from '../invitation/find-newest.ts';
import { findApplication, type ApplicationRow } from '../pipeline/queries.ts';
import { isOwn } from '../policy.ts';
import { myApplicationView } from './view.ts';

/** The seeker's applications among these rows, as they see them, by position. */
export async function findMyApplications(
  ctx: Ctx<Seeking | SystemActor>,
  rows: readonly ApplicationRow[],
): Promise<Map<string, MyApplication>> {
  const own = rows.filter((row) => isOwn(ctx.actor, row));
  const newestOf = await findNewest(
    ctx,
    own.map((row) => row.id),
    'seeker',
  );
  return new Map(own.map((row) => [row.position_id, myApplicationView(row, newestOf(row.id), ctx.now())]));
}

/** One of the seeker's own applications, as it stands now: the answer to what they did. */
export async function findMyApplication(ctx: Ctx<Seeking>, applicationId: string): Promise<MyApplication> {
  const row = await findApplication(ctx, applicationId);
  const application = row === undefined ? undefined : (await findMyApplications(ctx, [row])).get(row.position_id);
  if (application === undefined) throw new Refusal(errors.notFound);
  return application;
}

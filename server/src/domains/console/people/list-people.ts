import type { listPeople as endpoint } from '@pinjian/contract/console-person.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { pageOf } from '../view.ts';
import { requireAdmin } from '../policy.ts';
import { countPeople, findIdentities, findPeople } from './queries.ts';
import { personSummary } from './view.ts';

/** Everybody, who came last first; masked. */
export async function listPeople(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'person.read');
  const people = await findPeople(ctx, input);
  const identities = await findIdentities(
    ctx,
    people.map(({ id }) => id),
  );
  const records = people.map((person) => personSummary(ctx.ports.secretBox, person, identities));
  return pageOf(records, await countPeople(ctx), input);
}

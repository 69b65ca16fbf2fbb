import type { getMyApplication as endpoint } from '@pinjian/contract/application.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { positionCards } from '#domains/position/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { howToApply, standingOf, untouched } from '../pipeline/rules.ts';
import { findMyApplications } from './find-my-applications.ts';
import { findOwnApplications } from './queries.ts';

/** What there is between a seeker and a position: collected, applied, invited; and whether they can apply now. */
export async function getMyApplication(
  ctx: Ctx<SeekerActor>,
  { positionId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  const [card] = await positionCards(ctx, userId, [positionId]);
  if (card === undefined) throw new Refusal(errors.notFound);
  const rows = await findOwnApplications(ctx, userId, [positionId]);
  const applications = await findMyApplications(ctx, rows);
  const how = howToApply(rows[0] === undefined ? untouched : standingOf(rows[0]), ctx.now());
  return {
    positionId,
    collected: card.collected,
    application: applications.get(positionId) ?? null,
    canApply: card.status.value === positionStatus.open && how !== 'applied' && how !== 'tooEarly',
  };
}

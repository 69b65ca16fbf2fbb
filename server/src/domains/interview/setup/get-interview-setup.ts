import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { getInterviewSetup as endpoint } from '@pinjian/contract/interview-setup.ts';
import { requireReading } from '#domains/account/index.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { setupView } from './view.ts';

/** How the AI interviews for a position: to all who read positions; a candidate never sees a question of it. */
export async function getInterviewSetup(
  ctx: Ctx<Employing>,
  { positionId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { companyId } = requireReading(ctx.actor, 'positions');
  return setupView(ctx, { companyId, positionId });
}

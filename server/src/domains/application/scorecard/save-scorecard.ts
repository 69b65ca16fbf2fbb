import type { saveScorecard as endpoint } from '@pinjian/contract/application-scorecard.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findOwnRound } from './find-own-round.ts';
import { writeCard } from './write-card.ts';

/** Saves one's own card as it is; nothing has to be whole. */
export async function saveScorecard(
  ctx: Ctx<EmployerActor>,
  { roundId, version, content }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return writeCard(ctx, await findOwnRound(ctx, roundId), { version, content, handIn: false });
}

import type { RoundEndReason } from '@pinjian/contract/application-round.ts';
import type { Ctx, EmployerActor, SeekerActor } from '#server/context.ts';
import { actOnRound } from './perform-act.ts';
import { endRound } from './end-round.ts';

interface Ended {
  readonly roundId: string;
  readonly from: Parameters<typeof actOnRound>[1]['seen']['from'];
  readonly version: number;
  readonly reason: RoundEndReason;
  readonly note: string;
}

const ways = {
  decline: { move: 'declineRealInterview', state: 'declined' },
  cancel: { move: 'cancelRealInterview', state: 'cancelled' },
} as const;

/** Somebody says that a round is not to be: a time that was settled is given back. @returns the round's application */
export async function endByAct(
  ctx: Ctx<EmployerActor> | Ctx<SeekerActor>,
  act: keyof typeof ways,
  { roundId, from, version, reason, note }: Ended,
): Promise<string> {
  const { move, state } = ways[act];
  return actOnRound(ctx, {
    roundId,
    act,
    move,
    seen: { from, version },
    details: { reason },
    note,
    carryOut: async (tx, round) => ({ round: await endRound(tx, round, { state, reason, note }) }),
  });
}

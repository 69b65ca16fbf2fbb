import { describe, expect, it } from 'vitest';
import { createAgentToken } from '#domains/agent/door/create-token.ts';
import { listRounds } from '#domains/application/round/list-rounds.ts';
import { markRoundHeld } from '#domains/application/round/mark-round-held.ts';
import { newId } from '#platform/core/ids.ts';
import { agentOf, freeSlip } from '#testing/agent.ts';
import { call, useAgentDoor } from '#testing/agent-door.ts';
import { asEmployer } from '#testing/application.ts';
import { acceptedRound, interviewing, ourSeen, roundInput } from '#testing/round.ts';
import { useWorld } from '#testing/world.ts';

const world = useWorld();
const connect = useAgentDoor(world);

describe('an employer’s assistant', () => {
  it('invites to where the meeting is: its link is no way of contact to be hidden', async () => {
    const here = await interviewing(world);
    const { roundId } = await acceptedRound(here);
    world.clock.advance(25 * 3_600_000);
    await markRoundHeld(here.company, await ourSeen(here, roundId));
    const slip = freeSlip('inviter', { credits: 500 });
    const { agentId } = await agentOf(world, here.owner, 'inviter', { slip, positionId: here.positionId });
    const token = { key: newId(), agentId, name: '我的助手', scopes: ['act' as const], days: 30 };
    const { secret } = await createAgentToken(here.company, token);
    const given = { ...(await asEmployer(here)), ...roundInput(here, { name: '终面' }) };
    const answer = await call(await connect(secret), 'inviteToRound', { ...given, requestId: newId() });
    expect(answer).toMatchObject({ isError: false });
    const [newest] = await listRounds(here.company, here);
    expect(newest).toMatchObject({ name: '终面', place: given.place });
  });
});

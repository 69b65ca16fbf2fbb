import { describe, expect, it } from 'vitest';
import { listRounds } from '#domains/application/round/list-rounds.ts';
import { markRoundHeld } from '#domains/application/round/mark-round-held.ts';
import { agentOf, carryOut, freeSlip, proposal } from '#testing/agent.ts';
import { asEmployer } from '#testing/application.ts';
import { acceptedRound, interviewing, ourSeen, roundInput } from '#testing/round.ts';
import { useWorld } from '#testing/world.ts';

const world = useWorld();

describe('an invitation of an agent', () => {
  it('to the next round stands under the same permission as the one to the first', async () => {
    const here = await interviewing(world);
    const { roundId } = await acceptedRound(here);
    world.clock.advance(25 * 3_600_000);
    await markRoundHeld(here.company, await ourSeen(here, roundId));
    const slip = freeSlip('inviter', { credits: 500 });
    const { agentId } = await agentOf(world, here.owner, 'inviter', { slip, positionId: here.positionId });
    const input = { ...(await asEmployer(here)), ...roundInput(here, { name: '终面' }) };
    const acts = await carryOut(world, agentId, [proposal('inviteToRealInterview', { key: 'next', input })]);
    expect(acts).toMatchObject([{ state: 'done', objection: null }]);
    expect((await listRounds(here.company, here)).map(({ name }) => name)).toEqual(['终面', '初面']);
  });

  it('waits where nobody said that the one before was held: that is for people to say', async () => {
    const here = await interviewing(world);
    await acceptedRound(here);
    world.clock.advance(25 * 3_600_000);
    const slip = freeSlip('inviter', { credits: 500 });
    const { agentId } = await agentOf(world, here.owner, 'inviter', { slip, positionId: here.positionId });
    const input = { ...(await asEmployer(here)), ...roundInput(here, { name: '终面' }) };
    const [act] = await carryOut(world, agentId, [proposal('inviteToRealInterview', { key: 'unsaid', input })]);
    expect(act?.state).not.toBe('done');
    expect((await listRounds(here.company, here)).map(({ name, state }) => [name, state])).toEqual([
      ['初面', 'accepted'],
    ]);
  });
});

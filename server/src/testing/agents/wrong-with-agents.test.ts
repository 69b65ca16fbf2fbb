import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import { setAgentSwitch } from '#domains/agent/index.ts';
import { getAgent } from '#domains/agent/list-agents.ts';
import { endAgent, pauseAgent } from '#domains/agent/slip/change-state.ts';
import { saveSlip } from '#domains/agent/slip/write-slip.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { agentOf, applying, carryOut, freeSlip, proposal } from '../agent.ts';
import { asEmployer, delivered, pass, type Delivered } from '../application.ts';
import { openPosition } from '../position.ts';
import { useWorld } from '../world.ts';
import { placeWitness } from './witness.ts';
import { wrongWithAgents } from './wrong-with-agents.ts';

const world = useWorld();

interface Here extends Delivered {
  readonly submitterId: string;
  readonly inviterId: string;
}

/** An application, a message and an invitation of agents, each within its slip. */
async function somethingDone(): Promise<Here> {
  await placeWitness(world.db);
  const here = await delivered(world);
  const { applicationId, seeker, owner, positionId } = here;
  await pass(here);
  const other = await openPosition(world, owner);
  const { agentId: submitterId } = await agentOf(world, seeker, 'submitter');
  const writing = proposal('sendMessage', { key: 'greet', text: '您好，期待沟通', input: { applicationId } });
  const done = await carryOut(world, submitterId, [applying(other), writing]);
  const slip = freeSlip('inviter', { credits: 1000 });
  const { agentId: inviterId } = await agentOf(world, owner, 'inviter', { slip, positionId });
  const input = { ...(await asEmployer(here)) };
  const invited = await carryOut(world, inviterId, [proposal('inviteToAiInterview', { key: 'invite', input })]);
  expect([...done, ...invited].map((act) => act?.state)).toEqual(['done', 'done', 'done']);
  expect(await wrongWithAgents(world.db)).toEqual([]);
  return { ...here, submitterId, inviterId };
}

async function writeSlip(ctx: Ctx<SignedInActor>, agentId: string, changes: Partial<AgentSlip>): Promise<void> {
  const { slip, slipVersion } = await getAgent(ctx, { agentId });
  await saveSlip(ctx, { agentId, version: slipVersion, slip: { ...slip, ...changes } });
}

/** One more line like the one of the application, under the slip in force, as if nothing had stood against it. */
async function actAgain({ submitterId }: Here, changes: object = {}): Promise<void> {
  const different = JSON.stringify({ id: newId(), key: newId(), done_at: world.clock.now(), ...changes });
  await sql`insert into agent_act select (jsonb_populate_record(act, jsonb_build_object('slip_version', agent.slip_version)
      || ${different}::jsonb)).* from agent_act as act join agent_agent as agent on agent.id = act.agent_id
    where act.agent_id = ${submitterId} and act.kind = 'apply'`.execute(world.db);
}

const run = (statement: string) => sql.raw(statement).execute(world.db);
const applying1 = (daily: number, total: number) => ({ apply: { mode: 'act' as const, daily, total } });
const always = { from: 0, to: 24, days: [1, 2, 3, 4, 5, 6, 7] };
const off = (kind: 'all' | 'submitter') => () => world.system().transaction((tx) => setAgentSwitch(tx, kind, true));

/** What is planted, and what the check has to say of it. */
const planted: readonly (readonly [string, (here: Here) => Promise<unknown>, RegExp])[] = [
  [
    'a daily cap that is passed',
    async (here) => {
      await writeSlip(here.mine, here.submitterId, { acts: applying1(1, 100) });
      await actAgain(here);
    },
    /^done 2 times on 2026-11-20, the slip allows 1 a day/u,
  ],
  [
    'a total that is passed',
    async (here) => {
      await writeSlip(here.mine, here.submitterId, { acts: applying1(10, 1) });
      world.clock.advance(86_400_000);
      await actAgain(here);
    },
    /^done 2 times, the slip allows 1 in all/u,
  ],
  ['credits that are passed', (here) => actAgain(here, { credits: 1 }), /^1 credits spent of 0/u],
  [
    'a version that is not in force any more',
    async (here) => {
      await writeSlip(here.mine, here.submitterId, { goal: '别的' });
      await actAgain(here, { slip_version: 1 });
    },
    /^done under version 1, in force was 2/u,
  ],
  [
    'an act that its owner was to agree to',
    async (here) => {
      await writeSlip(here.mine, here.submitterId, { acts: {} });
      await actAgain(here);
    },
    /^done without the agreement/u,
  ],
  [
    'another hour',
    async (here) => {
      await writeSlip(here.mine, here.submitterId, { hours: { ...always, from: 11 } });
      await actAgain(here);
    },
    /^done outside the hours/u,
  ],
  [
    'another weekday',
    async (here) => {
      await writeSlip(here.mine, here.submitterId, { hours: { ...always, days: [1, 2, 3, 4, 6, 7] } });
      await actAgain(here);
    },
    /^done outside the hours/u,
  ],
  [
    'a slip that is over',
    async (here) => {
      await writeSlip(here.mine, here.submitterId, { endsOn: '2026-11-20' });
      world.clock.advance(86_400_000);
      await actAgain(here);
    },
    /^done after the last day/u,
  ],
  [
    'a city',
    async (here) => {
      await writeSlip(here.mine, here.submitterId, { cityCodes: ['101020100'] });
      await actAgain(here);
    },
    /^done in a city/u,
  ],
  [
    'a company that is never to be',
    async (here) => {
      await writeSlip(here.mine, here.submitterId, { companiesNever: ['青禾'] });
      await actAgain(here);
    },
    /^done with a company/u,
  ],
  [
    'a pause',
    async (here) => {
      await pauseAgent(here.mine, { agentId: here.submitterId });
      await actAgain(here);
    },
    /^done while its agent was paused/u,
  ],
  [
    'an end',
    async (here) => {
      await endAgent(here.mine, { agentId: here.submitterId });
      await actAgain(here);
    },
    /^done while its agent was ended/u,
  ],
  ['all switched off', async (here) => (await off('all')(), actAgain(here)), /^done while agents were switched off/u],
  [
    'a kind switched off',
    async (here) => (await off('submitter')(), actAgain(here)),
    /^done while agents were switched/u,
  ],
  [
    'a line that is done a second time',
    () => run("update agent_act set done_at = done_at + interval '1 minute' where kind = 'apply'"),
    /^done twice/u,
  ],
  [
    'an effect a second time',
    () =>
      run(`insert into application_conversation_message
        select (jsonb_populate_record(message, jsonb_build_object('id', gen_random_uuid(), 'place', place + 1,
          'message_key', 'again'))).* from application_conversation_message as message`),
    /^an effect twice for one line: sendMessage/u,
  ],
  [
    'an effect without a line',
    () => run("delete from agent_act where kind = 'apply'"),
    /^an effect without a line: apply/u,
  ],
  [
    'a line without its effect',
    () => run("delete from application_event where mover = 'seekerAgent'"),
    /^a line without its effect: apply/u,
  ],
  [
    'credits that the diary does not say',
    () => run("update agent_act set credits = 1 where kind = 'inviteToAiInterview'"),
    /^\d+ credits, the diary says 1/u,
  ],
  [
    'a message without a mark',
    () => run('update application_conversation_message set agent_kind = null'),
    /^no mark: send/u,
  ],
  [
    'an invitation without a mark',
    () => run('update application_invitation set agent_kind = null'),
    /^no mark: invite/u,
  ],
  [
    'a move without a mark',
    () => run("update application_event set details = details - 'agent' where mover = 'seekerAgent'"),
    /^no mark: move/u,
  ],
  [
    'a move that no agent makes',
    () => run("update application_event set move = 'reject' where mover = 'employerAgent'"),
    /^no mark: move/u,
  ],
  [
    'news that do not say that it was an agent',
    () => run("update message_message set content = replace(content, '代办', '')"),
    /^no mark: message/u,
  ],
];

it.each(planted)('the check of agents finds %s', async (_what, plant, says) => {
  const here = await somethingDone();
  await plant(here);
  expect(await wrongWithAgents(world.db)).toEqual(expect.arrayContaining([expect.stringMatching(says)]));
});

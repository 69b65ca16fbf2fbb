import { afterEach, beforeAll, expect, it } from 'vitest';
import { defaultSlip, type AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { EmployerActor, SeekerActor } from '#server/context.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { applying, freeSlip, planFor, rule } from '#testing/agent.ts';
import { placeWitness } from '#testing/agents/witness.ts';
import { wrongWithAgents } from '#testing/agents/wrong-with-agents.ts';
import { hiring, seekerWithResume } from '#testing/application.ts';
import { useCopies } from '#testing/copies.ts';
import { openPosition } from '#testing/position.ts';
import { setAgentSwitch } from '../index.ts';
import { approveActs, declineActs } from '../act/decide-acts.ts';
import { undoAct } from '../act/undo-act.ts';
import { findAgent } from '../queries.ts';
import { carryOut } from '../run/carry-out.ts';
import { runAgent } from '../run/run-agent.ts';
import { endAgent, pauseAgent } from './change-state.ts';
import { createAgent, saveSlip } from './write-slip.ts';

const copies = useCopies(2);
const many = 6;
const positionIds: string[] = [];

beforeAll(async () => {
  const world = copies.world(0);
  await placeWitness(world.db);
  const { owner, positionId }: { owner: EmployerActor; positionId: string } = await hiring(world);
  positionIds.push(positionId);
  while (positionIds.length < many) positionIds.push(await openPosition(world, owner));
});

// Also where a test failed: nobody comes to rest while all is switched off.
afterEach(() => system(0).transaction((tx) => setAgentSwitch(tx, 'all', false)));

/** A submitter with applications to all positions before it, none of them begun. */
interface Here {
  readonly seeker: SeekerActor;
  readonly agentId: string;
  readonly slip: AgentSlip;
}

const mine = (here: Pick<Here, 'seeker'>, copy: number) => copies.world(copy % 2).as(here.seeker);
const system = (copy: number) => copies.ctx(copy % 2);

async function submitting(mode: 'act' | 'ask', caps: { readonly daily?: number } = {}): Promise<Here> {
  const world = copies.world(0);
  const { seeker } = await seekerWithResume(world);
  const slip = freeSlip('submitter', { acts: rule('apply', mode, caps) });
  const { agentId } = await createAgent(world.as(seeker), { key: newId(), kind: 'submitter', name: '', slip });
  // Its own first look finds nothing, and is over before something is put into its plan.
  await world.deliver();
  for (let isOver = false; !isOver; isOver = await isRested(agentId)) await runAgent(system(0), { agentId });
  await planFor(
    world,
    agentId,
    positionIds.map((each) => applying(each)),
  );
  return { seeker, agentId, slip };
}

async function isRested(agentId: string): Promise<boolean> {
  const { db } = copies.world(0);
  const agent = await db.selectFrom('agent_agent').selectAll().where('id', '=', agentId).executeTakeFirstOrThrow();
  const open = db.selectFrom('agent_run').select('id').where('agent_id', '=', agentId).where('state', '=', 'running');
  return agent.wakes <= agent.wakes_seen && (await open.executeTakeFirst()) === undefined;
}

/** What waits for the owner, after the plan was carried out. */
async function waitingOf(here: Here): Promise<string[]> {
  await runAgent(system(0), here);
  return (await actsOf(here)).filter(({ state }) => state === 'waiting').map(({ id }) => id);
}

const actsOf = ({ agentId }: Here) =>
  copies
    .world(0)
    .db.selectFrom('agent_act')
    .select(['id', 'state', 'kind'])
    .where('agent_id', '=', agentId)
    .where('kind', '=', 'apply')
    .orderBy('id')
    .execute();

const count = async (here: Here, state: string) => (await actsOf(here)).filter((act) => act.state === state).length;

const appliedOf = async ({ seeker }: Here) =>
  (
    await copies
      .world(0)
      .db.selectFrom('application_application')
      .select('status')
      .where('seeker_id', '=', seeker.userId)
      .execute()
  ).filter(({ status }) => status === 1).length;

/** Everything at once; a refusal is an answer. Answers how many were not refused. */
async function atOnce(calls: readonly (() => Promise<unknown>)[]): Promise<number> {
  const outcomes = await Promise.allSettled(calls.map((call) => call()));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected' && !(outcome.reason instanceof Refusal)) throw outcome.reason;
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

const times = (call: (copy: number) => Promise<unknown>) => [0, 1, 2, 3].map((copy) => () => call(copy));
const running = (here: Here) => times((copy) => runAgent(system(copy), here));

/** Who ends it, and whether anything may be done after all of them have come to an end. */
const stops: readonly (readonly [string, (here: Here, copy: number) => Promise<unknown>])[] = [
  ['a pause', (here, copy) => pauseAgent(mine(here, copy), here)],
  ['an end', (here, copy) => endAgent(mine(here, copy), here)],
  [
    'another slip',
    (here, copy) => {
      const slip = { ...here.slip, acts: rule('apply', 'suggest') };
      return saveSlip(mine(here, copy), { agentId: here.agentId, version: 1, slip });
    },
  ],
  ['all switched off', (_here, copy) => system(copy).transaction((tx) => setAgentSwitch(tx, 'all', true))],
];

it.each(stops)('%s waits for the act in the middle, and nothing is done after it', async (_what, stop) => {
  const here = await submitting('act');
  const { agentId } = here;
  const apply = (copy: number, at: number, then: () => Promise<void> = async () => undefined) =>
    system(copy).transaction(async (tx) => {
      const agent = await findAgent(tx, agentId);
      if (agent === undefined) throw new Error('it was made');
      const { expiresAt: _never, ...proposal } = applying(positionIds[at] ?? '');
      await carryOut(tx, agent, { runId: null, slipVersion: 1 }, proposal);
      await then();
    });
  const [done, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const acting = apply(0, 0, async () => (done.resolve(), mayEnd.promise));
  await Promise.race([done.promise, acting]);
  let isOver = false;
  const stopping = stop(here, 1).finally(() => (isOver = true));
  while (!isOver && !(await somebodyWaits())) continue;
  const wasOver = isOver;
  mayEnd.resolve();
  expect(wasOver).toBe(false);
  await Promise.all([acting, stopping]);
  expect([await count(here, 'done'), await appliedOf(here)]).toEqual([1, 1]);
  await expect(apply(1, 1)).rejects.toBeInstanceOf(Refusal);
  expect(await appliedOf(here)).toBe(1);
  expect(await wrongWithAgents(copies.world(0).db)).toEqual([]);
});

/** Whether somebody waits in the database for what another one holds. */
async function somebodyWaits(): Promise<boolean> {
  const { rows } = await copies
    .pool(0)
    .query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
  return (rows[0]?.count ?? 0) > 0;
}

it.each(stops)('%s amidst acts on two copies: none is done after it, none half', async (_what, stop) => {
  const here = await submitting('act');
  await atOnce([...running(here), ...times((copy) => stop(here, copy))]);
  const done = await appliedOf(here);
  expect(await count(here, 'done')).toBe(done);
  await atOnce(running(here));
  expect(await appliedOf(here)).toBe(done);
  expect(await wrongWithAgents(copies.world(0).db)).toEqual([]);
});

it('of acts that are carried out by many at once, exactly those are done that the day allows', async () => {
  const here = await submitting('act', { daily: 2 });
  await atOnce(running(here));
  expect([await count(here, 'done'), await appliedOf(here)]).toEqual([2, 2]);
  expect(await wrongWithAgents(copies.world(0).db)).toEqual([]);
});

it('of acts that are agreed to by many at once, each is done once, and no more than the day allows', async () => {
  const here = await submitting('ask', { daily: 3 });
  const acts = (await waitingOf(here)).map((actId) => ({ actId }));
  expect(acts).toHaveLength(many);
  await atOnce(times((copy) => approveActs(mine(here, copy), { acts: copy % 2 === 0 ? acts : acts.toReversed() })));
  expect([await count(here, 'done'), await count(here, 'approved'), await appliedOf(here)]).toEqual([3, 3, 3]);
  expect(await wrongWithAgents(copies.world(0).db)).toEqual([]);
});

it('what is agreed to and declined at once is one of both', async () => {
  const here = await submitting('ask');
  const actIds = await waitingOf(here);
  const acts = actIds.map((actId) => ({ actId }));
  await atOnce([
    ...times((copy) => approveActs(mine(here, copy), { acts })),
    ...times((copy) => declineActs(mine(here, copy), { actIds: actIds.toReversed(), reason: null, words: '' })),
  ]);
  expect((await count(here, 'done')) + (await count(here, 'declined'))).toBe(many);
  expect(await appliedOf(here)).toBe(await count(here, 'done'));
  expect(await wrongWithAgents(copies.world(0).db)).toEqual([]);
});

it('what is agreed to while its agent is paused is done before, or waits', async () => {
  const here = await submitting('ask');
  const acts = (await waitingOf(here)).map((actId) => ({ actId }));
  await atOnce([
    ...times((copy) => approveActs(mine(here, copy), { acts })),
    ...times((copy) => pauseAgent(mine(here, copy), here)),
  ]);
  const done = await count(here, 'done');
  expect(await appliedOf(here)).toBe(done);
  // Agreed to after the pause, it waits for the agent to go on.
  expect(done + (await count(here, 'approved')) + (await count(here, 'waiting'))).toBe(many);
  expect(await wrongWithAgents(copies.world(0).db)).toEqual([]);
});

it('what is undone by many at once is undone once', async () => {
  const here = await submitting('act', { daily: 1 });
  await runAgent(system(0), here);
  const [act] = (await actsOf(here)).filter(({ state }) => state === 'done');
  if (act === undefined) throw new Error('something was done');
  expect(await atOnce(times((copy) => undoAct(mine(here, copy), { actId: act.id })))).toBe(4);
  const { db } = copies.world(0);
  const withdrawn = await db
    .selectFrom('application_event')
    .select('id')
    .where('move', '=', 'withdraw')
    .where('mover_id', '=', here.seeker.userId)
    .execute();
  expect(withdrawn).toHaveLength(1);
  expect(await wrongWithAgents(db)).toEqual([]);
});

it('of slips that are written on the same one at once, one is the next', async () => {
  const here = await submitting('act');
  const { agentId, slip } = here;
  const write = (copy: number) =>
    saveSlip(mine(here, copy), { agentId, version: 1, slip: { ...slip, goal: `${copy}` } });
  expect(await atOnce(times(write))).toBe(1);
});

it('of agents of a kind that are made at once, one is', async () => {
  const { seeker } = await seekerWithResume(copies.world(0));
  const make = (copy: number, key = newId()) =>
    createAgent(mine({ seeker }, copy), { key, kind: 'scout', name: '', slip: defaultSlip('scout') });
  expect(await atOnce(times((copy) => make(copy)))).toBe(1);
  const other = (await seekerWithResume(copies.world(0))).seeker;
  const key = newId();
  const again = (copy: number) =>
    createAgent(mine({ seeker: other }, copy), { key, kind: 'scout', name: '', slip: defaultSlip('scout') });
  expect(await atOnce(times(again))).toBe(4);
});

import { describe, expect, it } from 'vitest';
import { agentErrors } from '@pinjian/contract/agent.ts';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import { agentOf, applying, carryOut, freeSlip, rule } from '#testing/agent.ts';
import { getMyTimeline } from '#domains/application/timeline/get-my-timeline.ts';
import { applicationRow, hiring, messagesTo, seekerWithResume } from '#testing/application.ts';
import { openPosition } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { approveActs } from '../act/decide-acts.ts';

const world = useWorld();

const shanghai = '101020100';

/** What a slip says, and what becomes of an application that it is held against: a position in Hangzhou of 青禾科技. */
const cases: readonly (readonly [string, Partial<AgentSlip>, string | undefined, keyof typeof agentErrors | null])[] = [
  ['lets it act', {}, 'done', null],
  ['has its owner asked', { acts: rule('apply', 'ask') }, 'waiting', null],
  ['names nothing', { acts: {} }, 'waiting', null],
  ['lets it suggest', { acts: rule('apply', 'suggest') }, 'suggested', null],
  ['lets it draft', { acts: rule('apply', 'draft') }, 'drafted', null],
  ['names another city', { cityCodes: [shanghai] }, 'waiting', 'cityOutside'],
  ['names a higher pay', { salaryFloor: 90_000_000 }, 'waiting', 'salaryOutside'],
  ['never wants the company', { companiesNever: ['青禾'] }, 'failed', 'companyNever'],
  ['allows none a day', { acts: rule('apply', 'act', { daily: 0 }) }, undefined, 'dailyCap'],
  ['allows none at all', { acts: rule('apply', 'act', { total: 0 }) }, undefined, 'totalCap'],
  ['has other hours', { hours: { from: 11, to: 24, days: [1, 2, 3, 4, 5, 6, 7] } }, undefined, 'outsideHours'],
  ['has other days', { hours: { from: 0, to: 24, days: [6, 7] } }, undefined, 'outsideHours'],
];

describe('a slip', () => {
  it.each(cases)('that %s', async (_what, changes, state, objection) => {
    const { positionId } = await hiring(world);
    const { seeker } = await seekerWithResume(world);
    const { agentId } = await agentOf(world, seeker, 'submitter', { slip: freeSlip('submitter', changes) });
    const [act] = await carryOut(world, agentId, [applying(positionId)]);
    expect(act?.state).toBe(state);
    if (act !== undefined) expect(act.objection).toBe(objection === null ? null : agentErrors[objection].message);
    const rows = await world.db.selectFrom('application_application').select('status').execute();
    expect(rows.map((row) => row.status)).toEqual(state === 'done' ? [1] : []);
  });

  it('that is over lets nothing pass', async () => {
    const { positionId } = await hiring(world);
    const { seeker } = await seekerWithResume(world);
    const slip = freeSlip('submitter', { endsOn: '2026-11-20' });
    const { agentId } = await agentOf(world, seeker, 'submitter', { slip });
    world.clock.advance(86_400_000);
    expect(await carryOut(world, agentId, [applying(positionId)])).toEqual([undefined]);
    expect(await world.db.selectFrom('application_application').selectAll().execute()).toEqual([]);
  });

  it('counts a day in Beijing', async () => {
    const { owner, positionId } = await hiring(world);
    const others = [await openPosition(world, owner), await openPosition(world, owner)];
    const { seeker } = await seekerWithResume(world);
    const slip = freeSlip('submitter', { acts: rule('apply', 'act', { daily: 1, total: 2 }) });
    const { agentId } = await agentOf(world, seeker, 'submitter', { slip });
    const all = [positionId, ...others].map((each) => applying(each));
    const states = async () => (await carryOut(world, agentId, all)).map((act) => act?.state);
    expect(await states()).toEqual(['done', undefined, undefined]);
    // 10:00 in Beijing until 23:59, then the next day.
    world.clock.advance(13 * 3_600_000 + 3_540_000);
    expect(await states()).toEqual(['done', undefined, undefined]);
    world.clock.advance(60_000);
    expect(await states()).toEqual(['done', 'done', undefined]);
    world.clock.advance(86_400_000);
    expect(await states()).toEqual(['done', 'done', undefined]);
  });
});

describe('an act of an agent', () => {
  it('says by whom, to the history, to the company and in the diary', async () => {
    const { companyId, positionId } = await hiring(world);
    const { seeker } = await seekerWithResume(world);
    const { agentId } = await agentOf(world, seeker, 'submitter');
    const [act] = await carryOut(world, agentId, [applying(positionId)]);
    const applicationId = act?.application_id ?? '';
    expect(await applicationRow(world, applicationId)).toMatchObject({ status: 1 });
    const events = await world.db.selectFrom('application_event').selectAll().execute();
    expect(events).toMatchObject([
      { move: 'apply', mover: 'seekerAgent', mover_id: seeker.userId, details: { agent: 'submitter' } },
    ]);
    const timeline = await getMyTimeline(world.as(seeker), { applicationId });
    expect(timeline.entries).toMatchObject([{ what: 'apply', by: { kind: 'seekerAgent', agent: 'submitter' } }]);
    const [told] = await messagesTo(world, companyId);
    expect(told?.content).toContain('（由求职者的投递助手代办）');
    expect(act).toMatchObject({ state: 'done', slip_version: 1, undo: { way: 'withdrawApplication', applicationId } });
  });

  it('is done once, however often it is planned', async () => {
    const { positionId } = await hiring(world);
    const { seeker } = await seekerWithResume(world);
    const { agentId } = await agentOf(world, seeker, 'submitter');
    await carryOut(world, agentId, [applying(positionId)]);
    await carryOut(world, agentId, [applying(positionId)]);
    const acts = await world.db.selectFrom('agent_act').select('id').where('kind', '=', 'apply').execute();
    expect(acts).toHaveLength(1);
  });

  it('that waits is done as it was agreed to, once, and not otherwise', async () => {
    const { positionId } = await hiring(world);
    const { seeker, mine } = await seekerWithResume(world);
    const slip = freeSlip('submitter', { acts: rule('apply', 'ask') });
    const { agentId } = await agentOf(world, seeker, 'submitter', { slip });
    const [act] = await carryOut(world, agentId, [applying(positionId)]);
    const acts = [{ actId: act?.id ?? '' }];
    expect(await approveActs(mine, { acts })).toEqual([{ actId: act?.id, state: 'done', objection: null }]);
    expect(await approveActs(mine, { acts })).toMatchObject([{ state: 'done' }]);
    const rows = await world.db.selectFrom('application_event').select('move').execute();
    expect(rows).toEqual([{ move: 'apply' }]);
  });
});

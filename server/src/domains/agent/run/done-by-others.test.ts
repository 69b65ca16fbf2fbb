import { describe, expect, it } from 'vitest';
import { agentErrors } from '@pinjian/contract/agent.ts';
import { emptyWish } from '@pinjian/contract/matching-wish.ts';
import { applyToPosition } from '#domains/application/pipeline/apply-to-position.ts';
import { askContact } from '#domains/application/conversation/ask-contact.ts';
import { addTalent } from '#domains/matching/talent/add.ts';
import { pushNow } from '#domains/matching/push/push-due.ts';
import { saveWishes } from '#domains/matching/wish/save-wishes.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { agentOf, applying, carryOut, freeSlip, proposal, rule } from '#testing/agent.ts';
import { asEmployer, delivered, hiring, pass, seekerWithResume } from '#testing/application.ts';
import { verifiedOwner } from '#testing/company.ts';
import { lookingAgent } from '#testing/employer-agent.ts';
import { openPosition } from '#testing/position.ts';
import { talent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { approveActs } from '../act/decide-acts.ts';
import { listActs } from '../act/list-acts.ts';

const world = useWorld();
const hangzhou = '101210100';

const doneOf = async (agentId: string) =>
  world.db
    .selectFrom('agent_act')
    .select('kind')
    .where('agent_id', '=', agentId)
    .where('done_at', 'is not', null)
    .execute();

describe('what somebody did before an agent', () => {
  it('is no application of the agent: neither counted nor to be taken back by it', async () => {
    const { positionId } = await hiring(world);
    const { seeker, mine } = await seekerWithResume(world);
    const slip = freeSlip('submitter', { acts: rule('apply', 'ask') });
    const { agentId } = await agentOf(world, seeker, 'submitter', { slip });
    const [waiting] = await carryOut(world, agentId, [applying(positionId)]);
    await applyToPosition(mine, { positionId });
    expect(await approveActs(mine, { acts: [{ actId: waiting?.id ?? '' }] })).toMatchObject([
      { state: 'failed', objection: agentErrors.alreadyDone.message },
    ]);
    expect(await doneOf(agentId)).toEqual([]);
  });

  it('is no invitation of a second agent, and costs it nothing', async () => {
    const here = await delivered(world);
    await pass(here);
    const { owner, positionId, companyId } = here;
    const colleague = await world.employer({ companyId, role: 'recruiter', companyStatus: 1 });
    const slip = freeSlip('inviter', { credits: 500 });
    const first = await agentOf(world, owner, 'inviter', { slip, positionId });
    const second = await agentOf(world, colleague, 'inviter', { slip, positionId });
    const inviting = proposal('inviteToAiInterview', { key: 'invite', input: { ...(await asEmployer(here)) } });
    expect(await carryOut(world, first.agentId, [inviting])).toMatchObject([{ state: 'done' }]);
    expect(await carryOut(world, second.agentId, [inviting])).toMatchObject([{ state: 'failed', credits: 0 }]);
    expect(await doneOf(second.agentId)).toEqual([]);
  });

  it('is no request of the agent', async () => {
    const here = await delivered(world);
    const { owner, positionId, applicationId, company } = here;
    const slip = freeSlip('sourcer', { credits: 500 });
    const { agentId } = await agentOf(world, owner, 'sourcer', { slip, positionId });
    await askContact(company, { applicationId });
    await carryOut(world, agentId, [proposal('askContact', { key: 'ask', input: { applicationId } })]);
    expect(await doneOf(agentId)).toEqual([]);
  });

  it('is no talent of the agent', async () => {
    const owner = await verifiedOwner(world, { name: '青禾科技' });
    const positionId = await openPosition(world, owner);
    const { resumeId } = await talent(world);
    const { agentId } = await agentOf(world, owner, 'sourcer', { positionId });
    await addTalent(world.as(owner), { positionId, resumeId });
    await carryOut(world, agentId, [proposal('addTalent', { key: 'add', input: { positionId, resumeId } })]);
    expect(await doneOf(agentId)).toEqual([]);
  });

  it('is shown as found where the matcher recommended it first', async () => {
    const owner = await verifiedOwner(world, { name: '青禾科技' });
    const positionId = await openPosition(world, owner);
    const { mine, seeker } = await talent(world);
    const wishes = [{ ...emptyWish(), position: '前端开发工程师', positionCode: '100201', cityCodes: [hangzhou] }];
    await saveWishes(mine, { version: 0, content: { wishes } });
    await world.deliver();
    const { agentId } = await agentOf(world, seeker, 'coach');
    await pushNow(world.system() as Ctx<SystemActor>, { kind: 'seeker', id: seeker.userId });
    const held = await world.db.selectFrom('application_application').select('recommended_to').execute();
    expect(held.map((row) => row.recommended_to)).not.toEqual([]);
    const scout = await agentOf(world, seeker, 'scout');
    const { records } = await listActs(mine, { list: 'diary', agentId: scout.agentId, current: 1, pageSize: 10 });
    expect(records.filter(({ subject }) => subject.positionId === positionId)).toMatchObject([
      { kind: 'suggestion', state: 'suggested', undo: null, why: expect.stringContaining('系统已先推荐') as string },
    ]);
    expect([...(await doneOf(scout.agentId)), ...(await doneOf(agentId))]).toEqual([]);
  });
});

describe('what a look leaves undone', () => {
  it('is said in the diary, with why', async () => {
    const { positionId } = await hiring(world);
    const { seeker, mine } = await seekerWithResume(world);
    const slip = freeSlip('submitter', { acts: rule('apply', 'act', { daily: 0 }) });
    const { agentId } = await agentOf(world, seeker, 'submitter', { slip });
    await carryOut(world, agentId, [applying(positionId)]);
    const { records } = await listActs(mine, { list: 'diary', agentId, kind: 'note', current: 1, pageSize: 10 });
    expect(records.map(({ title }) => title)).toContain('看过了。1 件没有做：今天的次数已用完。');
  });
});

describe('a position that was just published', () => {
  it('is waited for by its sourcer, which says so and looks again', async () => {
    const owner = await verifiedOwner(world, { name: '青禾科技' });
    // Nobody delivers: matching has not read it yet.
    const positionId = await openPosition(world, owner);
    const sourcer = lookingAgent(world, owner, { kind: 'sourcer', positionId });
    const first = await sourcer.look();
    expect(first).toMatchObject({ proposals: [], again: 5 });
    expect(first.saw).toContain('几分钟后开始找人');
    await world.deliver();
    await talent(world);
    expect((await sourcer.look()).proposals).toHaveLength(1);
  });

  it('has its sourcer woken again within minutes, by no news', async () => {
    const owner = await verifiedOwner(world, { name: '青禾科技' });
    const positionId = await openPosition(world, owner);
    const { agentId } = await agentOf(world, owner, 'sourcer', { positionId });
    const { next_run_at: next } = await world.db
      .selectFrom('agent_agent')
      .select('next_run_at')
      .where('id', '=', agentId)
      .executeTakeFirstOrThrow();
    expect(next?.getTime()).toBe(world.clock.now().getTime() + 5 * 60_000);
  });
});

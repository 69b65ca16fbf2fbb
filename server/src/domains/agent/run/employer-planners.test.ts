import { describe, expect, it } from 'vitest';
import { listActiveDeliveries, listCandidates } from '#domains/application/candidate/list-candidates.ts';
import { passResume } from '#domains/application/pipeline/pass-resume.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import { listRecommendedTalents } from '#domains/matching/talent/recommend.ts';
import { getPositionForEdit } from '#domains/position/get-for-edit.ts';
import { listPositions } from '#domains/position/list.ts';
import { getPositionPlan } from '#domains/position/plan/get-position-plan.ts';
import { savePosition } from '#domains/position/save.ts';
import { applyThere, asEmployer, delivered, hiring } from '#testing/application.ts';
import { verifiedOwner } from '#testing/company.ts';
import { lookingAgent } from '#testing/employer-agent.ts';
import { openPosition } from '#testing/position.ts';
import { hideResume } from '#testing/resume.ts';
import { talent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import type { Plan } from './planner.ts';

const world = useWorld();
const page = { current: 1, pageSize: 100 };
const whole = { q: '', ...page };

const subjectsOf = (plan: Plan): string[] => plan.proposals.flatMap(({ subject }) => subject.resumeId ?? []);

describe('the screener', () => {
  it('orders every delivery, hides and rejects nobody, marks nobody as seen and says the same once', async () => {
    const here = await delivered(world);
    for (const name of ['王一', '李二', '赵三']) await applyThere(here, name);
    const screener = lookingAgent(world, here.owner, { kind: 'screener', positionId: here.positionId });
    const plan = await screener.look();
    const { records } = await listActiveDeliveries(here.company, { ...whole, positionId: here.positionId });
    const ranking = plan.proposals.find(({ act }) => act === 'ranking');
    const ranked = ranking?.sections?.flatMap(({ rows }) => rows.map(({ subject }) => subject?.applicationId));
    expect(ranked?.toSorted()).toEqual(records.map(({ applicationId }) => applicationId).toSorted());
    expect(records).toHaveLength(4);
    expect(records.every(({ viewStatus, state }) => viewStatus === 1 && state === 1)).toBe(true);
    expect(plan.proposals.every(({ act }) => act === 'ranking' || act === 'preparedAnswer')).toBe(true);
    expect((await screener.look()).proposals).toEqual([]);
    await applyThere(here, '钱四');
    const again = await screener.look();
    expect(again.proposals.filter(({ act }) => act === 'ranking')).toHaveLength(1);
  });

  it('says so where nothing waits', async () => {
    const here = await hiring(world);
    const screener = lookingAgent(world, here.owner, { kind: 'screener', positionId: here.positionId });
    expect(await screener.look()).toEqual({ saw: '「后端工程师」现在没有等待评估的投递', proposals: [] });
  });
});

describe('the sourcer', () => {
  async function sourcing() {
    const owner = await verifiedOwner(world, { name: '青禾科技' });
    const positionId = await openPosition(world, owner);
    await world.deliver();
    return { owner, positionId, sourcer: lookingAgent(world, owner, { kind: 'sourcer', positionId }) };
  }

  it('shows five to judge, of those alone who may be found, and nobody twice', async () => {
    const { owner, positionId, sourcer } = await sourcing();
    for (let each = 0; each < 6; each++) await talent(world);
    const blocking = await talent(world);
    await blockCompany(blocking.mine, { companyId: owner.companyId });
    const hiding = await talent(world);
    await hideResume(hiding.mine);
    await world.deliver();
    const plan = await sourcer.look();
    const shown = subjectsOf(plan);
    expect(plan.proposals.map(({ act }) => act)).toEqual(Array.from({ length: 5 }, () => 'suggestion'));
    expect(shown).not.toContain(blocking.resumeId);
    expect(shown).not.toContain(hiding.resumeId);
    const { records } = await listRecommendedTalents(world.as(owner), { positionId, ...page });
    expect(records.map(({ resumeId }) => resumeId)).toEqual(expect.arrayContaining(shown));
    for (const { evidence, subject } of plan.proposals) {
      expect(evidence.length).toBeGreaterThan(0);
      expect(subject.candidateName).toMatch(/\*/u);
    }
    expect((await sourcer.look()).proposals).toEqual([]);
  });

  it('adds who was wanted and finds others once five are judged, within what a day allows', async () => {
    const { sourcer } = await sourcing();
    for (let each = 0; each < 9; each++) await talent(world);
    const shown = subjectsOf(await sourcer.look());
    const verdicts = shown.map((resumeId, at) => ({
      kind: 'suggestion' as const,
      subject: { resumeId },
      good: at === 0,
      reason: at === 0 ? null : ('other' as const),
      words: '',
      at: world.clock.now(),
    }));
    expect(subjectsOf(await sourcer.look({ verdicts: verdicts.slice(0, 2), woke: 'news' }))).toEqual([shown[0]]);
    const acts = { addTalent: { mode: 'ask' as const, daily: 3, total: 60 } };
    const daily = await sourcer.look({ verdicts, woke: 'clock', slip: { acts } });
    expect(daily.proposals.map(({ act }) => act)).toEqual(['addTalent', 'addTalent', 'addTalent']);
    expect(subjectsOf(daily).some((resumeId) => shown.includes(resumeId))).toBe(false);
    expect(subjectsOf(await sourcer.look({ verdicts, woke: 'clock', slip: { acts } }))).toHaveLength(1);
    expect((await sourcer.look({ verdicts, woke: 'clock', slip: { acts } })).proposals).toEqual([]);
  });

  it('leaves out whom the slip leaves out', async () => {
    const { sourcer } = await sourcing();
    await talent(world);
    const never = await sourcer.look({ slip: { companiesNever: ['远帆示例'] } });
    expect(never.proposals).toEqual([]);
    expect((await sourcer.look({ slip: { cityCodes: ['101010100'] } })).proposals).toEqual([]);
    expect((await sourcer.look()).proposals).toHaveLength(1);
  });
});

describe('the intake', () => {
  const sentence = '招一个3年以上Java后端，北京，20-35K，本科，会Spring和MySQL，懂Kafka优先，负责交易系统';

  it('makes one draft of a sentence, with a plan, and publishes nothing', async () => {
    const owner = await verifiedOwner(world, { name: '青禾科技' });
    const intake = lookingAgent(world, owner, { kind: 'intake', positionId: null });
    const plan = await intake.look({ told: [sentence] });
    const [ready] = plan.proposals;
    if (ready?.prepared?.kind !== 'openPositionDraft') throw new Error('a draft lies ready');
    const { positionId } = ready.prepared;
    const stands = await getPositionForEdit(world.as(owner), { positionId });
    expect(stands).toMatchObject({
      publishedAt: null,
      objections: [],
      content: { title: 'Java后端', categoryId: '100102' },
    });
    const rounds = (await getPositionPlan(world.as(owner), { positionId })).content.rounds;
    expect(rounds[0]?.competencies.map(({ name }) => name)).toEqual(['Spring', 'MySQL', 'Kafka']);
    expect((await intake.look({ told: [sentence] })).proposals).toEqual([]);
    expect((await listPositions(world.as(owner), { q: '', ...page })).total).toBe(1);
  });

  it('asks for what is missing, takes the answer into the same draft, and leaves alone what a person went on writing', async () => {
    const owner = await verifiedOwner(world, { name: '青禾科技' });
    const intake = lookingAgent(world, owner, { kind: 'intake', positionId: null });
    const first = await intake.look({ slip: { goal: '想招个护士，男，成都' } });
    expect(first.saw).toContain('薪资范围');
    const [ready] = first.proposals;
    if (ready?.prepared?.kind !== 'openPositionDraft') throw new Error('a draft lies ready');
    const { positionId } = ready.prepared;
    expect(JSON.stringify(ready.sections)).toContain('性别');
    await intake.look({ slip: { goal: '想招个护士，男，成都' }, told: ['8-10K'] });
    const ctx = world.as(owner);
    const stands = await getPositionForEdit(ctx, { positionId });
    expect(stands.content).toMatchObject({ title: '护士', salaryMin: 800_000, salaryMax: 1_000_000 });
    const content = { ...stands.content, title: '住院部护士' };
    await savePosition(ctx, { positionId, version: stands.version, content });
    const after = await intake.look({
      slip: { goal: '想招个护士，男，成都' },
      told: ['8-10K', '病房护理和护理记录'],
    });
    expect((await getPositionForEdit(ctx, { positionId })).content).toEqual(content);
    expect(after.proposals.map(({ title }) => title).join()).toContain('您已经在改');
  });

  it('may do no more than its owner: an interviewer writes no positions', async () => {
    const owner = await verifiedOwner(world, { name: '青禾科技' });
    const lesser = { ...owner, permissions: [] };
    const intake = lookingAgent(world, lesser, { kind: 'intake', positionId: null });
    await expect(intake.look({ told: [sentence] })).rejects.toMatchObject({ code: 40311 });
  });
});

describe('the inviter', () => {
  it('proposes an AI interview for who applied and was passed, once, and what it costs', async () => {
    const here = await delivered(world);
    await passResume(here.company, await asEmployer(here));
    const inviter = lookingAgent(world, here.owner, { kind: 'inviter', positionId: here.positionId });
    const plan = await inviter.look();
    const [first] = plan.proposals;
    const subjects = plan.proposals.map(({ subject }) => subject.applicationId);
    expect(subjects).toEqual([here.applicationId]);
    if (first?.act === 'inviteToAiInterview') {
      expect(first).toMatchObject({ credits: 5, input: await asEmployer(here) });
    } else expect(first).toMatchObject({ act: 'suggestion' });
    expect((await inviter.look()).proposals).toEqual([]);
  });
});

describe('the reporter', () => {
  it('counts as many as the lists have, once a day and whenever it is asked', async () => {
    const here = await delivered(world);
    const passed = await applyThere(here, '王一');
    await passResume(here.company, await asEmployer({ world, applicationId: passed.applicationId }));
    const reporter = lookingAgent(world, here.owner, { kind: 'reporter', positionId: here.positionId });
    const [report] = (await reporter.look()).proposals;
    const { positionId } = here;
    const deliveries = await listActiveDeliveries(here.company, { ...whole, positionId });
    const { counts } = await listCandidates(here.company, { ...whole, sort: 'updated', positionId });
    const standing = report?.sections?.find(({ title }) => title === '现在')?.rows;
    expect(standing?.map(({ value }) => Number(value))).toEqual([
      deliveries.total,
      ...counts.flatMap(({ count }) => (count === 0 ? [] : [count])),
    ]);
    expect((await reporter.look()).proposals).toEqual([]);
    expect((await reporter.look({ woke: 'asked' })).proposals).toHaveLength(1);
  });
});

describe('all of them', () => {
  it('are for those who read what they read: nothing of another company', async () => {
    const here = await delivered(world);
    const stranger = await verifiedOwner(world, { name: '远山科技' });
    for (const kind of ['sourcer', 'screener', 'inviter', 'reporter'] as const) {
      const agent = lookingAgent(world, stranger, { kind, positionId: here.positionId });
      await expect(agent.look()).rejects.toMatchObject({ code: 40400 });
    }
  });
});

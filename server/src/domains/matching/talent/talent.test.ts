import { describe, expect, it } from 'vitest';
import { talentQuery } from '@pinjian/contract/matching-talent-query.ts';
import { getMyApplication } from '#domains/application/home/get-my-application.ts';
import { undoBulkMove } from '#domains/application/bulk/undo-bulk-move.ts';
import { getBulkMove } from '#domains/application/bulk/get-bulk-move.ts';
import { getTalentDetail } from '#domains/application/candidate/get-talent-detail.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import { closePosition } from '#domains/position/close.ts';
import { verifiedOwner } from '#testing/company.ts';
import { applyThere, delivered, hiring } from '#testing/application.ts';
import { openPosition, publishableContent } from '#testing/position.ts';
import { hideResume } from '#testing/resume.ts';
import { talent, talentContent, type Talent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { answerInterested, answerUnsuitable } from '../recommendation/answer.ts';
import { getMyMatch } from '../recommendation/get-my-match.ts';
import { listAdditions } from '../recommendation/list-additions.ts';
import { listLooks } from '../recommendation/list-looks.ts';
import { addTalent, addTalents } from './add.ts';
import { getTalent } from './get-talent.ts';
import { hideTalent, unhideTalent } from './hide.ts';
import { listApplicationMatches } from './list-application-matches.ts';
import { listRecommendedTalents } from './recommend.ts';
import { searchTalents } from './search.ts';

const world = useWorld();

async function recruiting(name = '青禾科技') {
  const owner = await verifiedOwner(world, { name });
  const positionId = await openPosition(world, owner);
  await world.deliver();
  const ctx = world.as(owner);
  const recommended = async () =>
    (await listRecommendedTalents(ctx, { positionId, current: 1, pageSize: 50 })).records.map(
      ({ resumeId }) => resumeId,
    );
  return { owner, ctx, companyId: owner.companyId, positionId, recommended };
}

const textsTo = async (recipientId: string) =>
  (
    await world.db
      .selectFrom('message_message')
      .select('content')
      .where('recipient_id', '=', recipientId)
      .orderBy('id')
      .execute()
  ).map(({ content }) => content);
const page = { current: 1, pageSize: 10 };
const chosen = async (someone: Talent, positionId: string) => {
  const { application } = await getMyApplication(someone.mine, { positionId });
  if (application === null) throw new Error('there is no application');
  return { positionId, from: application.state, version: application.version };
};

describe('recommendations of a position', () => {
  it('are those who fit, the best first, never through a gate, with why', async () => {
    const { ctx, positionId, recommended } = await recruiting();
    const strong = await talent(world);
    const [intention] = talentContent().intentions;
    if (intention === undefined) throw new Error('there is one');
    await talent(world, { intentions: [{ ...intention, cities: [{ code: '101020100', name: '上海' }] }] });
    await talent(world, {
      intentions: [{ ...intention, salary: { ...intention.salary, min: 4_000_000, max: 5_000_000 } }],
    });
    const weaker = await talent(world, {
      skills: [],
      work: talentContent().work.map((each) => ({
        ...each,
        roles: each.roles.map((role) => ({ ...role, description: '用 React 做页面', start: '2021-07' })),
      })),
    });
    expect((await recommended()).toSorted()).toEqual([strong.resumeId, weaker.resumeId].toSorted());
    const { records, total, position } = await listRecommendedTalents(ctx, { positionId, ...page });
    expect([total, position.title]).toEqual([2, '前端开发工程师']);
    const scores = records.map(({ match }) => match?.score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const [first] = records;
    expect(first?.match?.gates.every(({ open }) => open)).toBe(true);
    expect(first?.match?.reasons.length).toBeGreaterThan(0);
    const react = first?.match?.requirements.find(({ words }) => words.startsWith('React'));
    expect(react?.result).not.toBe('noEvidence');
    await expect(
      listRecommendedTalents((await recruiting('远山贸易')).ctx, { positionId, ...page }),
    ).rejects.toMatchObject({ code: 40400 });
  });

  it('are of the newest position for which there is anybody, where none is named', async () => {
    const { ctx, owner, positionId } = await recruiting();
    const unfit = await openPosition(world, owner, { title: '护士', categoryId: '240401', requirements: [] });
    await world.deliver();
    expect(await listRecommendedTalents(ctx, page)).toMatchObject({ total: 0, position: { positionId: unfit } });
    await talent(world);
    expect(await listRecommendedTalents(ctx, page)).toMatchObject({ total: 1, position: { positionId } });
  });

  it('leave out whom the company hid, until that is taken back', async () => {
    const { ctx, positionId, recommended } = await recruiting();
    const { resumeId } = await talent(world);
    await hideTalent(ctx, { positionId, resumeId, reason: 'direction' });
    await hideTalent(ctx, { positionId, resumeId, reason: 'skill' });
    expect(await recommended()).toEqual([]);
    const search = await searchTalents(ctx, { ...talentQuery.parse({ positionId }), ...page });
    expect(search.records).toMatchObject([{ resumeId, standing: { hidden: true } }]);
    await unhideTalent(ctx, { positionId, resumeId });
    expect(await recommended()).toEqual([resumeId]);
  });
});

describe('a talent opened', () => {
  it('shows the evidence in the very words of the resume, and the seeker reads who looked', async () => {
    const { owner, ctx, companyId, positionId } = await recruiting();
    const colleague = await world.employer({ companyId, role: 'recruiter' });
    const someone = await talent(world);
    const seen = await getTalent(ctx, { resumeId: someone.resumeId, positionId });
    expect(seen.resume).toMatchObject({ contactShown: false, content: { basics: { name: '林**', phone: '' } } });
    const spans = seen.match?.requirements.flatMap(({ evidence }) => evidence) ?? [];
    expect(spans.length).toBeGreaterThan(0);
    for (const { path, start, end, words } of spans) {
      const text = path
        .split('.')
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], seen.resume.content);
      if (typeof text === 'string') expect(text.slice(start, end)).toBe(words);
    }
    expect((await getMyMatch(someone.mine, { positionId })).match?.requirements).toEqual(seen.match?.requirements);
    world.clock.advance(60_000);
    await getTalent(ctx, { resumeId: someone.resumeId, positionId: '0' });
    const others = await getTalent(world.as(colleague), { resumeId: someone.resumeId, positionId });
    expect(others).toMatchObject({ standing: { lookedAt: null, colleague: { at: world.clock.now().toISOString() } } });
    expect(others.looks).toHaveLength(1);
    const looks = await listLooks(someone.mine, page);
    expect(looks).toMatchObject({
      total: 1,
      records: [{ company: { companyId }, positions: [{ positionId, open: true }] }],
    });
    world.clock.advance(86_400_000);
    await getTalent(ctx, { resumeId: someone.resumeId, positionId: '0' });
    expect(await listLooks(someone.mine, page)).toMatchObject({ total: 2, records: [{ positions: [] }, {}] });
    expect(owner.companyId).toBe(companyId);
  });

  it('is one of so many a day', async () => {
    const { ctx } = await recruiting();
    Object.assign(world.test.ports.config.talents, { looksPerDay: 1 });
    const [one, other] = [await talent(world), await talent(world)];
    await getTalent(ctx, { resumeId: one.resumeId, positionId: '0' });
    await getTalent(ctx, { resumeId: one.resumeId, positionId: '0' });
    await expect(getTalent(ctx, { resumeId: other.resumeId, positionId: '0' })).rejects.toMatchObject({ code: 42911 });
    world.clock.advance(86_400_000);
    await getTalent(ctx, { resumeId: other.resumeId, positionId: '0' });
    expect(await listLooks(other.mine, page)).toMatchObject({ total: 1 });
  });
});

describe('adding a talent', () => {
  it('tells the seeker, who is interested: an application with name and contact', async () => {
    const { ctx, positionId, companyId } = await recruiting();
    const someone = await talent(world);
    const added = await addTalent(ctx, { positionId, resumeId: someone.resumeId });
    expect(added).toMatchObject({ state: 2, appliedAt: null });
    expect(await addTalent(ctx, { positionId, resumeId: someone.resumeId })).toEqual(added);
    expect(await textsTo(someone.seeker.userId)).toEqual([
      '青禾科技把您加入了「前端开发工程师」的候选人。感兴趣可以投递，不合适也可以告诉对方；投递前对方看不到您的姓名和联系方式。',
    ]);
    const masked = await getTalentDetail(ctx, { resumeId: someone.resumeId, positionId });
    expect(masked.candidate.name).toBe('林**');
    const { records } = await listAdditions(someone.mine, page);
    expect(records).toMatchObject([{ position: { positionId }, application: { state: 2, appliedAt: null } }]);
    expect(records[0]?.match).not.toBeNull();
    const answered = await answerInterested(someone.mine, { positionId });
    expect(answered).toMatchObject({ state: 2, viewStatus: 3 });
    expect(answered.appliedAt).not.toBeNull();
    expect(await listAdditions(someone.mine, page)).toMatchObject({ total: 0, records: [] });
    expect(await textsTo(companyId)).toContain('林示例主动投递了「前端开发工程师」，已在您的候选人中。');
    expect((await getTalentDetail(ctx, { resumeId: someone.resumeId, positionId })).candidate.name).toBe('林示例');
  });

  it('is answered 不合适: out of it, the kind alone is told, not again for 90 days', async () => {
    const { ctx, positionId, companyId, recommended } = await recruiting();
    const someone = await talent(world);
    const { resumeId } = someone;
    await addTalent(ctx, { positionId, resumeId });
    const answer = { ...(await chosen(someone, positionId)), reason: 'salary' as const };
    expect(await answerUnsuitable(someone.mine, answer)).toMatchObject({ state: 0 });
    expect(await answerUnsuitable(someone.mine, answer)).toMatchObject({ state: 0 });
    expect((await textsTo(companyId)).slice(1)).toEqual(['您加入「前端开发工程师」的一位人才回复不合适：薪资不合适。']);
    expect(await recommended()).toEqual([]);
    await expect(addTalent(ctx, { positionId, resumeId })).rejects.toMatchObject({ code: 40971 });
    await expect(getTalentDetail(ctx, { resumeId, positionId })).rejects.toMatchObject({ code: 40400 });
    const { standing } = await getTalent(ctx, { resumeId, positionId });
    expect(standing).toMatchObject({ mayAdd: false, inPipeline: [] });
    expect(standing.unsuitableUntil).not.toBeNull();
    world.clock.advance(90 * 86_400_000 + 1);
    expect(await addTalent(ctx, { positionId, resumeId })).toMatchObject({ state: 2 });
  });

  it('is refused for who applied, for a position that is not open or not one’s own, and beyond the limit', async () => {
    const here = await delivered(world);
    await world.deliver();
    const someone = await talent(world);
    const { company, positionId } = here;
    const add = (resumeId: string, to = positionId) => addTalent(company, { positionId: to, resumeId });
    const other = await recruiting('远山贸易');
    await expect(add(someone.resumeId, other.positionId)).rejects.toMatchObject({ code: 40400 });
    await add(someone.resumeId);
    await answerInterested(someone.mine, { positionId });
    await expect(add(someone.resumeId)).rejects.toMatchObject({ code: 40972 });
    await closePosition(company, { positionId });
    await expect(add((await talent(world)).resumeId)).rejects.toMatchObject({ code: 40940 });
    Object.assign(world.test.ports.config.talents, { addsPerDay: 1 });
    const [one, two] = [await talent(world), await talent(world)];
    await addTalent(other.ctx, { positionId: other.positionId, resumeId: one.resumeId });
    await expect(addTalent(other.ctx, { positionId: other.positionId, resumeId: two.resumeId })).rejects.toMatchObject({
      code: 42913,
    });
  });

  it('of many waits ten seconds, can be undone, and says of each what became of them', async () => {
    const { ctx, positionId } = await recruiting();
    const [one, two, hidden] = [await talent(world), await talent(world), await talent(world)];
    await hideResume(hidden.mine);
    const resumeIds = [one.resumeId, two.resumeId, hidden.resumeId];
    const undone = await addTalents(ctx, { key: 'talents-0001', positionId, resumeIds });
    expect(undone).toMatchObject({ move: 'addTalent', state: 'waiting', waitsMs: 10_000 });
    await undoBulkMove(ctx, { bulkId: undone.bulkId });
    world.clock.advance(10_000);
    await world.runTasks();
    expect(await textsTo(one.seeker.userId)).toEqual([]);
    const { bulkId } = await addTalents(ctx, { key: 'talents-0002', positionId, resumeIds });
    expect((await addTalents(ctx, { key: 'talents-0002', positionId, resumeIds })).bulkId).toBe(bulkId);
    await blockCompany(two.mine, { companyId: ctx.actor.companyId ?? '' });
    world.clock.advance(10_000);
    await world.runTasks();
    const { rows } = await getBulkMove(ctx, { bulkId });
    expect(rows).toMatchObject([
      { outcome: 'done', code: 200, name: '林**' },
      { outcome: 'skipped', code: 40400 },
      { outcome: 'skipped', code: 40400, name: null },
    ]);
    expect(await textsTo(one.seeker.userId)).toHaveLength(1);
    expect(await textsTo(two.seeker.userId)).toEqual([]);
  });
});

describe('the evidence in the lists of candidates', () => {
  it('is that of the resume that was sent, for whom one reads', async () => {
    const place = await hiring(world, publishableContent());
    const here = await applyThere(place);
    const other = await recruiting('远山贸易');
    const [found] = await listApplicationMatches(here.company, { applicationIds: [here.applicationId] });
    expect(found).toMatchObject({ applicationId: here.applicationId });
    expect(found?.match.requirements.length).toBeGreaterThan(0);
    expect(await listApplicationMatches(other.ctx, { applicationIds: [here.applicationId] })).toEqual([]);
    const interviewer = await world.employer({ companyId: here.companyId, role: 'interviewer' });
    expect(await listApplicationMatches(world.as(interviewer), { applicationIds: [here.applicationId] })).toEqual([]);
  });
});

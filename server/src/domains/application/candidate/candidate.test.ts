import { describe, expect, it } from 'vitest';
import { applyThere, asEmployer, hiring, type Hiring } from '#testing/application.ts';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { passResume } from '../pipeline/pass-resume.ts';
import { rejectCandidate } from '../pipeline/reject-candidate.ts';
import { getTalentDetail } from './get-talent-detail.ts';
import { getCandidateBoard, listActiveDeliveries, listCandidates } from './list-candidates.ts';

const world = useWorld();
const page = { q: '', sort: 'updated', current: 1, pageSize: 10 } as const;

/** Someone who applies a second after the one before. */
async function applied(here: Hiring, name: string) {
  world.clock.advance(1000);
  const delivered = await applyThere(here, name);
  return { ...delivered, chosen: await asEmployer(delivered) };
}

describe('the lists of the employer', () => {
  it('hold deliveries that wait, the latest first, by position and by what was opened', async () => {
    const here = await hiring(world);
    const other = await openPosition(world, here.owner, { title: '测试工程师' });
    const first = await applied(here, '林小满');
    const second = await applied(here, '何知远');
    const third = await applied({ ...here, positionId: other }, '周子墨');
    await getTalentDetail(here.company, { resumeId: second.resumeId, positionId: here.positionId });

    const all = await listActiveDeliveries(here.company, page);
    expect(all.records.map((row) => row.candidate.name)).toEqual(['周子墨', '何知远', '林小满']);
    expect(all).toMatchObject({ total: 3, totalCapped: false });
    expect(all.records[0]).toMatchObject({
      applicationId: third.applicationId,
      resumeId: third.resumeId,
      position: { positionId: other, title: '测试工程师' },
      state: 1,
      viewStatus: 1,
      candidate: { title: '前端工程师', company: '云杉示例科技有限公司', workYears: 5, skills: ['TypeScript'] },
      allowedMoves: ['passResume', 'reject'],
    });
    const ids = async (filter: object) =>
      (await listActiveDeliveries(here.company, { ...page, ...filter })).records.map((row) => row.applicationId);
    expect(await ids({ positionId: other })).toEqual([third.applicationId]);
    expect(await ids({ positionId: here.positionId, viewStatus: 1 })).toEqual([first.applicationId]);
    expect(await ids({ viewStatus: 2 })).toEqual([second.applicationId]);
    expect(await ids({ current: 2, pageSize: 2 })).toEqual([first.applicationId]);
  });

  it('hold candidates by step with their counts; who is delivered is not among them', async () => {
    const here = await hiring(world);
    const passed = await applied(here, '林小满');
    const rejected = await applied(here, '何知远');
    await applied(here, '周子墨');
    await passResume(here.company, passed.chosen);
    world.clock.advance(1000);
    await rejectCandidate(here.company, { ...rejected.chosen, reason: 2, note: '', releaseNow: false });

    const all = await listCandidates(here.company, page);
    expect(all.records.map((row) => [row.state, row.candidate.name])).toEqual([
      [6, '何知远'],
      [2, '林小满'],
    ]);
    expect(all.counts).toEqual([
      { state: 2, count: 1 },
      { state: 3, count: 0 },
      { state: 31, count: 0 },
      { state: 32, count: 0 },
      { state: 4, count: 0 },
      { state: 41, count: 0 },
      { state: 5, count: 0 },
      { state: 6, count: 1 },
    ]);
    const one = await listCandidates(here.company, { ...page, status: 2, positionId: here.positionId });
    expect(one).toMatchObject({ total: 1, records: [{ applicationId: passed.applicationId }] });
    expect(one.counts).toEqual(all.counts);
    const { columns } = await getCandidateBoard(here.company, { positionId: undefined });
    expect(columns.map(({ state, total }) => ({ state, count: total }))).toEqual(all.counts);
    expect(columns.flatMap(({ records }) => records)).toEqual(all.records.toSorted((a, b) => a.state - b.state));
    expect(await getCandidateBoard(here.company, { positionId: here.positionId })).toEqual({ columns });
    const ofOther = await getCandidateBoard(here.company, { positionId: await openPosition(world, here.owner) });
    expect(ofOther.columns.every(({ total, records }) => total === 0 && records.length === 0)).toBe(true);
  });

  it('are empty without a company and for an interviewer, and show nothing of another company', async () => {
    const here = await hiring(world);
    const { chosen } = await applied(here, '林小满');
    await applied(here, '何知远');
    await passResume(here.company, chosen);
    const nobody = [
      world.as(await world.employer()),
      world.as(await world.employer({ companyId: here.companyId, role: 'interviewer' })),
      world.as(await verifiedOwner(world, { name: '另一家' })),
    ];
    for (const other of nobody) {
      expect(await listActiveDeliveries(other, page)).toMatchObject({ records: [], total: 0 });
      const candidates = await listCandidates(other, page);
      expect(candidates).toMatchObject({ records: [], total: 0 });
      expect(candidates.counts.every(({ count }) => count === 0)).toBe(true);
    }
  });
});

describe('talent detail', () => {
  it('tells resume, standing, history and moves; contact is shown to whom the seeker applied', async () => {
    const here = await hiring(world);
    const { chosen, resumeId } = await applied(here, '林小满');
    await passResume(here.company, chosen);
    const detail = await getTalentDetail(here.company, { resumeId, positionId: here.positionId });
    expect(detail.resume).toMatchObject({
      resumeId,
      contactShown: true,
      content: { basics: { name: '林小满', phone: '13800138000', email: 'linshili@example.com' } },
    });
    expect(detail.resume.content.basics).not.toHaveProperty('gender');
    expect(detail.application).toMatchObject({
      state: 2,
      allowedMoves: expect.arrayContaining(['inviteToAiInterview']),
    });
    expect(detail.history.map(({ what, from, to, by }) => [what, from, to, by.kind])).toEqual([
      ['passResume', 1, 2, 'employer'],
      ['apply', 0, 1, 'seeker'],
    ]);
  });

  it('hides who has not applied', async () => {
    const here = await hiring(world);
    const { applicationId, resumeId } = await applied(here, '林小满');
    await world.db
      .updateTable('application_application')
      .set({ status: 2, applied_at: null, view_status: null })
      .where('id', '=', applicationId)
      .execute();
    const detail = await getTalentDetail(here.company, { resumeId, positionId: here.positionId });
    expect(detail.candidate.name).toBe('林**');
    expect(detail.resume).toMatchObject({
      contactShown: false,
      content: { basics: { name: '林**', phone: '', email: '' } },
    });
  });

  it('tells why someone was rejected, to their own company', async () => {
    const here = await hiring(world);
    const { chosen, resumeId } = await applied(here, '林小满');
    await rejectCandidate(here.company, { ...chosen, reason: 3, note: '缺少并发经验', releaseNow: false });
    const { history } = await getTalentDetail(here.company, { resumeId, positionId: here.positionId });
    expect(history.find((entry) => entry.what === 'reject')?.why).toBe('技能不匹配：缺少并发经验');
  });

  it('without a position is the resume alone; of another position it is not there', async () => {
    const here = await hiring(world);
    const { resumeId } = await applied(here, '林小满');
    const other = await openPosition(world, here.owner);
    const bare = await getTalentDetail(here.company, { resumeId, positionId: '0' });
    expect(bare).toMatchObject({
      position: null,
      application: null,
      history: [],
      invitations: [],
      candidate: { name: '林小满' },
    });
    await expect(getTalentDetail(here.company, { resumeId, positionId: other })).rejects.toMatchObject({ code: 40400 });
    // Looking at the resume alone does not count as opening the application.
    expect((await listActiveDeliveries(here.company, page)).records[0]?.viewStatus).toBe(1);
  });
});

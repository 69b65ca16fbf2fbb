import { describe, expect, it } from 'vitest';
import { overrideScore } from '#domains/interview/review/override-score.ts';
import { applyThere, asEmployer, hiring } from '#testing/application.ts';
import { reported } from '#testing/report.ts';
import { useWorld } from '#testing/world.ts';
import { passResume } from '../pipeline/pass-resume.ts';
import { listActiveDeliveries, listCandidates } from './list-candidates.ts';

const world = useWorld();
const page = { q: '', sort: 'updated', current: 1, pageSize: 10 } as const;

describe('a search among the company’s own', () => {
  it('finds part of a name, a phone, a school or a company, and counts what it found', async () => {
    const here = await hiring(world);
    const delivered = await applyThere(here, '林小满');
    await applyThere(here, '何知远');
    const names = async (q: string) =>
      (await listActiveDeliveries(here.company, { ...page, q })).records.map((row) => row.candidate.name);
    const { candidate } = (await listActiveDeliveries(here.company, { ...page, q: '小满' })).records[0] ?? {};
    expect(candidate?.name).toBe('林小满');
    expect(await names('知远')).toEqual(['何知远']);
    expect((await names('1380013')).length).toBe(2);
    expect((await names(candidate?.school ?? '')).length).toBe(2);
    expect((await names('云杉示例')).length).toBe(2);
    for (const nothing of ['查无此人', '%', '_', '\\']) expect(await names(nothing)).toEqual([]);

    await passResume(here.company, await asEmployer(delivered));
    const found = await listCandidates(here.company, { ...page, q: '林小' });
    expect(found).toMatchObject({ total: 1, records: [{ candidate: { name: '林小满' } }] });
    expect(
      (await listCandidates(here.company, { ...page, q: '何知远' })).counts.every((each) => each.count === 0),
    ).toBe(true);
  });

  it('does not tell the name or the phone of somebody who has not applied', async () => {
    const here = await hiring(world);
    const { applicationId } = await applyThere(here, '林小满');
    await world.db
      .updateTable('application_application')
      .set({ status: 2, applied_at: null, view_status: null })
      .where('id', '=', applicationId)
      .execute();
    const found = async (q: string) => (await listCandidates(here.company, { ...page, q })).total;
    expect([await found('林小满'), await found('13800138000'), await found('云杉示例')]).toEqual([0, 0, 1]);
  });
});

describe('what reports say', () => {
  it('stands in the list, with a person’s judgement beside it, and orders it', async () => {
    const here = await reported(world);
    const { company, interviewId } = here;
    const later = await applyThere(here, '何知远');
    await passResume(company, await asEmployer(later));
    const list = async (sort: 'updated' | 'score') =>
      (await listCandidates(company, { ...page, sort })).records.map((row) => row.assessment);
    const [first, second] = await list('updated');
    expect(first).toBeNull();
    expect(second).toMatchObject({ interviewId, humanBand: null });
    expect(await list('score')).toEqual([second, first]);
    await overrideScore(company, {
      interviewId,
      revision: 1,
      target: 'overall',
      band: 'strong',
      reason: '作品集说明的比面试里说的多',
    });
    expect((await list('score'))[0]).toEqual({ ...second, humanBand: 'strong' });
  });
});

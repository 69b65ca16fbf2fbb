import { describe, expect, it } from 'vitest';
import { hiring, seekerWithResume } from '#testing/application.ts';
import { enterRoom, holdInterview, prepare } from '#testing/interview.ts';
import { useWorld } from '#testing/world.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { getInterview } from '../ai/list/get-interview.ts';
import { startSkillInterview } from '../ai/start/start-skill-interview.ts';
import { listPracticeSeries } from './list-practice-series.ts';
import { previewJobSimulation } from './preview-job-simulation.ts';
import { startJobSimulationInterview } from './start-job-simulation-interview.ts';
import { changesOf } from './view.ts';

const world = useWorld();
const day = 86_400_000;
const medium = { difficulty: 'medium' as const };
const firstPage = { current: 1, pageSize: 10 };
const description = '数据分析师\n负责搭建指标体系，使用 SQL 和 Python 做专题分析，推动业务改进，三年以上经验。';

const stored = async (interviewId: string) =>
  world.db.selectFrom('interview_interview').selectAll().where('id', '=', interviewId).executeTakeFirstOrThrow();
const interviewsInAll = async () => (await world.db.selectFrom('interview_interview').select('id').execute()).length;

async function sit(mine: Ctx<SeekerActor>, interviewId: string): Promise<void> {
  await prepare(mine, interviewId, 'simulate');
  await holdInterview(await enterRoom(mine, interviewId));
  await world.runTasks();
}

describe('the preview of a practice', () => {
  it('is what beginning it makes, without a word of its questions, and stores nothing', async () => {
    const { positionId } = await hiring(world);
    const { mine } = await seekerWithResume(world);
    for (const subject of [{ jobId: positionId }, { positionCode: '100102' }, { jobDescription: description }]) {
      const before = await interviewsInAll();
      const preview = await previewJobSimulation(mine, { ...subject, ...medium });
      expect(await previewJobSimulation(mine, { ...subject, ...medium })).toEqual(preview);
      expect(await interviewsInAll()).toBe(before);
      const { interviewId } = await startJobSimulationInterview(mine, { ...subject, ...medium });
      const { plan, title } = await stored(interviewId);
      expect(preview).toMatchObject({ title, questionCount: plan.questions.length, minutes: 25, unfinished: [] });
      expect(preview.withResume).toBe(plan.questions.some(({ source }) => source === 'resume'));
      const told = JSON.stringify(preview);
      for (const { text, rephrase, anchors, points } of plan.questions) {
        for (const words of [text, rephrase, ...Object.values(anchors), ...points.map(({ ask }) => ask)])
          expect(told).not.toContain(words);
      }
    }
  });

  it('offers what was begun of the same subject, at whatever level, and nobody else’s', async () => {
    const { positionId } = await hiring(world);
    const { mine } = await seekerWithResume(world);
    const begun = await startJobSimulationInterview(mine, { jobId: positionId, difficulty: 'hard' });
    await startJobSimulationInterview(mine, { positionCode: '100102', ...medium });
    const other = world.as(await world.seeker());
    await startJobSimulationInterview(other, { jobId: positionId, ...medium });
    const { unfinished } = await previewJobSimulation(mine, { jobId: positionId, ...medium });
    expect(unfinished).toMatchObject([{ ...begun, difficulty: 'hard', state: 'created' }]);
    world.clock.advance(8 * day);
    expect((await previewJobSimulation(mine, { jobId: positionId, ...medium })).unfinished).toEqual([]);
  });

  it('refuses what there is not, as beginning does', async () => {
    const mine = world.as(await world.seeker());
    await expect(previewJobSimulation(mine, medium)).rejects.toMatchObject({ code: 40001 });
    const nowhere = '01900000-0000-7000-8000-000000000000';
    await expect(previewJobSimulation(mine, { jobId: nowhere, ...medium })).rejects.toMatchObject({ code: 40400 });
    await expect(previewJobSimulation(mine, { positionCode: '999999', ...medium })).rejects.toMatchObject({
      code: 40400,
    });
  });
});

describe('practising', () => {
  it('ends for the day where the settings say so, going on with one that is open does not', async () => {
    const { perDay } = world.test.ports.config.practice;
    const mine = world.as(await world.seeker());
    const first = await startJobSimulationInterview(mine, { positionCode: '100102', ...medium });
    for (let count = 1; count < perDay; count++) {
      await startSkillInterview(mine, { skill: `技能${count}`, level: 'easy' });
    }
    const preview = () => previewJobSimulation(mine, { positionCode: '180101', ...medium });
    expect((await preview()).left).toBe(0);
    const oneMore = () => startJobSimulationInterview(mine, { positionCode: '180101', ...medium });
    await expect(oneMore()).rejects.toMatchObject({ code: 42951, data: { perDay } });
    await expect(startSkillInterview(mine, { skill: '还有一项', level: 'easy' })).rejects.toMatchObject({
      code: 42951,
    });
    expect(await startJobSimulationInterview(mine, { positionCode: '100102', ...medium })).toEqual(first);
    const other = world.as(await world.seeker());
    expect((await previewJobSimulation(other, { positionCode: '180101', ...medium })).left).toBe(perDay);
    world.clock.advance(day);
    expect((await preview()).left).toBe(perDay);
    await oneMore();
  });

  it('tells what it was begun with, word for word, so that it can be done again', async () => {
    const { positionId } = await hiring(world);
    const mine = world.as(await world.seeker());
    const long = `${description}\n${'负责数据质量，推动口径统一。'.repeat(400)}`;
    for (const source of [{ jobId: positionId }, { positionCode: '180101' }, { jobDescription: long }]) {
      const { interviewId } = await startJobSimulationInterview(mine, { ...source, difficulty: 'easy' });
      expect((await getInterview(mine, { interviewId })).practice).toEqual({ source, difficulty: 'easy' });
      // The same words are the same subject.
      const { unfinished } = await previewJobSimulation(mine, { ...source, difficulty: 'hard' });
      expect(unfinished).toMatchObject([{ interviewId }]);
    }
    const skill = await startSkillInterview(mine, { skill: 'React', level: 'easy' });
    expect((await getInterview(mine, skill)).practice).toBeNull();
  });
});

describe('past practices', () => {
  it('stand together by what they were about, oldest first, with what changed', async () => {
    const { positionId } = await hiring(world);
    const { mine } = await seekerWithResume(world);
    const begun: string[] = [];
    for (const difficulty of ['easy', 'hard'] as const) {
      const { interviewId } = await startJobSimulationInterview(mine, { jobId: positionId, difficulty });
      await sit(mine, interviewId);
      begun.push(interviewId);
      world.clock.advance(day);
    }
    await startSkillInterview(mine, { skill: 'React', level: 'easy' });
    const other = await startJobSimulationInterview(mine, { positionCode: '180101', ...medium });
    const { records, total } = await listPracticeSeries(mine, firstPage);
    expect(total).toBe(2);
    expect(records).toMatchObject([
      {
        source: { positionCode: '180101' },
        count: 1,
        sittings: [{ ...other, answered: null, status: 2 }],
        changes: [],
      },
      {
        title: '后端工程师',
        companyName: '青禾科技',
        source: { jobId: positionId },
        count: 2,
        sittings: [
          { interviewId: begun[0], difficulty: 'easy', status: 1, questionCount: 6 },
          { interviewId: begun[1], difficulty: 'hard', status: 1, questionCount: 6 },
        ],
      },
    ]);
    expect(records[1]?.sittings.every(({ answered }) => (answered ?? 0) > 0)).toBe(true);
    const { records: second } = await listPracticeSeries(mine, { current: 2, pageSize: 1 });
    expect(second.map(({ title }) => title)).toEqual(['后端工程师']);
    const stranger = world.as(await world.seeker());
    expect((await listPracticeSeries(stranger, firstPage)).total).toBe(0);
  });

  it('shows the newest of many, and says how many there were', async () => {
    const mine = world.as(await world.seeker());
    for (let count = 0; count < 8; count++) {
      await startJobSimulationInterview(mine, { positionCode: '100102', ...medium });
      world.clock.advance(8 * day);
    }
    const { records } = await listPracticeSeries(mine, firstPage);
    expect(records).toMatchObject([{ count: 8 }]);
    expect(records[0]?.sittings).toHaveLength(6);
    const times = records[0]?.sittings.map(({ createdAt }) => createdAt) ?? [];
    expect(times).toEqual(times.toSorted());
  });

  it('compare only what was rated at least twice', () => {
    const rated = (...scores: readonly (readonly [string, number | null])[]) => ({
      competencies: scores.map(([name, score]) => ({
        competency: name,
        name,
        weight: 0.5,
        state: score === null ? ('insufficient' as const) : ('scored' as const),
        score,
        anchor: null,
        reason: '',
        quotes: [],
        questions: [],
      })),
    });
    expect(
      changesOf([
        rated(['专业能力', 2], ['沟通协作', null], ['责任担当', 3]),
        rated(['专业能力', null], ['沟通协作', 2.5]),
        rated(['专业能力', 3.4], ['沟通协作', 2]),
      ]),
    ).toEqual([
      { name: '专业能力', first: 2, latest: 3.4 },
      { name: '沟通协作', first: 2.5, latest: 2 },
    ]);
    expect(changesOf([])).toEqual([]);
  });
});

describe('practices that are begun at once', () => {
  const world = useWorld({ isolation: 'commit' });

  it('are counted one after the other: the last one that is left is begun once', async () => {
    const { perDay } = world.test.ports.config.practice;
    const mine = world.as(await world.seeker());
    for (let count = 1; count < perDay; count++)
      await startSkillInterview(mine, { skill: `技能${count}`, level: 'easy' });
    const outcomes = await Promise.allSettled(
      ['100102', '180101', '170101'].map((positionCode) =>
        startJobSimulationInterview(mine, { positionCode, ...medium }),
      ),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await previewJobSimulation(mine, { positionCode: '100102', ...medium })).left).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { seekerPayer } from '#domains/billing/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { runTask, seekerWithResume } from '#testing/application.ts';
import { enterRoom, goodAnswer, holdInterview, prepare } from '#testing/interview.ts';
import { balanceOf, paidOrder, wrongWithMoney } from '#testing/wallet.ts';
import { useWorld } from '#testing/world.ts';
import { findInterview } from '../ai/queries.ts';
import { startSkillInterview } from '../ai/start/start-skill-interview.ts';
import { closeOverdueTask } from '../tasks.ts';
import { isWorthIts } from './charge.ts';
import { startJobSimulationInterview } from './start-job-simulation-interview.ts';

const world = useWorld();
const day = 86_400_000;

async function start(mine: Ctx<SeekerActor>, positionCode = '100102'): Promise<string> {
  return (await startJobSimulationInterview(mine, { positionCode, difficulty: 'easy' })).interviewId;
}

const left = (mine: Ctx<SeekerActor>) => balanceOf(mine, seekerPayer(mine.actor.userId));

/** Answers so many questions in the room and leaves; the window ends. */
async function leaveAfter(mine: Ctx<SeekerActor>, interviewId: string, answers: number): Promise<void> {
  await prepare(mine, interviewId, 'simulate');
  const visit = await enterRoom(mine, interviewId);
  for (let at = 0; at < answers; at += 1) await visit.say(goodAnswer(at));
  visit.drop();
  world.clock.advance(8 * day);
  await runTask(world, closeOverdueTask);
  await world.runTasks();
}

describe('a simulation', () => {
  it('is held when it begins, once, and taken with its feedback', async () => {
    const { mine } = await seekerWithResume(world);
    expect(await left(mine)).toEqual({ available: 3, held: 0 });
    const interviewId = await start(mine);
    expect(await start(mine)).toBe(interviewId);
    expect(await left(mine)).toEqual({ available: 2, held: 1 });
    await prepare(mine, interviewId, 'simulate');
    await holdInterview(await enterRoom(mine, interviewId));
    await world.runTasks();
    await world.runTasks();
    expect(await left(mine)).toEqual({ available: 2, held: 0 });
    expect(await wrongWithMoney(world.system())).toEqual([]);
  });

  it('that was never entered, or left at once, is given back', async () => {
    const { mine } = await seekerWithResume(world);
    await paidOrder(world.system(), seekerPayer(mine.actor.userId), { units: 5, fen: 5900, product: 'simulations5' });
    const unused = await start(mine);
    const leftAtOnce = await start(mine, '100201');
    await leaveAfter(mine, leftAtOnce, 2);
    expect((await findInterview(mine, unused))?.state).toBe('abandoned');
    expect((await findInterview(mine, leftAtOnce))?.state).toBe('scored');
    expect(await left(mine)).toMatchObject({ held: 0 });
    expect((await world.db.selectFrom('billing_use').select('state').execute()).map(({ state }) => state)).toEqual([
      'released',
      'released',
    ]);
  });

  it('is refused where none is left, and leaves nothing behind', async () => {
    const { mine } = await seekerWithResume(world);
    for (const code of ['100102', '100201', '100301']) await start(mine, code);
    await expect(start(mine, '100401')).rejects.toMatchObject({ code: 41101 });
    expect(await world.db.selectFrom('interview_interview').select('id').execute()).toHaveLength(3);
    // What is begun is gone on with.
    await start(mine, '100102');
  });

  it('alone costs anything: a skill is practised for nothing', async () => {
    const { mine } = await seekerWithResume(world);
    await startSkillInterview(mine, { skill: 'Java', level: 'medium' });
    expect(await left(mine)).toEqual({ available: 3, held: 0 });
  });

  it.each([
    ['all was asked', { complete: true, answers: 6 }, true],
    ['half of the questions were answered', { complete: false, answers: 3 }, true],
    ['it was broken off before', { complete: false, answers: 2 }, false],
    ['its time ran out in silence', { complete: true, answers: 0 }, false],
  ])('where %s', (_name, ended, costs) => {
    const questions = Array.from({ length: 6 });
    const held = { ...ended, plan: { questions } } as unknown as Parameters<typeof isWorthIts>[0]; // Only how many questions there are counts.
    expect(isWorthIts(held)).toBe(costs);
  });
});

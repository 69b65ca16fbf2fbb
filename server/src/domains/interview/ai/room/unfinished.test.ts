import { describe, expect, it } from 'vitest';
import { asSeeker, runTask } from '#testing/application.ts';
import { accepted, enterRoom, goodAnswer, prepare } from '#testing/interview.ts';
import { useWorld } from '#testing/world.ts';
import { closeOverdueTask } from '../../tasks.ts';
import { closeLeftInterview } from './close-interview.ts';
import { getInterview } from '../list/get-interview.ts';
import { getInterviewFeedback } from '../../report/get-interview-feedback.ts';
import { getInterviewReport } from '../../report/get-interview-report.ts';

// An open room looks at its interview by itself: beside a task that needs a transaction of its own.
const world = useWorld({ isolation: 'commit' });
const day = 86_400_000;

/** Somebody who closes the page when asked whether they have questions. */
async function leftInClosing() {
  const here = await accepted(world);
  await prepare(here.mine, here.interviewId);
  const visit = await enterRoom(here.mine, here.interviewId);
  await visit.say('准备好了');
  const isClosing = () => visit.frames.some((frame) => frame.type === 'turn' && frame.turn.kind === 'closing');
  for (let at = 0; !isClosing() && at < 60; at += 1) await visit.say(goodAnswer(at));
  visit.drop();
  return here;
}

describe('whoever leaves when everything was asked', () => {
  it('has a complete report within minutes', async () => {
    const { mine, company, interviewId } = await leftInClosing();
    await runTask(world, closeOverdueTask);
    expect(await getInterview(mine, { interviewId })).toMatchObject({ state: 'running' });
    world.clock.advance(11 * 60_000);
    await runTask(world, closeOverdueTask);
    // Another copy found it just before.
    await closeLeftInterview(world.system(), interviewId);
    await world.runTasks();
    await world.deliver();
    expect(await getInterview(mine, { interviewId })).toMatchObject({ state: 'scored', complete: true });
    expect(await getInterviewReport(company, { interviewId })).toMatchObject({ complete: true });
  });

  it('has a complete report also where the window passed first', async () => {
    const { mine, interviewId } = await leftInClosing();
    world.clock.advance(7 * day + 1);
    await runTask(world, closeOverdueTask);
    await world.runTasks();
    await world.deliver();
    expect(await getInterview(mine, { interviewId })).toMatchObject({ state: 'scored', complete: true });
  });
});

describe('a window', () => {
  it('that passes in the middle scores as far as it went, marked 未完成', async () => {
    const here = await accepted(world);
    const { mine, interviewId } = here;
    await prepare(mine, interviewId);
    const visit = await enterRoom(mine, interviewId);
    await visit.say('开始吧');
    await visit.say(goodAnswer(0));
    world.clock.advance(7 * day + 1);
    const late = await enterRoom(mine, interviewId);
    await expect(late.say(goodAnswer(1))).rejects.toMatchObject({ code: 40953 });
    await runTask(world, closeOverdueTask);
    await world.runTasks();
    await world.deliver();
    const report = await getInterviewReport(here.company, { interviewId });
    expect(report).toMatchObject({ complete: false });
    expect(report.questions.filter((each) => each.outcome === 'answered')).toHaveLength(1);
    expect(report.overall.score100 ?? 0).toBeLessThan(55);
    expect((await getInterviewFeedback(mine, { interviewId })).summary).toMatch(/没有完成/);
    expect(await getInterview(mine, { interviewId })).toMatchObject({ state: 'scored', status: 1, complete: false });
    expect(await asSeeker(here)).toMatchObject({ from: 32 });
  });
});

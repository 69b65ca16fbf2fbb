import { describe, expect, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { eventsOf } from '#testing/application.ts';
import { accepted, enterRoom, goodAnswer, prepare } from '#testing/interview.ts';
import { useWorld } from '#testing/world.ts';
import { closeInterview } from './close-interview.ts';
import { getInterview } from '../list/get-interview.ts';
import { replyTo, takeAndReply, takeEvent } from './run.ts';
import { scoreHeldInterview } from '../../report/score-held-interview.ts';
import { startSkillInterview } from '../start/start-skill-interview.ts';

const world = useWorld({ isolation: 'commit' });
const now = () => world.clock.now().getTime();

/** An interview whose first question was asked, and what it waits for. */
async function asked() {
  const here = await accepted(world);
  await prepare(here.mine, here.interviewId);
  const visit = await enterRoom(here.mine, here.interviewId);
  await visit.say('准备好了');
  const to = visit.asked;
  visit.drop();
  return { ...here, to };
}

describe('at once', () => {
  it('the same frame from two copies is one turn', async () => {
    const { mine, interviewId, to } = await asked();
    const frame = newId();
    const event = { type: 'said', at: now(), text: goodAnswer(0), to } as const;
    const taken = await Promise.all(Array.from({ length: 6 }, () => takeEvent(mine, interviewId, event, frame)));
    expect(new Set(taken.map((each) => each.seq)).size).toBe(1);
    expect(taken.filter((each) => each.due !== null)).toHaveLength(1);
    const { transcript } = await getInterview(mine, { interviewId });
    expect(transcript.filter((turn) => turn.text === goodAnswer(0))).toHaveLength(1);
  });

  it('two copies that reply to the same answer say one thing', async () => {
    const { mine, interviewId, to } = await asked();
    const { due } = await takeEvent(mine, interviewId, { type: 'said', at: now(), text: goodAnswer(0), to }, newId());
    await Promise.all(Array.from({ length: 4 }, () => replyTo(mine, interviewId, due ?? 0)));
    const { transcript } = await getInterview(mine, { interviewId });
    expect(transcript.slice((due ?? 0) - 1).map((turn) => turn.speaker)).toEqual(['candidate', 'interviewer']);
  });

  it('the same frame from two copies is answered once, in the transaction that takes it', async () => {
    const { mine, interviewId, to } = await asked();
    const event = { type: 'said', at: now(), text: goodAnswer(0), to } as const;
    const frame = newId();
    const taken = await Promise.all(Array.from({ length: 6 }, () => takeAndReply(mine, interviewId, event, frame)));
    expect(taken.flatMap((each) => each.turns.map((turn) => turn.speaker))).toEqual(['candidate', 'interviewer']);
    expect(new Set(taken.map((each) => each.seq)).size).toBe(1);
    expect(taken.every((each) => each.due === null)).toBe(true);
    const { transcript } = await getInterview(mine, { interviewId });
    expect(transcript.slice(-2).map((turn) => turn.speaker)).toEqual(['candidate', 'interviewer']);
  });

  it('many answers keep the log whole', async () => {
    const { mine, interviewId, to } = await asked();
    const sent = Array.from({ length: 12 }, (_, at) =>
      takeEvent(mine, interviewId, { type: 'said', at: now(), text: goodAnswer(at), to }, newId()),
    );
    const seqs = (await Promise.all(sent)).map((each) => each.seq);
    expect(new Set(seqs).size).toBe(12);
    const { transcript } = await getInterview(mine, { interviewId });
    expect(transcript.map((turn) => turn.seq)).toEqual(transcript.map((_, index) => index + 1));
  });

  it('one interview is made of many starts', async () => {
    const mine = world.as(await world.seeker());
    const started = await Promise.all(
      Array.from({ length: 8 }, () => startSkillInterview(mine, { skill: 'React', level: 'easy' })),
    );
    expect(new Set(started.map((each) => each.interviewId)).size).toBe(1);
  });

  it('one report and one move come of many scorings', async () => {
    const here = await asked();
    const { mine, interviewId, to } = here;
    await takeEvent(mine, interviewId, { type: 'said', at: now(), text: goodAnswer(0), to }, newId());
    world.clock.advance(8 * 86_400_000);
    const system = () => world.system();
    await Promise.all(Array.from({ length: 4 }, () => closeInterview(system(), interviewId)));
    await Promise.all(Array.from({ length: 4 }, () => scoreHeldInterview(system(), interviewId)));
    const reports = await world.db.selectFrom('interview_report').selectAll().execute();
    expect(reports).toHaveLength(1);
    await world.deliver();
    expect((await eventsOf(here)).filter((each) => each.startsWith('recordReport'))).toHaveLength(1);
  });
});

import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeCodes } from '@pinjian/contract/socket.ts';
import { changedHint, sessionChannel } from '#domains/account/index.ts';
import { requestDeletion } from '#domains/account/personal-data/request-deletion.ts';
import { withdrawDeletion } from '#domains/account/personal-data/withdraw-deletion.ts';
import { newId } from '#platform/core/ids.ts';
import { accepted, enterRoom, goodAnswer, holdInterview, prepare } from '#testing/interview.ts';
import { ownCode } from '#testing/own-code.ts';
import { patience } from '#testing/patience.ts';
import { useWorld } from '#testing/world.ts';
import { getInterview } from '../list/get-interview.ts';
import { openRoom } from './open-room.ts';
import { findInterview } from '../queries.ts';
import { stateOf, takeAndReply, takeEvent } from './run.ts';

// Leaving happens in the background: each connection needs one of its own to the database.
const world = useWorld({ isolation: 'commit' });

function missing(): never {
  throw new Error('there is no such interview');
}

async function inRoom() {
  const here = await accepted(world);
  await prepare(here.mine, here.interviewId);
  const visit = await enterRoom(here.mine, here.interviewId);
  await visit.say('准备好了');
  return { ...here, visit };
}

describe('the room', () => {
  it('acknowledges an answer once it is stored, before the reply', async () => {
    const { visit, mine, interviewId } = await inRoom();
    const before = visit.frames.length;
    const id = newId();
    await visit.say(goodAnswer(0), id);
    const types = visit.frames.slice(before).map((frame) => (frame.type === 'turn' ? frame.turn.speaker : frame.type));
    expect(types.slice(0, 2)).toEqual(['ack', 'candidate']);
    expect(types.indexOf('interviewer')).toBeGreaterThan(1);
    const ack = visit.frames[before];
    const { transcript } = await getInterview(mine, { interviewId });
    expect(ack).toMatchObject({ type: 'ack', id });
    expect(transcript.find((turn) => ack?.type === 'ack' && turn.seq === ack.seq)?.text).toBe(goodAnswer(0));
  });

  it('counts a frame that is sent twice once, also from another connection', async () => {
    const { visit, mine, interviewId } = await inRoom();
    const id = newId();
    const to = visit.asked;
    const frame = { type: 'answer' as const, id, to, text: goodAnswer(0) };
    await visit.send(frame);
    await visit.send(frame);
    visit.drop();
    const again = await enterRoom(mine, interviewId);
    await again.send(frame);
    const acks = [...visit.frames, ...again.frames].filter((each) => each.type === 'ack' && each.id === id);
    expect(acks).toHaveLength(3);
    expect(new Set(acks.map((each) => (each.type === 'ack' ? each.seq : 0))).size).toBe(1);
    const { transcript } = await getInterview(mine, { interviewId });
    expect(transcript.filter((turn) => turn.text === goodAnswer(0))).toHaveLength(1);
  });

  it('goes on from the same turn after the page was reloaded', async () => {
    const { visit, mine, interviewId } = await inRoom();
    await visit.say(goodAnswer(0));
    const seen = visit.frames.flatMap((frame) => (frame.type === 'turn' ? [frame.turn] : []));
    const asked = visit.asked;
    visit.drop();
    world.clock.advance(3_600_000);
    const back = await enterRoom(mine, interviewId);
    expect(back.frames[0]).toMatchObject({ type: 'state', progress: { phase: 'asking', question: { turn: asked } } });
    const state = back.frames[0];
    expect(state?.type === 'state' && state.turns.slice(-seen.length)).toEqual(seen);
    // The hour away is not taken from the candidate's time.
    expect(state?.type === 'state' && state.progress.secondsLeft).toBeGreaterThan(1700);
    await holdInterview(back);
    expect(back.phase).toBe('ended');
  });

  it('replies after a copy died between the answer and the reply', async () => {
    const { visit, mine, interviewId } = await inRoom();
    const to = visit.asked;
    visit.drop();
    // The answer is stored, and then nothing more happens: what a kill leaves behind.
    const stored = await takeEvent(
      mine,
      interviewId,
      { type: 'said', at: world.clock.now().getTime(), text: goodAnswer(0), to },
      newId(),
    );
    expect(stored.state.phase).toBe('considering');
    const back = await enterRoom(mine, interviewId);
    expect(back.phase).toBe('asking');
    expect(back.asked).toBeGreaterThan(stored.seq ?? 0);
    const { transcript } = await getInterview(mine, { interviewId });
    expect(transcript.map((turn) => turn.seq)).toEqual(transcript.map((_, index) => index + 1));
  });

  it('shows what another copy has taken on in between, in its order and once', async () => {
    const { visit, mine, interviewId } = await inRoom();
    const before = visit.frames.length;
    const at = world.clock.now().getTime();
    await takeAndReply(mine, interviewId, { type: 'said', at, text: goodAnswer(0), to: visit.asked }, newId());
    // This copy was not told: it learns of it with its own next answer.
    expect(visit.frames.slice(before)).toEqual([]);
    await visit.say(goodAnswer(1));
    const shown = visit.frames.slice(before).flatMap((frame) => (frame.type === 'turn' ? [frame.turn] : []));
    const { transcript } = await getInterview(mine, { interviewId });
    expect(shown).toEqual(transcript.slice(-shown.length));
    expect(shown.map((turn) => turn.speaker)).toEqual(['candidate', 'interviewer', 'candidate', 'interviewer']);
  });

  it('shows two tabs the same', async () => {
    const { visit, mine, interviewId } = await inRoom();
    const other = await enterRoom(mine, interviewId);
    await visit.say(goodAnswer(0));
    const lastOf = (frames: typeof visit.frames) => frames.findLast((frame) => frame.type === 'turn');
    expect(lastOf(other.frames)).toEqual(lastOf(visit.frames));
    expect(other.asked).toBe(visit.asked);
  });

  it('takes keys, and typing as a sign of life only', async () => {
    const { visit, mine, interviewId } = await inRoom();
    const { transcript: before } = await getInterview(mine, { interviewId });
    await visit.send({ type: 'typing', id: newId() });
    expect((await getInterview(mine, { interviewId })).transcript).toEqual(before);
    await visit.send({ type: 'signal', id: newId(), signal: 'repeat' });
    await visit.send({ type: 'signal', id: newId(), signal: 'skip' });
    const { transcript } = await getInterview(mine, { interviewId });
    expect(transcript.slice(before.length).map((turn) => turn.kind)).toEqual(['repeat', 'question']);
  });

  it.each(['told at once', 'not told'])(
    'closes when its owner asks to be deleted, %s, and goes on when they stay',
    async (how) => {
      const { visit, mine, interviewId, seeker } = await inRoom();
      await visit.say(goodAnswer(0));
      const { asked } = visit;
      const runs = async () =>
        stateOf((await findInterview(world.system(), interviewId)) ?? missing()).clock.countedTo !== null;
      expect(await runs()).toBe(true);
      await requestDeletion(mine, { code: await ownCode(world, seeker) });
      const before = (await getInterview(mine, { interviewId })).transcript;
      if (how === 'told at once') visit.hint(sessionChannel, changedHint(seeker.userId));
      await vi.waitFor(() => expect(visit.closedWith).toBe(closeCodes.notYours), patience);
      // As after any tab that was closed: the clock stands still, nothing is lost and nothing is over.
      await vi.waitFor(async () => expect(await runs()).toBe(false), patience);
      expect(await getInterview(mine, { interviewId })).toMatchObject({
        state: 'running',
        status: 2,
        transcript: before,
      });
      world.clock.advance(3_600_000);
      await withdrawDeletion(mine);
      const back = await enterRoom(mine, interviewId);
      expect(back.frames[0]).toMatchObject({ type: 'state', progress: { phase: 'asking', question: { turn: asked } } });
      await back.say(goodAnswer(1));
      expect(back.closedWith).toBeNull();
    },
  );

  it('stays open at any other news of its owner', async () => {
    const { visit, seeker } = await inRoom();
    visit.hint(sessionChannel, changedHint(seeker.userId));
    await visit.say(goodAnswer(0));
    expect(visit.closedWith).toBeNull();
  });

  it('looks for news when everything was shown, and no more once it is left, however soon that is', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { mine, interviewId, visit } = await inRoom();
    visit.drop();
    expect(vi.getTimerCount()).toBe(0);
    for (const leavesAt of ['state', 'never']) {
      const gone = new AbortController();
      const shown: string[] = [];
      let shownBeforeNews: string[] = [];
      await openRoom(
        mine,
        { interviewId },
        {
          send(frame) {
            shown.push(frame.type);
            if (frame.type === leavesAt) gone.abort();
          },
          close: () => gone.abort(),
          closed: gone.signal,
          onHint: () => (shownBeforeNews = [...shown]),
        },
      );
      expect(shown[0]).toBe('state');
      expect(vi.getTimerCount()).toBe(leavesAt === 'never' ? 1 : 0);
      if (leavesAt === 'never') expect(shownBeforeNews[0]).toBe('state');
      gone.abort();
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  it('shows an interview that has ended and takes nothing more', async () => {
    const { visit, mine, interviewId } = await inRoom();
    await holdInterview(visit);
    const later = await enterRoom(mine, interviewId);
    expect(later.frames).toMatchObject([{ type: 'state', progress: { phase: 'ended' } }]);
    await expect(later.say('等等')).rejects.toMatchObject({ code: 40952 });
    await expect(visit.say('等等')).rejects.toMatchObject({ code: 40952 });
  });
});

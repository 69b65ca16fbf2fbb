import { describe, expect, it } from 'vitest';
import { killDatabase } from './harness/database.ts';
import { eventually } from './harness/eventually.ts';
import { openPosition, preparedInterview, seekerWithResume } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { enterRoom, RoomClosed, type Room } from './harness/room.ts';
import { callProduct } from './harness/sign-in.ts';

const journey = useJourney();

const answer =
  '我负责的是列表页的首屏性能。当时首屏要 4.2 秒，我用性能面板定位到三个串行请求和一个 900KB 的图表库，改成并行请求、把图表库拆到用到时再加载，首屏降到 1.6 秒，跳出率从 38% 降到 21%。';

async function begin(room: Room): Promise<number> {
  if (room.progress.phase === 'new' || room.progress.phase === 'greeted') {
    await room.until(({ progress }) => progress.phase === 'greeted');
    room.send({ type: 'signal', id: 'ready-once', signal: 'ready' });
  }
  await room.until(({ progress }) => progress.phase === 'asking');
  return room.progress.question?.turn ?? 0;
}

const saidTwice = (room: Room) => {
  const said = room.turns.filter((turn) => turn.speaker === 'candidate').map((turn) => turn.text);
  return said.length - new Set(said).size;
};

describe('an interview', () => {
  it('goes on from the same turn after kill -9 of the server in the middle of an answer, and of the database', async () => {
    const { employer, positionId } = await openPosition(journey.product.url, '13800000101', 101);
    const seeker = await seekerWithResume(journey.product.url, '13800000102');
    const interviewId = await preparedInterview(journey.product.url, { employer, positionId, seeker });

    // The first answer is acknowledged: whatever happens now, it must be there afterwards.
    let room = await enterRoom(journey.product.url, seeker, interviewId);
    const first = await begin(room);
    room.send({ type: 'answer', id: 'answer-one', to: first, text: `${answer}（一）` });
    await room.until(({ acknowledged }) => acknowledged.has('answer-one'));
    await room.until(({ progress }) => progress.phase === 'asking' && progress.question?.turn !== first);

    // The second is on its way when the server is killed: the browser sends it again, and it counts once.
    const second = room.progress.question?.turn ?? 0;
    room.send({ type: 'answer', id: 'answer-two', to: second, text: `${answer}（二）` });
    await journey.restart('kill');
    room = await enterRoom(journey.product.url, seeker, interviewId);
    room.send({ type: 'answer', id: 'answer-two', to: second, text: `${answer}（二）` });
    await room.until(({ acknowledged }) => acknowledged.has('answer-two'));
    await room.until(({ progress }) => progress.phase === 'asking' && progress.question?.turn !== second);
    expect(room.turns.filter((turn) => turn.text.endsWith('（一）'))).toHaveLength(1);
    expect(room.turns.filter((turn) => turn.text.endsWith('（二）'))).toHaveLength(1);

    // The database is killed under the third: the supervisor starts it again, the socket or a new one goes on.
    const third = room.progress.question?.turn ?? 0;
    killDatabase(journey.product.dataFolder);
    room.close();
    room = await answeredAtLast(seeker, interviewId, { id: 'answer-three', to: third, text: `${answer}（三）` });

    room.send({ type: 'signal', id: 'finish-now', signal: 'finish' });
    await room.until(({ progress }) => progress.phase === 'ended');
    expect(room.turns.map((turn) => turn.seq)).toEqual(room.turns.map((_turn, index) => index + 1));
    expect(saidTwice(room)).toBe(0);
    room.close();

    const authorization = `Bearer ${employer.accessToken}`;
    const report = await reportOf(interviewId, authorization);
    expect(report).toMatchObject({ interviewId, mark: 'AI 生成' });
    const told = await eventually('the message about the report', async () => {
      const messages = await callProduct<{ title: string }[]>(journey.product.url, '/job/message/company/list', {
        authorization,
      });
      const about = messages.filter((message) => message.title.includes('报告'));
      return about.length > 0 ? about : undefined;
    });
    expect(told).toHaveLength(1);
  });
});

/**
 * Answers as the browser does: into a room that is entered again, and the same once more where that closed under it. The
 * database's processes outlive their first one for a moment, so that a room may open on the one that is dying.
 */
async function answeredAtLast(
  seeker: Parameters<typeof enterRoom>[1],
  interviewId: string,
  said: { readonly id: string; readonly to: number; readonly text: string },
): Promise<Room> {
  for (;;) {
    const room = await reenter(seeker, interviewId);
    room.send({ type: 'answer', ...said });
    const taken = room
      .until(({ acknowledged, progress }) => acknowledged.has(said.id) && progress.question?.turn !== said.to)
      .then(() => true);
    if (await Promise.race([taken, room.closed.then(() => false)])) return room;
  }
}

/** Enters again as soon as the server has its database back, as the browser does: a closed room is tried again. */
function reenter(seeker: Parameters<typeof enterRoom>[1], interviewId: string): Promise<Room> {
  return eventually('the room to open again', async () => {
    try {
      return await enterRoom(journey.product.url, seeker, interviewId);
    } catch (error) {
      if (error instanceof RoomClosed) return undefined;
      throw error;
    }
  });
}

/** The report, once it is written; until then the call refuses. */
function reportOf(interviewId: string, authorization: string): Promise<object> {
  return eventually('the report', async () => {
    const answered = await fetch(`${journey.product.url}/interview/report?interviewId=${interviewId}`, {
      headers: { authorization },
    });
    const { code, data } = (await answered.json()) as { code: number; data: object };
    return code === 200 ? data : undefined;
  });
}

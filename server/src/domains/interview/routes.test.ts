import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { roomSent, type RoomSent } from '@pinjian/contract/interview-room.ts';
import { newId } from '#platform/core/ids.ts';
import type { SignedInActor } from '#server/context.ts';
import { hiring, seekerWithResume } from '#testing/application.ts';
import { accepted, allConsents, goodAnswer } from '#testing/interview.ts';
import { bearer } from '#testing/session.ts';
import { useWorld } from '#testing/world.ts';

const world = useWorld({ isolation: 'commit' });
const devices = { online: 20, screen: '390x844' };

async function call(actor: SignedInActor, method: 'GET' | 'POST', url: string, input: object = {}) {
  const app = await world.app();
  const sent = method === 'POST' ? { payload: { ...input, jobHunterId: actor.userId } } : { query: { ...input } };
  const answer = await app.inject({ method, url, ...sent, headers: await bearer(world, actor) });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ code: number; data: never; message: string }>();
}

/** A browser's socket: what it was sent, and how to wait for more. */
async function connect(actor: SignedInActor | null, interviewId: string) {
  const app = await world.app();
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const token = actor === null ? 'nonsense' : (await bearer(world, actor)).authorization.slice('Bearer '.length);
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}/interview/socket?interviewId=${interviewId}&access_token=${token}`,
  );
  const frames: RoomSent[] = [];
  const waiting = new Set<() => void>();
  const wake = (): void => waiting.forEach((look) => look());
  socket.on('message', (data: Buffer) => {
    frames.push(roomSent.parse(JSON.parse(data.toString('utf8'))));
    wake();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  const until = <T>(find: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  const progressAfter = (count: number) =>
    until(() => {
      const last = frames.slice(count).findLast((frame) => frame.type === 'progress' || frame.type === 'state');
      return last !== undefined && 'progress' in last && last.progress.phase !== 'considering'
        ? last.progress
        : undefined;
    });
  return {
    frames,
    closed,
    until,
    send: (frame: object) => socket.send(JSON.stringify(frame)),
    close: () => socket.close(),
    first: () => progressAfter(0),
    /** Sends a frame and waits until the interviewer has had their say. */
    async say(frame: object) {
      const before = frames.length;
      socket.send(JSON.stringify(frame));
      return progressAfter(before + 1);
    },
  };
}

describe('the calls of interviews over HTTP', () => {
  it('lead from the acceptance to the report', async () => {
    const here = await accepted(world);
    const { seeker, owner, interviewId } = here;
    expect(await call(seeker, 'POST', '/interview/startPostInterview', { jobId: here.positionId })).toMatchObject({
      code: 200,
      data: { interviewId },
    });
    const consents = allConsents('position');
    expect(await call(seeker, 'POST', '/interview/prepare', { interviewId, consents: [], devices })).toMatchObject({
      code: 42251,
    });
    expect(await call(seeker, 'POST', '/interview/prepare', { interviewId, consents, devices })).toMatchObject({
      code: 200,
      data: { state: 'prepared' },
    });

    const room = await connect(seeker, interviewId);
    await room.first();
    let progress = await room.say({ type: 'signal', id: newId(), signal: 'ready' });
    for (let at = 0; progress.phase !== 'ended' && !progress.closing; at += 1) {
      progress = await room.say({ type: 'answer', id: newId(), to: progress.question?.turn, text: goodAnswer(at) });
    }
    expect(progress.closing).toBe(true);
    progress = await room.say({ type: 'signal', id: newId(), signal: 'skip' });
    expect(progress).toMatchObject({ phase: 'ended', closing: false });
    room.close();
    await world.runTasks();
    await world.deliver();

    expect(await call(seeker, 'GET', '/interview/list', { status: '1' })).toMatchObject({
      data: { records: [{ interviewId, feedbackReady: true }], total: 1 },
    });
    expect(await call(seeker, 'GET', '/interview/detail', { interviewId })).toMatchObject({
      data: { state: 'scored' },
    });
    expect(await call(seeker, 'GET', '/interview/feedback', { interviewId })).toMatchObject({
      data: { mark: 'AI 生成' },
    });
    expect(await call(owner, 'GET', '/interview/report', { interviewId })).toMatchObject({
      data: { overall: { state: 'scored' } },
    });

    const open = await call(seeker, 'GET', '/interview/transcriptCorrection', { interviewId });
    expect(open).toMatchObject({ data: { version: 0, state: 'open' } });
    const seq = (open.data as { turns: { seq: number }[] }).turns[0]?.seq ?? 0;
    const correct = (text: string) =>
      call(seeker, 'POST', '/interview/correctTranscript', { interviewId, version: 0, corrections: [{ seq, text }] });
    expect(await correct(' ')).toMatchObject({
      code: 40001,
      data: [{ path: 'corrections.0.text', message: '不能改成空的，要留下您说过的话' }],
    });
    expect(await correct('我准备好了。')).toMatchObject({ code: 200, data: { version: 1, state: 'scoring' } });
  });

  it('start practice of every kind', async () => {
    const { seeker, resumeId } = await seekerWithResume(world);
    const { positionId } = await hiring(world);
    const started = [
      await call(seeker, 'POST', '/interview/startJobSimulationInterview', { jobId: positionId }),
      await call(seeker, 'POST', '/interview/startResumePostInterview', { resumeId, jobId: positionId }),
      await call(seeker, 'POST', '/interview/startSkillInterview', { skill: 'TypeScript', level: 'hard' }),
    ];
    expect(started.map((each) => each.code)).toEqual([200, 200, 200]);
    expect(await call(seeker, 'GET', '/interview/list')).toMatchObject({ data: { total: 3 } });
  });
});

describe('the socket', () => {
  it('is closed with 4401, 4403 or 4404 where it is refused', async () => {
    const here = await accepted(world);
    const { seeker, interviewId } = here;
    expect(await (await connect(null, interviewId)).closed).toBe(4401);
    expect(await (await connect(here.owner, interviewId)).closed).toBe(4403);
    // Not prepared yet: theirs, but not to be entered.
    expect(await (await connect(seeker, interviewId)).closed).toBe(4403);
    expect(await (await connect(await world.seeker(), interviewId)).closed).toBe(4404);
    expect(await (await connect(seeker, newId())).closed).toBe(4404);
    expect(await (await connect(seeker, 'nonsense')).closed).toBe(4404);
  });

  it('refuses frames that break the contract, and lives on', async () => {
    const { seeker, interviewId } = await accepted(world);
    await call(seeker, 'POST', '/interview/prepare', { interviewId, consents: allConsents('position'), devices });
    const room = await connect(seeker, interviewId);
    await room.first();
    const id = newId();
    for (const frame of [
      { type: 'nonsense', id },
      { type: 'answer', id, to: 1, text: '   ' },
      { type: 'answer', id, to: 1, text: '长'.repeat(6001) },
    ]) {
      room.send(frame);
    }
    const refused = await room.until(() => {
      const found = room.frames.filter((frame) => frame.type === 'refused');
      return found.length === 3 ? found : undefined;
    });
    expect(refused).toMatchObject([
      { id, code: 40001 },
      { id, code: 40001 },
      { id, code: 40001 },
    ]);
    expect((await room.say({ type: 'signal', id: newId(), signal: 'ready' })).phase).toBe('asking');
    room.close();
  });
});

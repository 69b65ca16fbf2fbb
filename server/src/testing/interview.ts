import { consents, consentsFor, type InterviewKind } from '@pinjian/contract/interview.ts';
import type { RoomReceived, RoomSent } from '@pinjian/contract/interview-room.ts';
import { acceptInvitation } from '#domains/application/invitation/accept-invitation.ts';
import { openRoom } from '#domains/interview/ai/room/open-room.ts';
import { prepareInterview } from '#domains/interview/ai/start/prepare-interview.ts';
import { startSkillInterview } from '#domains/interview/ai/start/start-skill-interview.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { asSeeker, delivered, invite, pass, type Delivered } from './application.ts';
import type { World } from './world.ts';

/** An application whose invitation to an AI interview was accepted. */
export async function accepted(world: World): Promise<Delivered & { interviewId: string }> {
  const here = await delivered(world);
  await pass(here);
  const invitationId = await invite(here);
  const { from, version } = await asSeeker(here);
  const { interviewId } = await acceptInvitation(here.mine, { invitationId, from, version });
  return { ...here, interviewId };
}

/** What a candidate who consents to everything sends. */
export function allConsents(kind: InterviewKind) {
  return consentsFor(kind).map((item) => ({ item, version: consents[item].version, granted: true }));
}

const devices = { online: 30, screen: '390x844' };

export async function prepare(mine: Ctx<SeekerActor>, interviewId: string, kind: InterviewKind = 'position') {
  return prepareInterview(mine, { interviewId, consents: allConsents(kind), devices });
}

/** One connection of a candidate to the room, as the browser holds it. */
export interface RoomVisit {
  readonly frames: readonly RoomSent[];
  /** seq of the turn that was asked last. */
  readonly asked: number;
  readonly phase: string;
  /** Answers, and waits for the reply. */
  say(text: string, id?: string): Promise<void>;
  /** Waits until the room is as wanted, looking at every frame. */
  until(wanted: () => boolean): Promise<void>;
  send(frame: RoomReceived): Promise<void>;
  /** The connection is gone, as after a closed tab. */
  drop(): void;
  /** A hint of a channel arrives, whichever copy it was given on. */
  hint(channel: string, payload: string): void;
  /** How it was closed from the other side, null while it is not. */
  readonly closedWith: number | null;
}

export async function enterRoom(mine: Ctx<SeekerActor>, interviewId: string): Promise<RoomVisit> {
  const frames: RoomSent[] = [];
  const watchers = new Set<() => void>();
  const gone = new AbortController();
  const hints = new Map<string, () => void>();
  let closedWith: number | null = null;
  const receive = await openRoom(
    mine,
    { interviewId },
    {
      send(frame) {
        frames.push(frame);
        for (const watch of watchers) watch();
      },
      close: (code) => {
        closedWith = code;
        gone.abort();
      },
      closed: gone.signal,
      onHint: (channel, payload, listener) => hints.set(`${channel} ${payload}`, listener),
    },
  );
  const progress = () => {
    const last = frames.findLast((frame) => frame.type === 'progress' || frame.type === 'state');
    return last?.type === 'progress' || last?.type === 'state' ? last.progress : undefined;
  };
  const visit: RoomVisit = {
    frames,
    get asked() {
      return progress()?.question?.turn ?? 1;
    },
    get phase() {
      return progress()?.phase ?? 'new';
    },
    get closedWith() {
      return closedWith;
    },
    send: (frame) => receive(frame),
    async say(text, id = newId()) {
      await receive({ type: 'answer', id, to: visit.asked, text });
      await visit.until(() => visit.phase !== 'considering');
    },
    until: (wanted) =>
      new Promise((resolve) => {
        const watch = () => {
          if (!wanted()) return;
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
        watch();
      }),
    drop: () => gone.abort(),
    hint: (channel, payload) => hints.get(`${channel} ${payload}`)?.(),
  };
  return visit;
}

/** A told experience, different for every `at`. */
export function goodAnswer(at: number): string {
  return (
    `去年第${at + 1}个季度我在云杉负责一个改造，当时列表从${at + 2}秒涨到9秒，客服每天接到三十多个投诉。` +
    `我先看了监控和日志，发现第${at + 3}个接口被重复调用，我对比了两个办法，选了改动小的那个，用 React 和 Node.js 重写了缓存这一块，` +
    '灰度两天之后降到600毫秒，投诉降到每天两个。后来我把它写进了上线检查，之后半年没有再出过问题。'
  );
}

/** Answers until the interview ends. */
export async function holdInterview(visit: RoomVisit, answer: (at: number) => string = goodAnswer): Promise<void> {
  await visit.say('准备好了');
  for (let at = 0; visit.phase !== 'ended'; at += 1) {
    if (at > 60) throw new Error('the interview does not end');
    await visit.say(answer(at));
  }
}

/** A practice of one's own that was ended after one answer, and has its feedback; answers its id. */
export async function practisedOnce(world: World, mine: Ctx<SeekerActor>, answer = goodAnswer(3)): Promise<string> {
  const { interviewId } = await startSkillInterview(mine, { skill: 'Redis', level: 'easy' });
  await prepare(mine, interviewId, 'skill');
  const visit = await enterRoom(mine, interviewId);
  await visit.say('准备好了');
  await visit.say(answer);
  await visit.send({ type: 'signal', id: newId(), signal: 'finish' });
  await world.runTasks();
  return interviewId;
}

import { listConflicts, listFreeTimes } from '@pinjian/contract/calendar.ts';
import {
  acceptRound,
  cancelRound,
  claimNoShow,
  declineRound,
  inviteToRound,
  listMyRounds,
  markRoundHeld,
  proposeOtherTimes,
  type MyRound,
} from '@pinjian/contract/application-round.ts';
import { call } from './call.ts';
import type { Thread } from './thread.ts';

const hour = 3_600_000;
const day = 24 * hour;
const minutes = 45;

/** What a round is in the demo world. */
interface Planned {
  readonly name: string;
  /** When it can be at the earliest. */
  readonly from: Date;
  readonly slots: number;
  /** Whoever moves the candidate interviews too. */
  readonly together?: boolean;
}

/** Who interviews here, and who moves the candidate where that is somebody else. */
function interviewersOf({ pair }: Thread): string[] {
  return [...new Set([pair.interviewer.userId, pair.member.userId])];
}

/** Invites to a round with whoever interviews here, at free times of theirs. */
export async function inviteThere(thread: Thread, { name, from, slots, together = false }: Planned): Promise<void> {
  const { stage, pair, chance } = thread;
  const { applicationId, state, version } = await thread.look();
  const member = stage.as(pair.member);
  const interviewerIds = together ? interviewersOf(thread) : [pair.interviewer.userId];
  const to = new Date(from.getTime() + 12 * day);
  const { times } = await call(member, listFreeTimes, {
    memberIds: interviewerIds,
    minutes,
    from: from.toISOString(),
    to: to.toISOString(),
  });
  const onSite = chance.is(0.3);
  await call(member, inviteToRound, {
    applicationId,
    from: state,
    version,
    name,
    form: onSite ? 3 : 1,
    minutes,
    place: onSite ? '公司前台，到了请报面试官姓名' : 'https://meeting.example.com/8000',
    note: '请准备一个您主导过的项目，大约讲 10 分钟。',
    // Not one right after the other: there is something to choose from.
    times: times
      .filter((_, at) => at % 5 === 0)
      .slice(0, slots)
      .map(({ startsAt }) => startsAt),
    interviewerIds,
  });
  await stage.settle();
}

/** The same moment in office hours of Beijing, else the next ten o'clock. */
function inOffice(moment: number): number {
  const hourOfDay = (moment / hour + 8) % 24;
  if (hourOfDay >= 9.5 && hourOfDay <= 18) return moment;
  return moment + ((10 - hourOfDay + 24) % 24) * hour;
}

/** The first time from then on, in office hours, at which the interviewer is booked for nothing else. */
async function openFrom({ stage, pair }: Thread, earliest: Date): Promise<string> {
  for (let at = inOffice(earliest.getTime()); ; at = inOffice(at + hour)) {
    const startsAt = new Date(at).toISOString();
    const memberIds = [pair.interviewer.userId];
    const { conflicts } = await call(stage.as(pair.member), listConflicts, { memberIds, minutes, startsAt });
    if (conflicts.every(({ kind }) => kind !== 'booked')) return startsAt;
  }
}

/** A fixed time from then on in office hours, whatever the interviewer's own are. */
export async function inviteAt(thread: Thread, name: string, earliest: Date): Promise<void> {
  const { stage, pair } = thread;
  const { applicationId, state: from, version } = await thread.look();
  await call(stage.as(pair.member), inviteToRound, {
    applicationId,
    from,
    version,
    name,
    minutes,
    form: 2,
    place: '',
    note: '请保持电话畅通。',
    times: [await openFrom(thread, earliest)],
    interviewerIds: [pair.interviewer.userId],
  });
  await stage.settle();
}

async function myRound({ stage, pair }: Thread, applicationId: string): Promise<MyRound> {
  const [round] = await call(stage.as(pair.seeker), listMyRounds, { applicationId });
  if (round === undefined) throw new Error('there is no round');
  return round;
}

/** The newest round of a thread, as the seeker reads it. */
export async function newestRound(thread: Thread): Promise<MyRound> {
  return myRound(thread, (await thread.look()).applicationId);
}

/** The seeker picks the first time. */
export async function acceptThere(thread: Thread): Promise<MyRound> {
  const { roundId, from, version, slots } = await newestRound(thread);
  const slotId = slots.find(({ free }) => free)?.slotId;
  if (slotId === undefined) throw new Error('nothing is free any more');
  const seeker = thread.stage.as(thread.pair.seeker);
  const { round } = await call(seeker, acceptRound, { roundId, from, version, slotId });
  await thread.stage.settle();
  return round;
}

export async function proposeThere(thread: Thread): Promise<void> {
  const { roundId, from, version, slots } = await newestRound(thread);
  const last = Date.parse(slots.at(-1)?.startsAt ?? '');
  const times = [new Date(last + day).toISOString(), new Date(last + day + 2 * hour).toISOString()];
  const note = '这几天在出差，能否改到之后？';
  await call(thread.stage.as(thread.pair.seeker), proposeOtherTimes, { roundId, from, version, times, note });
  await thread.stage.settle();
}

export async function declineThere(thread: Thread): Promise<void> {
  const { roundId, from, version } = await newestRound(thread);
  const reason = 'otherOffer' as const;
  await call(thread.stage.as(thread.pair.seeker), declineRound, { roundId, from, version, reason, note: '' });
  await thread.stage.settle();
}

/** How the company names the newest round in an act made now. */
async function ours(thread: Thread) {
  const { applicationId, state: from, version } = await thread.look();
  return { roundId: (await myRound(thread, applicationId)).roundId, from, version };
}

export async function cancelThere(thread: Thread): Promise<void> {
  const ended = { reason: 'positionChanged' as const, note: '岗位编制有调整，抱歉。' };
  await call(thread.stage.as(thread.pair.member), cancelRound, { ...(await ours(thread)), ...ended });
  await thread.stage.settle();
}

/** Lets time pass until a round is over. */
export function waitForEnd({ stage }: Thread, { endsAt }: MyRound): void {
  stage.turnTo(new Date(Date.parse(endsAt ?? '') + hour / 2));
}

export async function holdThere(thread: Thread): Promise<void> {
  await call(thread.stage.as(thread.pair.member), markRoundHeld, await ours(thread));
  await thread.stage.settle();
}

export async function missThere(thread: Thread): Promise<void> {
  const note = '等了 20 分钟，没有联系上。';
  await call(thread.stage.as(thread.pair.member), claimNoShow, { ...(await ours(thread)), note });
  await thread.stage.settle();
}

import { listTargetJobs, withdrawApplication } from '@pinjian/contract/application.ts';
import { getTalentDetail, rejectCandidate } from '@pinjian/contract/application-candidate.ts';
import {
  answerContact,
  askContact,
  complainOfMessage,
  getConversation,
  listConversationMessages,
  readConversation,
  sendConversationMessage,
} from '@pinjian/contract/application-conversation.ts';
import type { MyApplication } from '@pinjian/contract/application-view.ts';
import { newId } from '#platform/core/ids.ts';
import type { EmployerActor, SeekerActor } from '#server/context.ts';
import { call } from './call.ts';
import type { Chance } from './chance.ts';
import type { Stage } from './stage.ts';
import { awake } from './thread.ts';
import type { Opened, Settled } from './world.ts';

const day = 86_400_000;
const minute = 60_000;
/** Steps at which both can write to each other. */
const open: readonly number[] = [1, 2, 3, 31, 32, 4, 41];

/** Who writes to whom about which application. */
interface Pair {
  readonly stage: Stage;
  readonly seeker: SeekerActor;
  readonly member: EmployerActor;
  readonly application: MyApplication;
}

type Line = readonly ['seeker' | 'member', string];

const greeting: readonly Line[] = [
  ['member', '您好，看了您的简历，和这个职位很合适，想和您聊聊。'],
  ['member', '这两天方便吗？'],
];
const talk: readonly Line[] = [
  ...greeting,
  ['seeker', '您好，方便的。想先了解一下团队有多少人，主要负责哪一块？'],
  ['member', '团队 8 个人，主要负责商家端，最近在做订单流程的改版。'],
  ['seeker', '明白了，和我之前做的很接近。下周三下午我都有空。'],
];

async function say(pair: Pair, lines: readonly Line[]): Promise<void> {
  const { stage, seeker, member, application } = pair;
  for (const [who, words] of lines) {
    stage.advance(7 * minute);
    const writer = stage.as(who === 'seeker' ? seeker : member);
    await call(writer, sendConversationMessage, { applicationId: application.applicationId, key: newId(), words });
  }
}

async function read(
  { stage, application: { applicationId } }: Pair,
  reader: SeekerActor | EmployerActor,
): Promise<void> {
  const { newest } = await call(stage.as(reader), getConversation, { applicationId });
  stage.advance(minute);
  await call(stage.as(reader), readConversation, { applicationId, place: newest });
}

/** What becomes of a conversation: each state that a reader can meet one in. */
const courses: readonly ((pair: Pair) => Promise<void>)[] = [
  // Asked for the contact, unanswered.
  async (pair) => {
    const { stage, seeker, member, application } = pair;
    await say(pair, talk);
    await read(pair, member);
    await call(stage.as(member), askContact, { applicationId: application.applicationId });
    await read(pair, seeker);
  },
  // Contacts exchanged.
  async (pair) => {
    const { stage, seeker, member, application } = pair;
    const { applicationId } = application;
    await say(pair, talk);
    const { request } = await call(stage.as(seeker), askContact, { applicationId });
    stage.advance(20 * minute);
    if (request !== null)
      await call(stage.as(member), answerContact, { applicationId, requestId: request.requestId, agree: true });
    await say(pair, [['member', '好的，周三下午两点我给您打电话。']]);
    await read(pair, seeker);
    await read(pair, member);
  },
  // Unread by the seeker.
  (pair) => say(pair, greeting),
  // Complained of.
  async (pair) => {
    const { stage, seeker, application } = pair;
    const { applicationId } = application;
    await say(pair, [...greeting, ['member', '我们也有付费的求职辅导课，需要的话可以了解一下。']]);
    await read(pair, seeker);
    const { messages } = await call(stage.as(seeker), listConversationMessages, { applicationId });
    const messageId = messages.at(-1)?.messageId ?? '';
    const note = '向我推销课程，和职位无关';
    await call(stage.as(seeker), complainOfMessage, { applicationId, messageId, reason: 'advertising', note });
  },
  // Unread by the company.
  async (pair) => {
    await say(pair, [['seeker', '您好，我对这个职位很感兴趣，请问什么时候可以聊聊？']]);
  },
];

/** The company ends it after they wrote to each other. */
async function rejectAfterTalk(pair: Pair): Promise<void> {
  const { stage, member, application } = pair;
  const { applicationId, positionId } = application;
  const resumeId = application.resume?.resumeId ?? '';
  const look = async () => (await call(stage.as(member), getTalentDetail, { resumeId, positionId })).application;
  // The seeker does not see yet that it was rejected before.
  const before = await look();
  if (before === null || !open.includes(before.state)) return;
  await talkIn(pair);
  const seen = await look();
  if (seen === null) return;
  const rejection = { reason: 3, note: '', releaseNow: true };
  await call(stage.as(member), rejectCandidate, {
    applicationId,
    from: seen.state,
    version: seen.version,
    ...rejection,
  });
}

async function withdrawAfterTalk(pair: Pair): Promise<void> {
  const { stage, seeker, application } = pair;
  const { applicationId, state: from, version } = application;
  await talkIn(pair);
  await call(stage.as(seeker), withdrawApplication, { applicationId, from, version });
}

async function talkIn(pair: Pair): Promise<void> {
  await say(pair, talk);
  await read(pair, pair.seeker);
  await read(pair, pair.member);
  pair.stage.advance(90 * minute);
}

/**
 * Members of the first companies and some of those who applied there write to each other in the last days: the first seeker
 * has a conversation of each kind, the others have some.
 */
export async function writeToEachOther(
  stage: Stage,
  chance: Chance,
  opened: readonly Opened[],
  seekers: readonly Settled[],
): Promise<void> {
  let turn = 0;
  for (const { actor: seeker } of seekers.slice(0, 14)) {
    const { records } = await call(stage.as(seeker), listTargetJobs, { tab: 3, current: 1, pageSize: 10 });
    const own = records.filter(({ application }) => application !== null && open.includes(application.state));
    for (const { application, position } of seeker === seekers[0]?.actor
      ? own.slice(0, courses.length)
      : own.slice(0, 1)) {
      const post = opened.find(({ positionId }) => positionId === position.positionId);
      if (application === null || post === undefined) continue;
      const since = Math.max(new Date(application.updatedAt).getTime(), stage.today.getTime() - 3 * day);
      const at = awake(since + chance.int(10, 60) * minute, chance);
      if (at > stage.today.getTime() - 3 * 3_600_000) continue;
      stage.turnTo(new Date(at));
      const pair = { stage, seeker, member: chance.pick(post.founded.members), application };
      const course = courses[turn % courses.length];
      // Of the others the last two are over.
      if (turn === courses.length + 2) await rejectAfterTalk(pair);
      else if (turn === courses.length + 5) await withdrawAfterTalk(pair);
      else await course?.(pair);
      turn += 1;
      await stage.settle();
    }
  }
}

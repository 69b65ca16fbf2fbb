import {
  approveActs,
  createAgent,
  declineActs,
  endAgent,
  giveVerdict,
  listActs,
  pauseAgent,
  runAgent,
  tellAgent,
} from '@pinjian/contract/agent.ts';
import type { ActKind, ActState, AgentAct } from '@pinjian/contract/agent-act.ts';
import { listActiveDeliveries, listCandidates } from '@pinjian/contract/application-candidate.ts';
import { defaultSlip, type AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { listRecommendedTalents } from '@pinjian/contract/matching-talent.ts';
import { newId } from '#platform/core/ids.ts';
import { call } from './call.ts';
import type { Member } from './cast.ts';
import type { Stage } from './stage.ts';
import type { Opened } from './world.ts';

const day = 86_400_000;
/** How many drafts of positions `employAgents` leaves. */
export const draftedPositions = 1;
/** In Beijing; slips let agents act by day. */
const hour = 3_600_000;

/** Turns the clock to an hour of the day, in Beijing, so many days ago. */
function turnToHour(stage: Stage, daysAgo: number, at: number): void {
  const midnight = Math.floor((stage.today.getTime() + 8 * hour) / day) * day - 8 * hour;
  stage.turnTo(new Date(midnight - daysAgo * day + at * hour));
}

interface Employing {
  readonly stage: Stage;
  readonly owner: Member;
}

async function employ(
  { stage, owner }: Employing,
  kind: AgentKind,
  {
    positionId,
    name = '',
    slip = {},
  }: { readonly positionId?: string; readonly name?: string; readonly slip?: Partial<AgentSlip> },
): Promise<string> {
  const { agentId } = await call(stage.as(owner), createAgent, {
    key: newId(),
    kind,
    name,
    ...(positionId !== undefined && { positionId }),
    slip: { ...defaultSlip(kind), ...slip },
  });
  await stage.settle();
  return agentId;
}

async function actsOf(
  { stage, owner }: Employing,
  agentId: string,
  of: { readonly kind?: ActKind; readonly state?: ActState } = {},
): Promise<AgentAct[]> {
  const acts = await call(stage.as(owner), listActs, { list: 'diary', agentId, ...of, current: 1, pageSize: 100 });
  return acts.records;
}

async function look({ stage, owner }: Employing, agentId: string): Promise<void> {
  await call(stage.as(owner), runAgent, { agentId });
  await stage.settle();
}

/** One sentence, its first answer, and what is still open. */
async function employIntake(here: Employing): Promise<void> {
  const agentId = await employ(here, 'intake', {
    slip: { goal: '招一个3年以上的Java后端，北京，25-40K·15薪，会Spring和MySQL，懂Kafka优先，35岁以下' },
  });
  await call(here.stage.as(here.owner), tellAgent, {
    agentId,
    key: newId(),
    words: '负责交易系统的设计和开发，和产品一起拆需求',
  });
  await here.stage.settle();
}

/** Five to judge, what they taught, and people to add: one agreed to, one not, the others wait. */
async function employSourcer(here: Employing, position: Opened): Promise<void> {
  const { stage, owner } = here;
  const agentId = await employ(here, 'sourcer', position);
  const shown = await actsOf(here, agentId, { kind: 'suggestion' });
  for (const [at, { actId }] of shown.entries()) {
    const reason = (['experience', 'skills'] as const)[at % 2] ?? null;
    const good = at % 3 !== 1;
    await call(stage.as(owner), giveVerdict, { actId, good, reason: good ? null : reason, words: '' });
  }
  await stage.settle();
  stage.advance(hour);
  await look(here, agentId);
  const [first, second] = await actsOf(here, agentId, { kind: 'addTalent', state: 'waiting' });
  if (first !== undefined) await call(stage.as(owner), approveActs, { acts: [{ actId: first.actId }] });
  if (second !== undefined)
    await call(stage.as(owner), declineActs, { actIds: [second.actId], reason: 'salary', words: '' });
  await stage.settle();
}

/** Invites within its slip by itself; what its slip leaves to its owner waits. */
async function employInviter(here: Employing, { positionId }: Opened, act: 'act' | 'ask'): Promise<string> {
  return employ(here, 'inviter', {
    positionId,
    slip: {
      credits: 50,
      tone: 'warm',
      mayState: ['会议链接 https://meeting.example.com/4152'],
      acts: {
        inviteToAiInterview: { mode: act, daily: 2, total: 20 },
        inviteToRealInterview: { mode: 'ask', daily: 2, total: 10 },
      },
    },
  });
}

/**
 * Agents of the company that the accounts belong to, each at work where there is most for it to do: new, at work for days,
 * paused, ended; with what was agreed to, declined, done and what waits.
 */
export async function employAgents(stage: Stage, opened: readonly Opened[]): Promise<void> {
  const [first, ...others] = opened.filter(({ company }) => company === 0);
  if (first === undefined) return;
  const owner = stage.as(first.founded.owner);
  const here = { stage, owner: first.founded.owner };
  const most = async (count: (positionId: string) => Promise<number>): Promise<Opened> => {
    let [best, top] = [first, await count(first.positionId)];
    for (const each of others) {
      const counted = await count(each.positionId);
      if (counted > top) [best, top] = [each, counted];
    }
    return best;
  };
  const page = { current: 1, pageSize: 1 };
  turnToHour(stage, 2, 10);
  const delivered = await most(
    async (positionId) => (await call(owner, listActiveDeliveries, { q: '', positionId, ...page })).total,
  );
  const passed = await most(
    async (positionId) =>
      (await call(owner, listCandidates, { q: '', sort: 'updated', positionId, status: 2, ...page })).total,
  );
  const sought = await most(
    async (positionId) => (await call(owner, listRecommendedTalents, { positionId, ...page })).total,
  );
  const other = others.find((each) => each !== delivered && each !== passed) ?? first;
  await employ(here, 'screener', delivered);
  const ended = await employ(here, 'reporter', other);
  await employInviter(here, passed, 'act');
  turnToHour(stage, 1, 9);
  await employSourcer(here, sought);
  await call(owner, endAgent, { agentId: ended });
  const paused = await employInviter(here, other, 'ask');
  await call(owner, pauseAgent, { agentId: paused });
  await employ(here, 'reporter', delivered);
  turnToHour(stage, 1, 16);
  await employIntake(here);
}

import {
  approveActs,
  createAgent,
  declineActs,
  endAgent,
  giveVerdict,
  listActs,
  pauseAgent,
  runAgent,
} from '@pinjian/contract/agent.ts';
import type { AgentAct } from '@pinjian/contract/agent-act.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { defaultSlip, type AgentSlip } from '@pinjian/contract/agent-slip.ts';
import { newId } from '#platform/core/ids.ts';
import type { SeekerActor } from '#server/context.ts';
import { call } from './call.ts';
import type { Stage } from './stage.ts';

const day = 86_400_000;
const hour = 3_600_000;
/** Beijing is so far ahead. */
const beijing = 8 * hour;

/** An hour of the day in Beijing, so many days ago. */
function hourBefore(stage: Stage, ago: number, at: number): Date {
  const today = Math.floor((stage.today.getTime() + beijing) / day) * day - beijing;
  return new Date(today - ago * day + at * hour);
}

/**
 * The seeker with an account has agents in every state: a scout that learned from a yes and a no, a submitter whose
 * applications were agreed to, declined or wait, a secretary with answers ready, a coach that rests, and one that was ended.
 */
export async function appointSeekersAgents(stage: Stage, seeker: SeekerActor): Promise<void> {
  stage.turnTo(hourBefore(stage, 3, 9.5));
  const scout = await appoint(stage, seeker, 'scout', { goal: '找离家近、能用上现有技术的职位' });
  const [liked, unwanted] = await actsOf(stage, seeker, scout);
  await judge(stage, seeker, liked, { good: true, reason: null, words: '方向正合适' });
  await judge(stage, seeker, unwanted, { good: false, reason: 'timing', words: '暂时不考虑' });
  const old = await appoint(stage, seeker, 'coach', {});
  await call(stage.as(seeker), endAgent, { agentId: old });

  stage.turnTo(hourBefore(stage, 2, 10));
  const submitter = await appoint(stage, seeker, 'submitter', {
    goal: '每天投几个合适的，先给我看',
    tone: 'warm',
    mayState: ['可以先线上沟通，时间以工作日晚上为主'],
  });
  const [first, second] = (await actsOf(stage, seeker, submitter)).filter(({ kind }) => kind === 'apply');
  stage.advance(hour);
  if (first !== undefined) await call(stage.as(seeker), approveActs, { acts: [{ actId: first.actId }] });
  if (second !== undefined)
    await call(stage.as(seeker), declineActs, { actIds: [second.actId], reason: 'company', words: '' });
  await stage.settle();

  stage.turnTo(hourBefore(stage, 1, 9.2));
  await lookAgain(stage, seeker, scout);
  await lookAgain(stage, seeker, submitter);
  await appoint(stage, seeker, 'secretary', { goal: '提醒我该答复的事' });
  const coach = await appoint(stage, seeker, 'coach', { goal: '面试前提醒我准备什么' });
  stage.advance(hour);
  await call(stage.as(seeker), pauseAgent, { agentId: coach });
  await stage.settle();
}

async function appoint(
  stage: Stage,
  seeker: SeekerActor,
  kind: AgentKind,
  changes: Partial<AgentSlip>,
): Promise<string> {
  const slip = { ...defaultSlip(kind), ...changes };
  const { agentId } = await call(stage.as(seeker), createAgent, { key: newId(), kind, name: '', slip });
  await stage.settle();
  return agentId;
}

async function lookAgain(stage: Stage, seeker: SeekerActor, agentId: string): Promise<void> {
  await call(stage.as(seeker), runAgent, { agentId });
  await stage.settle();
}

/** What an agent showed so far, in the order in which it did. */
async function actsOf(stage: Stage, seeker: SeekerActor, agentId: string): Promise<AgentAct[]> {
  const { records } = await call(stage.as(seeker), listActs, { list: 'diary', agentId, current: 1, pageSize: 20 });
  return records.toReversed();
}

async function judge(
  stage: Stage,
  seeker: SeekerActor,
  act: AgentAct | undefined,
  said: { readonly good: boolean; readonly reason: 'timing' | null; readonly words: string },
): Promise<void> {
  stage.advance(hour / 10);
  if (act !== undefined) await call(stage.as(seeker), giveVerdict, { actId: act.actId, ...said });
}

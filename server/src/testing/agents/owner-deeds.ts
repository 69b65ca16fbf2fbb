import type { ActRule, AgentSlip } from '@pinjian/contract/agent-slip.ts';
import { approveActs, declineActs } from '#domains/agent/act/decide-acts.ts';
import { undoAct } from '#domains/agent/act/undo-act.ts';
import { getAgent } from '#domains/agent/list-agents.ts';
import { endAgent, pauseAgent, resumeAgent, runAgent, tellAgent } from '#domains/agent/slip/change-state.ts';
import { createAgent, saveSlip } from '#domains/agent/slip/write-slip.ts';
import { giveVerdict } from '#domains/agent/verdict/give-verdict.ts';
import { newId } from '#platform/core/ids.ts';
import type { Actor, Ctx, EmployerActor, SeekerActor } from '#server/context.ts';
import { freeSlip } from '../agent.ts';
import type { Chance } from '../many-actors/chance.ts';

export type Owner = SeekerActor | EmployerActor;

/** Something that somebody presses; made before it is pressed, so that it can be pressed twice at once. */
export type Press<A extends Actor> = (ctx: Ctx<A>) => Promise<unknown>;

/** What is drawn for somebody, by what they look at; null where there is nothing to press. */
export interface Deed<A extends Actor> {
  readonly weight: number;
  readonly draw: (ctx: Ctx<A>, chance: Chance) => Promise<Press<A> | null>;
}

async function someAgent(ctx: Ctx<Owner>, chance: Chance, state: 'active' | 'paused') {
  const rows = await ctx.db
    .selectFrom('agent_agent')
    .selectAll()
    .where('owner_id', '=', ctx.actor.userId)
    .where('state', '=', state)
    .orderBy('id')
    .execute();
  return rows.length === 0 ? null : chance.pick(rows);
}

async function actsOf(ctx: Ctx<Owner>, states: readonly ('waiting' | 'done' | 'suggested')[]): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('agent_act as act')
    .innerJoin('agent_agent as agent', 'agent.id', 'act.agent_id')
    .select('act.id')
    .where('agent.owner_id', '=', ctx.actor.userId)
    .where('act.state', 'in', states)
    .where('act.kind', 'not in', ['note', 'report', 'brief', 'ranking'])
    .orderBy('act.id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id);
}

/** A slip that differs from the one before in one thing or another, stricter or freer. */
function otherSlip(slip: AgentSlip, chance: Chance): AgentSlip {
  const rule = (): ActRule => ({
    mode: chance.weigh(['act', 'ask', 'suggest', 'draft'] as const, (mode) =>
      mode === 'act' ? 4 : mode === 'ask' ? 3 : 1,
    ),
    daily: chance.pick([0, 1, 2, 3]),
    total: chance.pick([1, 3, 8, 20]),
  });
  const changes: readonly Partial<AgentSlip>[] = [
    { acts: Object.fromEntries(Object.keys(slip.acts).map((act) => [act, rule()])) },
    { acts: Object.fromEntries(Object.keys(slip.acts).map((act) => [act, rule()])) },
    { hours: { from: chance.pick([0, 8, 14]), to: chance.pick([18, 22, 24]), days: [1, 2, 3, 4, 5, 6, 7] } },
    { credits: slip.credits === 0 ? 0 : chance.pick([20, 40, 100, 500]) },
    { cityCodes: chance.pick([[], ['101210100'], ['101020100']]) },
    { companiesNever: chance.pick([[], ['示例1'], ['远帆示例']]) },
  ];
  return { ...slip, ...chance.pick(changes) };
}

/** What owners of agents press: the same on both sides. */
export const ownerDeeds: readonly Deed<Owner>[] = [
  {
    weight: 3,
    draw: async (ctx, chance) => {
      const agent = await someAgent(ctx, chance, 'active');
      if (agent === null) return null;
      const { slip, slipVersion: version } = await getAgent(ctx, { agentId: agent.id });
      const next = otherSlip(slip, chance);
      return (now) => saveSlip(now, { agentId: agent.id, version, slip: next });
    },
  },
  {
    weight: 2,
    draw: async (ctx, chance) => {
      const agent = await someAgent(ctx, chance, 'active');
      return agent && ((now) => pauseAgent(now, { agentId: agent.id }));
    },
  },
  {
    weight: 3,
    draw: async (ctx, chance) => {
      const agent = await someAgent(ctx, chance, 'paused');
      return agent && ((now) => resumeAgent(now, { agentId: agent.id }));
    },
  },
  {
    weight: 3,
    draw: async (ctx, chance) => {
      const agent = await someAgent(ctx, chance, 'active');
      return agent && ((now) => runAgent(now, { agentId: agent.id }));
    },
  },
  {
    weight: 1,
    draw: async (ctx, chance) => {
      const agent = await someAgent(ctx, chance, 'active');
      const key = newId();
      return agent && ((now) => tellAgent(now, { agentId: agent.id, key, words: '再看看有没有合适的' }));
    },
  },
  {
    // Ended, and another one of its kind in its place.
    weight: 0.4,
    draw: async (ctx, chance) => {
      const agent = await someAgent(ctx, chance, 'active');
      if (agent === null) return null;
      const [key, { kind, position_id: positionId }] = [newId(), agent];
      return async (now) => {
        await endAgent(now, { agentId: agent.id });
        const slip = freeSlip(kind, { credits: agent.company_id === null ? 0 : 60 });
        await createAgent(now, { key, kind, name: '', slip, ...(positionId !== null && { positionId }) });
      };
    },
  },
  {
    weight: 5,
    draw: async (ctx, chance) => {
      const waiting = await actsOf(ctx, ['waiting']);
      if (waiting.length === 0) return null;
      const acts = [...new Set([chance.pick(waiting), chance.pick(waiting)])].map((actId) => ({ actId }));
      return (now) => approveActs(now, { acts });
    },
  },
  {
    weight: 1,
    draw: async (ctx, chance) => {
      const waiting = await actsOf(ctx, ['waiting']);
      if (waiting.length === 0) return null;
      const actIds = [chance.pick(waiting)];
      return (now) => declineActs(now, { actIds, reason: 'timing', words: '' });
    },
  },
  {
    weight: 1,
    draw: async (ctx, chance) => {
      const done = await actsOf(ctx, ['done']);
      if (done.length === 0) return null;
      const actId = chance.pick(done);
      return (now) => undoAct(now, { actId });
    },
  },
  {
    // One sitting: all that was shown of late, as whoever calibrates a sourcer does.
    weight: 4,
    draw: async (ctx, chance) => {
      const shown = (await actsOf(ctx, ['suggested', 'done'])).map((actId) => ({ actId, good: chance.percent(80) }));
      if (shown.length === 0) return null;
      return async (now) => {
        for (const { actId, good } of shown)
          await giveVerdict(now, { actId, good, reason: good ? null : 'timing', words: '' });
      };
    },
  },
];

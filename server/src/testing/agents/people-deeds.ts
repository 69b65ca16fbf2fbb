import { agentKinds } from '@pinjian/contract/by-agent.ts';
import { sendConversationMessage } from '#domains/application/conversation/send-conversation-message.ts';
import { applyToPosition } from '#domains/application/pipeline/apply-to-position.ts';
import { acceptRound } from '#domains/application/round/accept-round.ts';
import { getMyRound } from '#domains/application/round/get-my-round.ts';
import { inviteToRound } from '#domains/application/round/invite-to-round.ts';
import { passResume } from '#domains/application/pipeline/pass-resume.ts';
import { switchAgents } from '#domains/console/agents/switch-agents.ts';
import { collectPosition } from '#domains/position/collection/collect.ts';
import { createPosition } from '#domains/position/create.ts';
import { publishPosition } from '#domains/position/publish.ts';
import { newId } from '#platform/core/ids.ts';
import type { AdminActor, Ctx, EmployerActor, SeekerActor } from '#server/context.ts';
import type { Chance } from '../many-actors/chance.ts';
import { publishableContent } from '../position.ts';
import type { Deed } from './owner-deeds.ts';

async function somePosition(ctx: Ctx, chance: Chance): Promise<string | null> {
  const rows = await ctx.db
    .selectFrom('position_position')
    .select('id')
    .where('published_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(12)
    .execute();
  return rows.length === 0 ? null : chance.pick(rows).id;
}

async function someApplication(
  ctx: Ctx,
  chance: Chance,
  of: { readonly seekerId: string } | { readonly companyId: string },
  step?: 1 | 2,
) {
  let query = ctx.db.selectFrom('application_application').selectAll();
  query = 'seekerId' in of ? query.where('seeker_id', '=', of.seekerId) : query.where('company_id', '=', of.companyId);
  query = step === undefined ? query.where('applied_at', 'is not', null) : query.where('status', '=', step);
  const rows = await query.orderBy('id', 'desc').limit(20).execute();
  return rows.length === 0 ? null : chance.pick(rows);
}

const questions = ['您好，您用过 React 吗？', '您期望的薪资是多少？', '请问什么时候可以到岗？'];
const companyOf = ({ actor }: Ctx<EmployerActor>): string => actor.companyId ?? '';

const hourMs = 3_600_000;
const minutes = 60;

/** The same two hours of tomorrow for everybody: whoever was late, or has an interview then, needs another time. */
function timesOfTomorrow(now: Date): string[] {
  const tomorrow = new Date(now.getTime() + 24 * hourMs).toISOString().slice(0, 10);
  return ['02', '06'].map((hour) => `${tomorrow}T${hour}:00:00.000Z`);
}

async function someRound(ctx: Ctx<SeekerActor>, chance: Chance) {
  const rows = await ctx.db
    .selectFrom('application_round as round')
    .innerJoin('application_application as application', 'application.id', 'round.application_id')
    .select('round.id')
    .where('application.seeker_id', '=', ctx.actor.userId)
    .where('round.state', '=', 'invited')
    .orderBy('round.id')
    .execute();
  return rows.length === 0 ? null : getMyRound(ctx, { roundId: chance.pick(rows).id });
}

/** What seekers do beside their agents: news to agents of both sides. */
export const seekerDeeds: readonly Deed<SeekerActor>[] = [
  {
    // Several at a time, as people do: their submitter has more to send than a day's cap lets it.
    weight: 6,
    draw: async (ctx, chance) => {
      const positionIds: (string | null)[] = [];
      for (let nth = 0; nth < 3; nth += 1) positionIds.push(await somePosition(ctx, chance));
      return async (now) => {
        for (const positionId of new Set(positionIds))
          if (positionId !== null) await collectPosition(now, { positionId });
      };
    },
  },
  {
    weight: 1,
    draw: async (ctx, chance) => {
      const round = await someRound(ctx, chance);
      const slot = round?.slots.find(({ free }) => free);
      if (round === null || slot === undefined) return null;
      const { roundId, from, version } = round;
      return (now) => acceptRound(now, { roundId, from, version, slotId: slot.slotId });
    },
  },
  {
    weight: 2,
    draw: async (ctx, chance) => {
      const positionId = await somePosition(ctx, chance);
      return positionId === null ? null : (now) => applyToPosition(now, { positionId });
    },
  },
  {
    weight: 1,
    draw: async (ctx, chance) => {
      const found = await someApplication(ctx, chance, { seekerId: ctx.actor.userId });
      const key = newId();
      return (
        found && ((now) => sendConversationMessage(now, { applicationId: found.id, key, words: '您好，可以聊聊吗？' }))
      );
    },
  },
];

/** What members of companies do beside theirs. */
export const companyDeeds: readonly Deed<EmployerActor>[] = [
  {
    weight: 6,
    draw: async (ctx, chance) => {
      const found = await someApplication(ctx, chance, { companyId: companyOf(ctx) }, 1);
      return (
        found && ((now) => passResume(now, { applicationId: found.id, from: found.status, version: found.version }))
      );
    },
  },
  {
    // Who was passed is invited by a person too: to hours that others are offered as well.
    weight: 4,
    draw: async (ctx, chance) => {
      const found = await someApplication(ctx, chance, { companyId: companyOf(ctx) }, 2);
      if (found === null) return null;
      const said = { name: '业务面', form: 1 as const, minutes, place: 'https://meeting.example/1', note: '' };
      const [times, interviewerIds] = [timesOfTomorrow(ctx.now()), [ctx.actor.userId]];
      const row = { applicationId: found.id, from: found.status, version: found.version };
      return (now) => inviteToRound(now, { ...row, ...said, times, interviewerIds });
    },
  },
  {
    weight: 3,
    draw: async (ctx, chance) => {
      const found = await someApplication(ctx, chance, { companyId: companyOf(ctx) });
      const [key, words] = [newId(), chance.pick(questions)];
      return found && ((now) => sendConversationMessage(now, { applicationId: found.id, key, words }));
    },
  },
  {
    weight: 1,
    draw: async (_ctx, chance) => {
      const key = newId();
      const content = publishableContent({ title: `前端工程师（${chance.pick(['东', '西', '南', '北'])}区）` });
      return async (now) => {
        const { positionId, version } = await createPosition(now, { key, content });
        await publishPosition(now, { positionId, version });
      };
    },
  },
];

/** What the console does: what is off is on again soon, or nothing would happen for long. */
export const consoleDeeds: readonly Deed<AdminActor>[] = [
  {
    weight: 1,
    draw: async (ctx, chance) => {
      const off = await ctx.db.selectFrom('agent_switch').select('kind').where('is_off', '=', true).execute();
      const kinds = [...agentKinds, 'all'] as const;
      const [kind, isOff] = off.length > 0 ? [chance.pick(off).kind, false] : [chance.pick(kinds), true];
      const found = kinds.find((each) => each === kind);
      if (found === undefined) throw new Error(`no kind ${kind}`);
      return (now) => switchAgents(now, { kind: found, off: isOff, reason: '演练：核对开关是否立刻生效' });
    },
  },
];

import type { OutwardActKind } from '@pinjian/contract/agent-act.ts';
import { passResume } from '#domains/application/pipeline/pass-resume.ts';
import { collectPosition } from '#domains/position/collection/collect.ts';
import type { Copies as Product } from '../copies.ts';
import { lookAfterAgents, type Faults } from './live.ts';
import type { Town } from './town.ts';

const hourMs = 3_600_000;
/** Hours in which calm agents have done what is theirs to do, many times over. */
const mostHours = 24;

/**
 * Nobody pauses anything yet: the first seeker's agent applies to what they collected and greets, and the first owner's
 * invites whom they passed. So that whatever chance makes of the day after it, there are acts of the kinds that reach others.
 * @throws where agents that nothing holds back do not do so
 */
export async function calmMorning(copies: Product, { seekers, owners }: Town): Promise<Faults> {
  const faults: Faults = [];
  const [seeker, owner] = [seekers[0], owners[0]];
  if (seeker === undefined || !owner?.companyId) throw new Error('a town has seekers and owners');
  const { companyId } = owner;
  const { db } = copies.world(0);
  const position = await db
    .selectFrom('position_position')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await collectPosition(copies.world(0).as(seeker), { positionId: position.id });
  const until = async (ownerId: string, kind: OutwardActKind): Promise<void> => {
    for (let hour = 0; hour < mostHours; hour += 1) {
      await lookAfterAgents([copies.ctx(0), copies.ctx(1)], faults);
      await copies.world(0).deliver();
      if (await isDone(copies, { ownerId, kind, positionId: position.id })) return;
      copies.clock.advance(hourMs);
    }
    throw new Error(`no agent did ${kind} within ${mostHours} calm hours`);
  };
  await until(seeker.userId, 'apply');
  await until(seeker.userId, 'sendMessage');
  const { id, status, version } = await db
    .selectFrom('application_application')
    .selectAll()
    .where('seeker_id', '=', seeker.userId)
    .where('position_id', '=', position.id)
    .executeTakeFirstOrThrow();
  await passResume(copies.world(1).as(owner), { applicationId: id, from: status, version });
  await until(owner.userId, 'inviteToAiInterview');
  return faults;
}

interface Wanted {
  readonly ownerId: string;
  readonly kind: OutwardActKind;
  readonly positionId: string;
}

async function isDone(copies: Product, { ownerId, kind, positionId }: Wanted): Promise<boolean> {
  const row = await copies
    .world(0)
    .db.selectFrom('agent_act as act')
    .innerJoin('agent_agent as agent', 'agent.id', 'act.agent_id')
    .select('act.id')
    .where('agent.owner_id', '=', ownerId)
    .where('act.kind', '=', kind)
    .where('act.position_id', '=', positionId)
    .where('act.done_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

import { isLeaving, findEmployer, findSeeker } from '#domains/account/index.ts';
import type { ActingAgent, AgentActor, Ctx } from '#server/context.ts';
import type { AgentRow } from '../queries.ts';

/**
 * An agent as an actor, with what its owner may do at this moment; null where they may have none act any more: gone,
 * leaving, of another company.
 */
export async function findActor(ctx: Ctx, row: AgentRow, agent: ActingAgent): Promise<AgentActor | null> {
  const of = { userId: row.owner_id, familyId: row.id };
  if (await isLeaving(ctx, row.owner_id)) return null;
  if (row.company_id === null) {
    const seeker = await findSeeker(ctx, of);
    return seeker && { kind: 'seekerAgent', userId: seeker.userId, personId: seeker.personId, agent };
  }
  const employer = await findEmployer(ctx, of);
  if (employer?.companyId !== row.company_id || employer.companyRole === null) return null;
  const { userId, personId, companyId, companyRole, permissions } = employer;
  return { kind: 'employerAgent', userId, personId, companyId, companyRole, permissions, agent };
}

import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { maxTeam, planErrors, type addToTeam as endpoint } from '@pinjian/contract/position-plan.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { writePlan } from './write-plan.ts';

/**
 * Makes a colleague one of those who hire for a position, or gives who is one already another part.
 * @throws Refusal 40937 for one too many.
 */
export async function addToTeam(
  ctx: Ctx<EmployerActor>,
  { positionId, memberId, part }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return writePlan(ctx, positionId, ({ content }) => {
    const member = { memberId, part };
    const isIn = content.team.some((each) => each.memberId === memberId);
    const team = isIn
      ? content.team.map((each) => (each.memberId === memberId ? member : each))
      : [...content.team, member];
    if (team.length > maxTeam) throw new Refusal(planErrors.teamFull);
    return { ...content, team };
  });
}

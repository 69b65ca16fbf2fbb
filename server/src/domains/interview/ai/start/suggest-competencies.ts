import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { suggestCompetencies as endpoint } from '@pinjian/contract/interview-competency.ts';
import { requireReading } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { competencies, type CompetencyId } from '../bank/competencies.ts';
import { planAsWritten } from '../../setup/plan-as-written.ts';

/** The step of the scale that says what good looks like: the one below the best, which hardly anybody shows. */
const good = 3;

/**
 * What an AI interview for a position looks at, for people to look at as well: first what it asks about as the position
 * is written now, then the other scales of the bank. Stores nothing.
 * @throws Refusal 40400
 */
export async function suggestCompetencies(
  ctx: Ctx<EmployerActor>,
  { positionId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { companyId } = requireReading(ctx.actor, 'positions');
  const { plan } = await planAsWritten(ctx, { companyId, positionId });
  const asked = new Set(plan.questions.map(({ competency }) => competency));
  const all = Object.keys(competencies) as CompetencyId[];
  return {
    competencies: [...new Set([...asked, ...all])].map((each) => ({
      name: competencies[each].name,
      anchor: competencies[each].anchors[good],
      asked: asked.has(each),
    })),
  };
}

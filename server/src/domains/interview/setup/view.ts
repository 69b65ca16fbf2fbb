import { competencyIds, type SetupOfPosition } from '@pinjian/contract/interview-setup.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { competencies } from '../ai/bank/competencies.ts';
import { outlineOf } from '../practice/outline.ts';
import { planAsWritten } from './plan-as-written.ts';
import { issueOf } from '../ai/rule/own-question.ts';

/**
 * The setup of a position of `companyId`, with what an interview would be like by it.
 * @throws Refusal 40400
 */
export async function setupView(
  ctx: Ctx<Employing>,
  { companyId, positionId }: { readonly companyId: string; readonly positionId: string },
): Promise<SetupOfPosition> {
  const { plan, setup } = await planAsWritten(ctx, { companyId, positionId });
  const { content, version, savedAt } = setup;
  const { questionCount, minutes, topics } = outlineOf(plan);
  return {
    positionId,
    version,
    savedAt: savedAt?.toISOString() ?? null,
    content,
    issues: content.questions.flatMap((question) => {
      const message = issueOf(question);
      return message === null ? [] : [{ questionId: question.questionId, message }];
    }),
    competencies: competencyIds.map((competencyId) => ({
      competencyId,
      name: competencies[competencyId].name,
      anchors: [...competencies[competencyId].anchors],
    })),
    outline: {
      questionCount,
      ownCount: plan.questions.filter(({ source }) => source === 'company').length,
      minutes,
      topics: topics.map(({ name, questions }) => ({ name, questions })),
    },
  };
}

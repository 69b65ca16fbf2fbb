import { competencyIds, defaultSetup, type SetupOfPosition } from '@pinjian/contract/interview-setup.ts';
import { companyName } from '#domains/company/index.ts';
import { findWrittenContent } from '#domains/position/index.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { competencies } from '../ai/bank/competencies.ts';
import { planInterview } from '../ai/start/create-interview.ts';
import { positionMaterial } from '../ai/start/load-position-material.ts';
import { outlineOf } from '../practice/outline.ts';
import { issueOf } from '../ai/rule/own-question.ts';
import { findSetupRow } from './queries.ts';

/**
 * The setup of a position of `companyId`, with what an interview would be like by it.
 * @throws Refusal 40400
 */
export async function setupView(
  ctx: Ctx<Employing>,
  { companyId, positionId }: { readonly companyId: string; readonly positionId: string },
): Promise<SetupOfPosition> {
  const written = await findWrittenContent(ctx, companyId, positionId);
  const row = await findSetupRow(ctx, positionId);
  const content = row?.content ?? defaultSetup;
  const { plan } = await planInterview(
    {
      kind: 'position',
      seekerId: ctx.actor.userId,
      companyId,
      positionId,
      applicationId: null,
      subject: positionId,
      title: written.title,
      position: positionMaterial(written, await companyName(ctx, companyId)),
      resume: null,
      skill: null,
      difficulty: 'medium',
      setup: content,
    },
    ctx.now(),
  );
  const { questionCount, minutes, topics } = outlineOf(plan);
  return {
    positionId,
    version: row?.version ?? 0,
    savedAt: row?.saved_at.toISOString() ?? null,
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

import type { Ctx } from '#server/context.ts';
import type { ReportContent } from '@pinjian/contract/interview-report.ts';
import type { TurnKind } from '@pinjian/contract/interview-room.ts';
import { bankVersion } from './bank/bank.ts';
import { askingModel } from './model/ask-model.ts';
import { judgeAnswers, type Passes } from './model/judge-answers.ts';
import { findModelCalls, insertModelCall } from './model/model-call-queries.ts';
import { modelUseOf } from './model/model-use.ts';
import { modelScorerVersion, scoreJudged } from './model/score-judged.ts';
import { findInterview, findTurns, lockInterview, markScored, type InterviewRow, type TurnRow } from './queries.ts';
import { insertReport } from './report-queries.ts';
import { scorerVersion, type Held } from './scoring/report.ts';

/**
 * Scores an interview that has ended and tells that its report is ready. A model, where there is one, judges first and
 * outside of the transaction: nobody is held up while it thinks. Then in one transaction and once: an interview that is
 * scored already, goes on, or was cancelled stays as it is.
 */
export async function scoreHeldInterview(ctx: Ctx, interviewId: string): Promise<void> {
  const judged = await judgeByModel(ctx, interviewId);
  await ctx.transaction(async (tx) => {
    const row = await lockInterview(tx, interviewId);
    if (row === undefined || !isToBeScored(row)) return;
    const content = await reportOf(tx, row, judged);
    await insertReport(tx, { interviewId, revision: 1, complete: row.complete, content });
    await markScored(tx, interviewId);
    await tx.emit('interview.reportReady', {
      interviewId,
      applicationId: row.application_id,
      complete: row.complete,
    });
  });
}

/** What a model finds in the answers; empty without one, and what it cannot do is missing. */
async function judgeByModel(ctx: Ctx, interviewId: string): Promise<ReadonlyMap<number, Passes>> {
  const { llm } = ctx.ports;
  const row = llm === null ? undefined : await findInterview(ctx, interviewId);
  if (llm === null || row === undefined || !isToBeScored(row)) return new Map();
  const ask = askingModel(llm, (call) => insertModelCall(ctx, interviewId, call));
  return judgeAnswers(ask, await heldOf(ctx, row));
}

async function reportOf(tx: Ctx, row: InterviewRow, judged: ReadonlyMap<number, Passes>): Promise<ReportContent> {
  const held = await heldOf(tx, row);
  const { content, questionsScored } = scoreJudged(held, judged);
  const use = modelUseOf(await findModelCalls(tx, row.id), questionsScored);
  if (use === null) return content;
  const engine = {
    ...content.engine,
    ...use,
    interviewer: use.modelUse.turnsRead > 0 ? `模型面试官 1，${row.interviewer}` : row.interviewer,
    scorer: questionsScored > 0 ? `${modelScorerVersion}，${scorerVersion}` : scorerVersion,
  };
  return { ...content, engine };
}

async function heldOf(ctx: Ctx, row: InterviewRow): Promise<Held> {
  return {
    plan: row.plan,
    asked: row.progress.questions.map(({ outcome, turns, probes }) => ({ outcome, turns, followUps: probes.length })),
    turns: (await findTurns(ctx, row.id)).map(scoredTurn),
    description: row.position_snapshot?.description.map((block) => block.text) ?? [],
    candidateQuestions: row.progress.candidateQuestions,
    engine: {
      interviewer: row.interviewer,
      scorer: scorerVersion,
      bank: bankVersion,
      model: null,
      promptHash: null,
    },
  };
}

function isToBeScored(row: InterviewRow): boolean {
  if (row.state === 'finished') return true;
  return row.state === 'abandoned' && row.end_reason === 'windowEnded' && row.answers > 0;
}

function scoredTurn({ seq, speaker, kind, text, question }: TurnRow) {
  return { seq, speaker, kind: kind as TurnKind, text, question };
}

import type { Ctx } from '#server/context.ts';
import type { ReportContent } from '@pinjian/contract/interview-report.ts';
import type { TurnKind } from '@pinjian/contract/interview-room.ts';
import { answeringTurns, withSteeringNoted, type Steered } from '../ai/reading/answering-turns.ts';
import { findCorrections } from '../correction/queries.ts';
import { turnsAfter } from '../correction/rules.ts';
import { bankVersion } from '../ai/bank/bank.ts';
import { askingModel } from '../ai/model/ask-model.ts';
import { judgeAnswers, type Passes } from '../ai/model/judge-answers.ts';
import { findModelCalls, insertModelCall } from '../ai/model/model-call-queries.ts';
import { modelUseOf } from '../ai/model/model-use.ts';
import { modelScorerVersion, scoreJudged } from '../ai/model/score-judged.ts';
import { findInterview, findTurns, lockInterview, markScored, type InterviewRow, type TurnRow } from '../ai/queries.ts';
import { findNewestReport, insertReport, type ReportRow } from './report-queries.ts';
import { settleSimulation } from '../practice/charge.ts';
import { scorerVersion, type Held } from '../ai/scoring/report.ts';

/**
 * Scores an interview that has ended and tells that its report is ready; one whose candidate has corrected the transcript
 * since is scored once more, by the same rules. A model, where there is one, judges first and outside of the
 * transaction: nobody is held up while it thinks. Then in one transaction and once: an interview that is scored already,
 * goes on, or was cancelled stays as it is.
 */
export async function scoreHeldInterview(ctx: Ctx, interviewId: string): Promise<void> {
  const { judged, correction } = await judgeByModel(ctx, interviewId);
  await ctx.transaction(async (tx) => {
    const row = await lockInterview(tx, interviewId);
    const due = row && (await dueScoring(tx, row));
    if (row === undefined || due === null || due === undefined) return;
    // Words that were corrected while the model thought are judged by the rules alone: its quotes are of other words.
    const content = await reportOf(tx, row, due, correction === due.correction ? judged : new Map());
    const { complete, application_id: applicationId } = row;
    const revision = (due.before?.revision ?? 0) + 1;
    await insertReport(tx, { interviewId, revision, correction: due.correction, complete, content });
    if (due.before === null) {
      await markScored(tx, interviewId);
      // With its feedback: what could not be scored costs nothing.
      await settleSimulation(tx, row);
      await tx.emit('interview.reportReady', { interviewId, applicationId, complete });
    } else {
      const changed = isOtherResult(due.before.content, content);
      await tx.emit('interview.scoredAgain', { interviewId, applicationId, revision, changed });
    }
  });
}

/** A scoring that is due. */
interface DueScoring {
  /** The newest report; null for the first scoring. */
  readonly before: ReportRow | null;
  /** The round of corrections to be scored with; 0 for the words as they were said. */
  readonly correction: number;
}

/** null where there is nothing to score: not yet, not any more, or already. */
async function dueScoring(ctx: Ctx, row: InterviewRow): Promise<DueScoring | null> {
  if (isToBeScored(row)) return { before: null, correction: 0 };
  if (row.state !== 'scored') return null;
  const before = await findNewestReport(ctx, row.id);
  const correction = (await findCorrections(ctx, row.id)).at(-1)?.round ?? 0;
  return before !== undefined && correction > before.correction ? { before, correction } : null;
}

/** What a candidate's employer would see as another result. */
function isOtherResult({ overall: before }: ReportContent, { overall: after }: ReportContent): boolean {
  return before.score100 !== after.score100 || before.band !== after.band;
}

/**
 * Scores by rules once more what was scored before, from what may be read of it today. Joins the transaction that holds
 * the interview.
 */
export async function scoreAgain(tx: Ctx, row: InterviewRow, before: ReportRow): Promise<void> {
  const { correction } = before;
  const content = await reportOf(tx, row, { before, correction }, new Map());
  await insertReport(tx, {
    interviewId: row.id,
    revision: before.revision + 1,
    correction,
    complete: before.complete,
    content,
  });
}

interface Judged {
  readonly judged: ReadonlyMap<number, Passes>;
  readonly correction: number;
}

/** What a model finds in the answers; empty without one, and what it cannot do is missing. */
async function judgeByModel(ctx: Ctx, interviewId: string): Promise<Judged> {
  const { llm } = ctx.ports;
  const row = llm === null ? undefined : await findInterview(ctx, interviewId);
  const due = row && (await dueScoring(ctx, row));
  if (llm === null || row === undefined || due === null || due === undefined)
    return { judged: new Map(), correction: 0 };
  const ask = askingModel(llm, (call) => insertModelCall(ctx, interviewId, call));
  return { judged: await judgeAnswers(ask, await heldOf(ctx, row, due)), correction: due.correction };
}

async function reportOf(
  tx: Ctx,
  row: InterviewRow,
  due: DueScoring,
  judged: ReadonlyMap<number, Passes>,
): Promise<ReportContent> {
  const { steered, ...held } = await heldOf(tx, row, due);
  const scored = scoreJudged(held, judged, steered.beside);
  const { questionsScored } = scored;
  const content = withSteeringNoted(scored.content, steered);
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

/** The interview as a report was made from it: with the words as they were corrected before. */
export function heldForReport(
  ctx: Ctx,
  row: InterviewRow,
  { correction }: Pick<ReportRow, 'correction'>,
): Promise<Held> {
  return heldOf(ctx, row, { correction });
}

async function heldOf(
  ctx: Ctx,
  row: InterviewRow,
  { correction }: Pick<DueScoring, 'correction'>,
): Promise<Held & { readonly steered: Steered }> {
  const turns = await findTurns(ctx, row.id);
  const corrections = correction === 0 ? [] : await findCorrections(ctx, row.id);
  const said = answeringTurns({
    plan: row.plan,
    asked: row.progress.questions.map(({ outcome, turns, probes }) => ({ outcome, turns, followUps: probes.length })),
    turns: turnsAfter(turns, corrections, correction).map(scoredTurn),
  });
  return {
    plan: row.plan,
    ...said,
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

import type { Ctx } from '#server/context.ts';
import type { TurnKind } from '@pinjian/contract/interview-room.ts';
import { bankVersion } from './bank/bank.ts';
import { findTurns, lockInterview, markScored, type InterviewRow, type TurnRow } from './queries.ts';
import { insertReport } from './report-queries.ts';
import { scoreInterview, scorerVersion } from './scoring/report.ts';

/**
 * Scores an interview that has ended and tells that its report is ready. In one transaction and once: an interview that
 * is scored already, goes on, or was cancelled stays as it is.
 */
export async function scoreHeldInterview(ctx: Ctx, interviewId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = await lockInterview(tx, interviewId);
    if (row === undefined || !isToBeScored(row)) return;
    const content = scoreInterview({
      plan: row.plan,
      asked: row.progress.questions.map(({ outcome, turns, probes }) => ({ outcome, turns, followUps: probes.length })),
      turns: (await findTurns(tx, interviewId)).map(scoredTurn),
      description: row.position_snapshot?.description.map((block) => block.text) ?? [],
      candidateQuestions: row.progress.candidateQuestions,
      engine: {
        interviewer: row.interviewer,
        scorer: scorerVersion,
        bank: bankVersion,
        model: null,
        promptHash: null,
      },
    });
    await insertReport(tx, { interviewId, revision: 1, complete: row.complete, content });
    await markScored(tx, interviewId);
    await tx.emit('interview.reportReady', {
      interviewId,
      applicationId: row.application_id,
      complete: row.complete,
    });
  });
}

function isToBeScored(row: InterviewRow): boolean {
  if (row.state === 'finished') return true;
  return row.state === 'abandoned' && row.end_reason === 'windowEnded' && row.answers > 0;
}

function scoredTurn({ seq, speaker, kind, text, question }: TurnRow) {
  return { seq, speaker, kind: kind as TurnKind, text, question };
}

import { interviewErrors } from '@pinjian/contract/interview.ts';
import { maxCorrections, type TranscriptCorrection } from '@pinjian/contract/interview-correction.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { findTurns, type InterviewRow } from '../ai/queries.ts';
import { findNewestReport } from '../report/report-queries.ts';
import { findCorrections, type CorrectionRow } from './queries.ts';
import { correctableUntil, correctionStateOf, turnsAfter } from './rules.ts';

/** Where the correction of an interview stands, for its candidate, with the rounds it comes from. */
export interface FoundCorrection {
  readonly view: TranscriptCorrection;
  readonly rows: readonly CorrectionRow[];
}

/** @throws Refusal 40954 before there is a report: nothing was scored yet that a correction could change. */
export async function findCorrection(ctx: Ctx, interview: InterviewRow): Promise<FoundCorrection> {
  const report = await findNewestReport(ctx, interview.id);
  if (report === undefined || interview.ended_at === null) throw new Refusal(interviewErrors.reportNotReady);
  const rows = await findCorrections(ctx, interview.id);
  const sent = rows.at(-1)?.round ?? 0;
  const said = (await findTurns(ctx, interview.id)).filter((turn) => turn.speaker === 'candidate');
  const current = turnsAfter(said, rows, sent);
  const state = correctionStateOf({ sent, scored: report.correction }, interview.ended_at, ctx.now());
  const view: TranscriptCorrection = {
    interviewId: interview.id,
    version: sent,
    state,
    until: correctableUntil(interview.ended_at).toISOString(),
    timesLeft: Math.max(0, maxCorrections - sent),
    turns: said.map(({ seq, text: original }, index) => ({ seq, original, text: current[index]?.text ?? original })),
  };
  return { view, rows };
}

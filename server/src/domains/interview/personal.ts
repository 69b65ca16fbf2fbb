import { findSaid } from './report/find-said.ts';
import { findNewestReport, type ReportRow } from './report/report-queries.ts';
import { feedbackView } from './report/view.ts';
import { findConsents, findTurns } from './ai/queries.ts';
import { findCorrections } from './correction/queries.ts';
import { findReview } from './review/queries.ts';
import type { InterviewRow } from './ai/queries.ts';
import { triesView } from './tries/find-tries.ts';
import { findFeedbackReview } from './review/find-reports.ts';
import { eraseInterviews, findInterviewsOfPerson, personalTables } from './ai/personal-queries.ts';
import type { Ctx } from '#server/context.ts';

/** What a person may take along: every interview with what was said, consented to and found. */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const interviews: object[] = [];
  for (const row of await findInterviewsOfPerson(ctx, userId)) {
    const report = await findNewestReport(ctx, row.id);
    interviews.push({
      kind: row.kind,
      title: row.title,
      companyName: row.company_name,
      state: row.state,
      createdAt: row.created_at.toISOString(),
      turns: (await findTurns(ctx, row.id)).map(({ seq, speaker, kind, text, at }) => ({
        seq,
        speaker,
        kind,
        text,
        at: at.toISOString(),
      })),
      corrections: (await findCorrections(ctx, row.id)).map(({ seq, text, corrected_at: at }) => ({
        turn: seq,
        text,
        at: at.toISOString(),
      })),
      consents: await findConsents(ctx, row.id),
      report: report?.content ?? null,
      ...(report === undefined ? {} : await exportedFeedback(ctx, row, report)),
      review: await exportedReview(ctx, row.id),
      answeredAgain: (await triesView(ctx, row)).questions.map(({ index, tries }) => ({
        index,
        tries: tries.map(({ ordinal: _place, ...each }) => each),
      })),
    });
  }
  return { interviews };
}

/** The same as the person's own page shows it. */
async function exportedFeedback(ctx: Ctx, row: InterviewRow, report: ReportRow): Promise<object> {
  return {
    feedback: feedbackView(row, report, await findSaid(ctx, report)),
    feedbackReview: await findFeedbackReview(ctx, row, report),
  };
}

/** What they asked of a person and were answered; the judgements of members are the company's own, like its notes. */
async function exportedReview(ctx: Ctx, interviewId: string): Promise<object | null> {
  const review = await findReview(ctx, interviewId);
  if (review === undefined) return null;
  return {
    reason: review.reason,
    requestedAt: review.requested_at.toISOString(),
    answer: review.answer,
    answeredAt: review.answered_at?.toISOString() ?? null,
  };
}

/** Removes every interview of a person, transcripts and reports included; joins the transaction that erases the rest. */
async function erase(tx: Ctx, userId: string): Promise<void> {
  await tx.transaction((inner) => eraseInterviews(inner, userId));
}

/** A person's interviews. */
export const personal = { tables: personalTables, export: exportData, erase };

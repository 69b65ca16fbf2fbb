import {
  consentItems,
  consentsFor,
  type ConsentItem,
  type InterviewDetail,
  type InterviewItem,
} from '@pinjian/contract/interview.ts';
import type { InterviewTurn, TurnKind } from '@pinjian/contract/interview-room.ts';
import { practiceOf } from '../practice/subject.ts';
import type { ItemRow } from './list/queries.ts';
import type { InterviewRow, TurnRow } from './queries.ts';
import { statusOf } from './rules.ts';

/** A row in the candidate's list. */
export function itemView(row: ItemRow, now: Date): InterviewItem {
  return {
    interviewId: row.id,
    kind: row.kind,
    title: row.title,
    companyName: row.company_name,
    state: row.state,
    status: statusOf(row, now),
    windowEndsAt: row.window_ends_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    complete: row.complete,
    feedbackReady: row.state === 'scored',
  };
}

export function detailView(
  row: InterviewRow,
  turns: readonly TurnRow[],
  granted: readonly { item: string }[],
  now: Date,
): InterviewDetail {
  return {
    ...itemView(row, now),
    questionCount: row.plan.questions.length,
    minutes: Math.round(row.plan.budget.totalMs / 60_000),
    aiUse: row.plan.aiUse ?? null,
    consentItems: [...consentsFor(row.kind)],
    granted: consentItems.filter((item: ConsentItem) => granted.some((each) => each.item === item)),
    practice: practiceOf(row),
    transcript: turns.map(turnView),
  };
}

export function turnView(row: TurnRow): InterviewTurn {
  const { seq, speaker, text, question } = row;
  return { seq, speaker, kind: row.kind as TurnKind, text, question, at: row.at.toISOString() };
}

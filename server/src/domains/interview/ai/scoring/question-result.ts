import type { Standing } from '@pinjian/contract/interview-register.ts';
import type { QuestionResult, ReportQuote } from '@pinjian/contract/interview-report.ts';
import type { Anchors } from '../bank/question.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { scoreAnswer, type AnswerScore } from './answer.ts';
import { isVerified, quoteAt, withoutCitations, type AskedQuestion, type ScoredTurn } from './transcript.ts';

/** A question's result with what the competencies are made of. `raw` is not rounded. */
export interface ScoredQuestion {
  readonly result: QuestionResult;
  readonly raw: number | null;
  readonly weight: number;
  readonly receipts: readonly ReportQuote[];
  /** What becomes of its number; evidence for requirements is read from all alike. */
  readonly standing: Standing;
}

interface QuestionInput {
  readonly index: number;
  readonly question: PlannedQuestion;
  readonly asked: AskedQuestion;
  readonly turns: readonly ScoredTurn[];
  readonly description: readonly string[];
  /** Answers to questions before this one. */
  readonly earlier: readonly string[];
}

/** Scores the answer to one question and checks its quotes against the transcript. */
export function scoreQuestion(input: QuestionInput): ScoredQuestion {
  const { asked, question, turns } = input;
  const parts = turns.filter((turn) => asked.turns.includes(turn.seq) && turn.speaker === 'candidate');
  if (parts.length === 0) return unanswered(input);
  const followUps = turns.filter((turn) => turn.question === input.index && turn.kind === 'followUp');
  const judged = scoreAnswer(
    question,
    parts.map((turn) => turn.text),
    {
      asked: followUps.map((turn) => withoutCitations(turn.text)),
      description: input.description,
      earlier: input.earlier,
    },
  );
  const verified = (quote: ReportQuote | null): ReportQuote | null =>
    quote !== null && isVerified(turns, quote) ? quote : null;
  const receipts = judged.receipts.flatMap((place) => verified(quoteAt(parts, place)) ?? []).slice(0, 3);
  const scored = judged.score !== null && receipts.length > 0;
  const raw = scored ? judged.score : null;
  const wrongs = judged.wrongs.flatMap(({ label, place }) => {
    const quote = verified(quoteAt(parts, place));
    return quote === null ? [] : [{ label, quote }];
  });
  const isElsewhere = judged.flags.includes('offTopic');
  return {
    raw,
    weight: question.weight,
    standing: 'counts',
    receipts: scored ? receipts : [],
    result: {
      ...head(input),
      state: stateOf(judged, scored),
      score: raw === null ? null : roundScore(raw),
      anchor: raw === null ? null : isElsewhere ? '说的是别的事情，没有回答所问' : anchorOf(question.anchors, raw),
      points: question.points.map((point, at) => {
        const found = judged.evidence.points[at];
        // What is told of another matter meets nothing, whatever words it shares.
        const place = isElsewhere ? null : (found?.place ?? null);
        const quote = place === null ? null : verified(quoteAt(parts, place));
        return { label: point.label, met: scored && quote !== null && (found?.strength ?? 0) >= 0.5, quote };
      }),
      flags: [...judged.flags],
      ...(wrongs.length === 0 ? {} : { wrongs }),
    },
  };
}

function stateOf(judged: AnswerScore, scored: boolean): QuestionResult['state'] {
  if (judged.state === 'needsReview') return 'needsReview';
  return scored ? 'scored' : 'insufficient';
}

function unanswered(input: QuestionInput): ScoredQuestion {
  return {
    raw: null,
    weight: input.question.weight,
    standing: 'counts',
    receipts: [],
    result: {
      ...head(input),
      state: 'notAssessed',
      score: null,
      anchor: null,
      points: input.question.points.map((point) => ({ label: point.label, met: false, quote: null })),
      flags: [],
    },
  };
}

function head({ index, question, asked }: QuestionInput) {
  const { text, competency } = question;
  return { index, text, competency, outcome: asked.outcome, followUps: asked.followUps };
}

/** 1 to 5 with one decimal. */
export function roundScore(raw: number): number {
  return Math.round(raw * 10) / 10;
}

/** The anchor a score meets, in words; between two of them it says so. */
function anchorOf(anchors: Anchors, score: number): string {
  const step = Math.round(score);
  if (step <= 1) return anchors[1];
  if (step === 2) return `超过“${anchors[1]}”，还没有达到“${anchors[3]}”`;
  if (step === 3) return anchors[3];
  if (step === 4) return `达到“${anchors[3]}”，还没有完全达到“${anchors[5]}”`;
  return anchors[5];
}

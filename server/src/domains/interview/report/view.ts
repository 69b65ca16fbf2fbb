import {
  aiMark,
  type CompetencyResult,
  type InterviewFeedback,
  type InterviewReport,
  type QuestionResult,
} from '@pinjian/contract/interview-report.ts';
import type { CorrectionRow } from '../correction/queries.ts';
import { turnsAfter } from '../correction/rules.ts';
import { competencies, type CompetencyId } from '../ai/bank/competencies.ts';
import { topicOf } from '../ai/bank/question.ts';
import type { PlannedQuestion } from '../ai/engine/plan.ts';
import { generalAdvice } from './general-advice.ts';
import { stepsToNext } from './next-step.ts';
import { questionFeedback } from './question-feedback.ts';
import type { InterviewRow, TurnRow } from '../ai/queries.ts';
import { marksOf, placedAsSeen, seenText, seenTranscript, withoutUnquotable } from '../ai/reading/shown-to-employer.ts';
import type { ReportRow } from './report-queries.ts';
import { turnView } from '../ai/view.ts';

function frameOf(row: InterviewRow, report: ReportRow) {
  return {
    interviewId: row.id,
    title: row.title,
    mark: aiMark,
    complete: report.complete,
    revision: report.revision,
    createdAt: report.created_at.toISOString(),
  };
}

/** The transcript as a report was made from it. */
export interface Said {
  readonly turns: readonly TurnRow[];
  readonly corrections: readonly CorrectionRow[];
  /** The report of the words as they were said; null where nothing was corrected. */
  readonly first: ReportRow | null;
}

/** What was corrected before this report, against the words as they were said. */
function correctionView({ correction: round }: ReportRow, { turns, corrections }: Said) {
  const made = corrections.filter((each) => each.round <= round);
  const last = made.at(-1);
  if (last === undefined) return null;
  const now = new Map(turnsAfter(turns, made, round).map((turn) => [turn.seq, turn.text]));
  const corrected = turns.flatMap(({ seq, text: original }) => {
    const newest = made.findLast((each) => each.seq === seq);
    // Put back to what it was: nothing is corrected there.
    if (newest === undefined || now.get(seq) === original) return [];
    return [{ seq, original, correctedAt: newest.corrected_at.toISOString() }];
  });
  return { at: last.corrected_at.toISOString(), turns: corrected };
}

function transcriptView(report: ReportRow, { turns, corrections }: Said) {
  return turnsAfter(turns, corrections, report.correction).map(turnView);
}

/** The employer's report: what is no part of the job is neither quoted nor shown, whenever the report was made. */
export function reportView(row: InterviewRow, report: ReportRow, said: Said): InterviewReport {
  const correction = correctionView(report, said);
  const transcript = transcriptView(report, said);
  const marks = marksOf(row.plan, transcript, row.progress.withheld);
  const original = marksOf(row.plan, said.turns, row.progress.withheld);
  return {
    ...frameOf(row, report),
    ...placedAsSeen(withoutUnquotable(report.content, marks), transcript, marks),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    transcript: seenTranscript(transcript, marks),
    correction: correction &&
      said.first && {
        at: correction.at,
        turns: correction.turns.map((each) => ({ ...each, original: seenText(each.seq, each.original, original) })),
        before: said.first.content.overall,
      },
  };
}

/** The candidate's feedback: their own words, the step they stand on, and the way to the next. */
export function feedbackView(row: InterviewRow, report: ReportRow, said: Said): InterviewFeedback {
  const { content } = report;
  const practice = row.company_id === null;
  return {
    ...frameOf(row, report),
    summary: summaryOf(content.competencies, content.questions, report.complete),
    practice,
    strengths: strengthsOf(content.questions, row.plan.questions),
    nextStep: nextStepOf(content.competencies, content.questions, row.plan.questions),
    competencies: content.competencies.map((each) => competencyFeedback(each, content.questions, row.plan.questions)),
    questions: content.questions.map((each) =>
      questionFeedback(each, row.plan.questions[each.index], {
        practice,
        said: answersTo(each.index, row, said, report),
      }),
    ),
    engine: content.engine,
    transcript: transcriptView(report, said),
    correction: correctionView(report, said),
  };
}

/** What answered a question, as corrected before this report. */
function answersTo(
  index: number,
  { progress }: InterviewRow,
  { turns, corrections }: Said,
  report: ReportRow,
): string[] {
  const answering = progress.questions[index]?.turns ?? [];
  return turnsAfter(turns, corrections, report.correction).flatMap(({ seq, text }) =>
    answering.includes(seq) ? [text] : [],
  );
}

function competencyFeedback(
  result: CompetencyResult,
  questions: readonly QuestionResult[],
  planned: readonly PlannedQuestion[],
) {
  const { anchors } = competencies[result.competency as CompetencyId];
  const level = result.score === null ? null : Math.round(result.score);
  return {
    name: result.name,
    state: result.state,
    ...(result.standing === undefined ? {} : { standing: result.standing }),
    level,
    anchor: result.anchor,
    nextAnchor: level === null ? anchors[2] : (anchors[level] ?? null),
    howTo: stepsToNext(result, questions, planned),
    quotes: result.quotes,
  };
}

/** Points shown as strengths. */
const maxStrengths = 3;
/** Below this an answer has points in it and is no strength yet; what it lacks is told instead. */
const strongFrom = 2.5;

/**
 * The points that the best answers made, one of each answer before a second of any. What a company's own question
 * listens for is not named: there the words stand for the competency.
 */
function strengthsOf(
  questions: readonly QuestionResult[],
  planned: readonly PlannedQuestion[],
): InterviewFeedback['strengths'] {
  const strong = questions
    .filter((each) => (each.score ?? 0) >= strongFrom)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .map(({ index, competency, points }) => {
      const made = points.flatMap(({ label, met, quote }) =>
        met && quote !== null ? [{ topic: topicOf(label), quote }] : [],
      );
      if (generalAdvice(planned[index]) === null) return made;
      const { name } = competencies[competency as CompetencyId];
      return made.slice(0, 1).map(({ quote }) => ({ topic: name, quote }));
    });
  const seen = new Set<string>();
  return [0, 1, 2]
    .flatMap((rank) => strong.flatMap((points) => points[rank] ?? []))
    .filter(({ quote: { seq, start } }) => !seen.has(`${seq}:${start}`) && seen.add(`${seq}:${start}`))
    .slice(0, maxStrengths);
}

/** What to do next: on the weakest of what was answered, from its own words; else how to begin. */
function nextStepOf(
  results: readonly CompetencyResult[],
  questions: readonly QuestionResult[],
  planned: readonly PlannedQuestion[],
): string {
  const weakestFirst = results.toSorted((a, b) => (a.score ?? 1) - (b.score ?? 1));
  const answered = weakestFirst.filter(({ questions: mine }) =>
    mine.some((index) => questions[index]?.outcome === 'answered'),
  );
  const [step] = answered.flatMap((each) => stepsToNext(each, questions, planned));
  return step ?? '挑一件自己做过的小事，按“什么情况、我做了什么、结果怎样”讲一遍，再来练一次。';
}

/** Below this there is nothing in an answer to go by. */
const tellingFrom = 1.5;

/** Whether an answer holds something: by its number, or by its points where numbers of its kind are not shown. */
function isTold({ score, standing, points }: QuestionResult): boolean {
  return standing === 'evidence' ? points.some(({ met }) => met) : (score ?? 0) >= tellingFrom;
}

/** How far it went and what there is to read; it praises nothing, the strengths speak in one's own words. */
function summaryOf(
  results: readonly CompetencyResult[],
  questions: readonly QuestionResult[],
  complete: boolean,
): string {
  const lead = complete ? '' : '这场面试没有完成，反馈只包含已经回答的部分。';
  const asked = questions.filter((each) => each.outcome !== 'notAsked').length;
  const told = questions.filter(isTold).length;
  if (told === 0) {
    return `${lead}这场面试里还没有可以用来反馈的内容。讲一件真实的小事，说清情况、您做了什么和结果，就会有帮助。`;
  }
  const scored = results.filter((each) => each.score !== null).toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const [best] = scored;
  const weakest = scored.at(-1);
  const counted = `问到的 ${asked} 道题里，${told} 道有了可以参考的回答`;
  if (best === undefined || weakest === undefined || best === weakest) return `${lead}${counted}。`;
  const strength = (best.score ?? 0) >= strongFrom ? `“${best.name}”讲得最具体，` : '';
  return `${lead}${counted}；${strength}“${weakest.name}”最值得先补，下面列出了怎样更进一步。`;
}

import { standingLabels } from '@pinjian/contract/interview-register.ts';
import {
  answerFlagLabels,
  scoreStateLabels,
  stateText,
  type InterviewReport,
  type QuestionOutcome,
  type RequirementCoverage,
} from '@pinjian/contract/interview-report.ts';

const outcomes: Readonly<Record<QuestionOutcome, string>> = {
  answered: '已作答',
  skipped: '已跳过',
  unanswered: '未作答',
  notAsked: '没有问到',
};

const coverageStates: Readonly<Record<RequirementCoverage['state'], string>> = {
  shown: '有证据',
  askedNotShown: '问了，没有证据',
  notAsked: '没有问到',
};

/** The words of a quote and where they stand in the appendix. */
interface PrintedQuote {
  readonly seq: number;
  readonly text: string;
}

function quotesOf(quotes: readonly { readonly seq: number; readonly text: string }[]): PrintedQuote[] {
  return quotes.map(({ seq, text }) => ({ seq, text }));
}

export function printedCompetencies({ competencies }: InterviewReport) {
  return competencies.map(({ name, weight, score, state, standing, anchor, reason, quotes }) => ({
    name,
    weight: weight === 0 ? '不计入总分' : `占 ${Math.round(weight * 100)}%`,
    /** 0 to 5; 0 draws an empty bar. */
    level: score ?? 0,
    verdict: score === null ? stateText(state, standing) : `${score.toFixed(1)} / 5`,
    note: [
      ...(standing === 'reference' ? [standingLabels.reference] : []),
      ...(score !== null && state === 'needsReview' ? [scoreStateLabels[state]] : []),
    ].join('，'),
    anchor: anchor ?? '',
    reason,
    quotes: quotesOf(quotes),
  }));
}

/** Must-haves first. */
export function printedCoverage({ coverage }: InterviewReport) {
  return coverage
    .toSorted((a, b) => Number(a.kind === 'nice') - Number(b.kind === 'nice'))
    .map(({ skill, years, kind, state, quotes }) => ({
      kind: kind === 'must' ? '必备' : '加分',
      skill: years === null ? skill : `${skill}（${years} 年）`,
      state: coverageStates[state],
      quotes: quotesOf(quotes),
    }));
}

export function printedQuestions({ questions }: InterviewReport) {
  return questions.map(({ index, text, outcome, state, standing, score, followUps, points, flags, wrongs = [] }) => ({
    number: index + 1,
    text,
    outcome: outcome === 'answered' && followUps > 0 ? `${outcomes[outcome]}，追问 ${followUps} 次` : outcomes[outcome],
    verdict:
      score === null
        ? outcome === 'answered'
          ? stateText(state, standing)
          : ''
        : `${score.toFixed(1)} / 5${standing === 'reference' ? `，${standingLabels.reference}` : ''}`,
    met: points.filter((point) => point.met).map((point) => point.label),
    unmet: outcome === 'notAsked' ? [] : points.filter((point) => !point.met).map((point) => point.label),
    flags: flags.map((flag) => answerFlagLabels[flag]),
    wrongs: wrongs.map(({ label, quote }) => ({ label, quotes: quotesOf([quote]) })),
  }));
}

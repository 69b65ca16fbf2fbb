import type { DemoDirection, DemoInterview, DemoQuestionFeedback } from '@pinjian/contract/interview-demo.ts';
import { topicOf } from '../ai/bank/question.ts';
import { answeringTurns } from '../ai/reading/answering-turns.ts';
import { scoreQuestion } from '../ai/scoring/question-result.ts';
import { openQuestion, type Demo } from './rules.ts';

/** A demo as its visitor sees it. */
export function demoView(
  demo: Demo,
  of: { readonly direction: DemoDirection; readonly expiresAt: Date },
): DemoInterview {
  const question = openQuestion(demo);
  return {
    direction: of.direction,
    expiresAt: of.expiresAt.toISOString(),
    turns: demo.turns.map((turn) => ({ ...turn, at: new Date(turn.at).toISOString() })),
    question,
    feedback: question === null ? feedbackOf(demo) : null,
  };
}

function feedbackOf({ state, turns }: Demo): DemoQuestionFeedback[] {
  const questions = state.questions.map(({ outcome, turns: own, probes }) => ({
    outcome,
    turns: own,
    followUps: probes.length,
  }));
  const said = answeringTurns({ plan: state.plan, asked: questions, turns });
  return state.plan.questions.map((question, index) => {
    const asked = said.asked[index] ?? { outcome: 'notAsked', turns: [], followUps: 0 };
    const own = asked.turns;
    const answers = new Set(said.asked.flatMap((each, at) => (at < index ? each.turns : [])));
    const { result } = scoreQuestion({
      index,
      question,
      asked,
      turns: said.turns,
      description: [],
      earlier: said.turns.filter((turn) => answers.has(turn.seq)).map((turn) => turn.text),
    });
    const met = result.points.filter((point) => point.met);
    return {
      text: question.text,
      answered: own.length > 0,
      shown: met.flatMap(({ label, quote }) => (quote === null ? [] : [{ label: topicOf(label), quote: quote.text }])),
      missing: result.points.filter((point) => !point.met).map(({ label }) => topicOf(label)),
    };
  });
}

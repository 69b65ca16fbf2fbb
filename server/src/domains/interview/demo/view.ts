import type { DemoDirection, DemoInterview, DemoQuestionFeedback } from '@pinjian/contract/interview-demo.ts';
import { topicOf } from '../ai/bank/question.ts';
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
  return state.plan.questions.map((question, index) => {
    const asked = state.questions[index];
    const own = asked?.turns ?? [];
    const answers = new Set(state.questions.flatMap((each, at) => (at < index ? each.turns : [])));
    const { result } = scoreQuestion({
      index,
      question,
      asked: { outcome: asked?.outcome ?? 'notAsked', turns: own, followUps: asked?.probes.length ?? 0 },
      turns,
      description: [],
      earlier: turns.filter((turn) => answers.has(turn.seq)).map((turn) => turn.text),
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

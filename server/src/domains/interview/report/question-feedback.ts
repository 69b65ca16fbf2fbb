import type { InterviewFeedback, QuestionResult } from '@pinjian/contract/interview-report.ts';
import { topicOf } from '../ai/bank/question.ts';
import type { PlannedQuestion } from '../ai/engine/plan.ts';
import { generalAdvice, type AskedKind } from './general-advice.ts';
import { clipped } from './next-step.ts';
import { rewriteOf } from './rewrite.ts';

/** What is read of a question beside its result. */
type Asked = AskedKind & Pick<PlannedQuestion, 'anchors' | 'points'>;

/**
 * What a candidate reads of one question; of a company's own one nothing of its points.
 * @param practice whether it is one's own practice, where nobody can be asked to look again, and a step is shown
 * @param said what answered it, turn by turn
 */
export function questionFeedback(
  result: QuestionResult,
  asked: Asked | undefined,
  { practice, said }: { readonly practice: boolean; readonly said: readonly string[] },
): InterviewFeedback['questions'][number] {
  const { index, text, outcome, points, score } = result;
  const topics = (met: boolean) => points.filter((point) => point.met === met).map(({ label }) => topicOf(label));
  const [shown, missing] = [topics(true), topics(false)];
  const general = generalAdvice(asked);
  const [lacking] = missing;
  const more = lacking === undefined ? null : (general ?? `如果再补上“${lacking}”，会更有说服力。`);
  const advice = adviceFor(result, more, practice);
  return {
    index,
    text,
    outcome,
    level: !practice || score === null ? null : Math.round(score),
    said: [...said],
    ...(general === null ? { shown, missing } : { shown: [], missing: [] }),
    advice,
    rewrite: rewriteOf(result, asked, said),
  };
}

/** From this score on an answer in which every point was heard has told enough. */
const fullFrom = 3.5;

/** `more` is said of an answer that is in order and lacks something. */
function adviceFor(
  { outcome, flags, state, score, wrongs = [] }: QuestionResult,
  more: string | null,
  practice: boolean,
): string {
  if (outcome === 'notAsked') return '这一题没有问到。';
  if (outcome === 'skipped') return '这一题跳过了。下次可以讲一件接近的小事，有一点也比没有好。';
  if (outcome === 'unanswered') return '这一题没有作答。';
  if (flags.includes('otherLanguage')) return '这一题主要使用了其他语言，需要由人来判断。';
  const [wrong] = wrongs;
  if (wrong !== undefined) return doubtOf(wrong.quote.text, practice);
  if (flags.includes('offTopic'))
    return '说的是别的事情，和题目问的不是同一件。可以先复述一下题目问什么，再挑一件对得上的经历。';
  if (flags.includes('looselyRelated'))
    return '看不太出回答和题目的关系。可以先用一句话说明这件事和所问的关系，再讲您做了什么、结果怎样。';
  if (flags.includes('textbook'))
    return '讲的多是一般做法。换成您自己经历的一件事：什么时候、遇到什么、您做了什么、结果怎样。';
  if (flags.includes('keywordList')) return '列出了不少名词，但没有展开。挑其中一个，讲清您用它做了什么。';
  if (flags.includes('repetition')) return '这一题和前面的回答基本重复，可以换一个例子。';
  if (state === 'insufficient') return '内容太少，还看不出您的做法。可以按“情况、我做了什么、结果”三句话来讲。';
  if (more !== null) return more;
  return (score ?? 1) >= fullFrom
    ? '该讲的都讲到了，可以再练练讲得更简短。'
    : '要点都提到了。每一点再具体一些，说清怎么做、为什么、结果怎样，会更有说服力。';
}

/** A wrong claim limits the score: it comes before all other advice. */
function doubtOf(said: string, practice: boolean): string {
  const doubt = `“${clipped(said)}”这个说法可能有问题，可以再核对一下`;
  return practice ? `${doubt}。` : `${doubt}；您认为没有说错，可以申请人工复核。`;
}

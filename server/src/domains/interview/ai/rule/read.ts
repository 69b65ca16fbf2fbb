import { bank } from '../bank/bank.ts';
import type { Reading } from '../engine/event.ts';
import type { Conversation, HeardTurn } from '../conductor.ts';
import { scoreAnswer } from '../scoring/answer.ts';
import { heardKind } from '../reading/turn/read-turn-kind.ts';
import { kindAmong, putRightBy, readAmong, wantsToGoOn } from '../reading/put-right.ts';
import { quotableText, type SayingReading } from '../reading/read-saying.ts';
import { withoutCitations } from '../scoring/transcript.ts';
import { acknowledgement, brieflyTaken, citationFrom } from './acknowledge.ts';
import { factsFor } from './facts.ts';
import { amendedBy } from './amended-by.ts';
import { contradictionIn } from './contradiction.ts';
import { followUpTo } from './follow-up.ts';
import { toldIn } from './told.ts';
import { readsQuestionBack } from './read-back.ts';
import { asksWhoAsks, intentOf, processFacts } from './intents.ts';

const nothing: Omit<Reading, 'intent'> = {
  acknowledgement: null,
  followUp: null,
  facts: null,
  severe: false,
  aside: null,
  keeps: false,
};

let ready = false;

/**
 * Loads the words that reading needs and reads a sentence of ours. The first time in a copy it takes half a second, which
 * nobody is to wait for in the middle of an answer; after that it costs nothing.
 */
export function getReadyToRead(): void {
  const [question] = bank;
  if (ready || question === undefined) return;
  ready = true;
  heardKind('好的', { asked: question.text, closing: false });
  scoreAnswer(question, ['去年我负责首页的改造，先看监控，再换掉慢的接口，从 4 秒降到 1 秒。'], {
    asked: [question.text],
    description: [],
    earlier: [],
  });
}

/** Reads one turn by rules: what is meant, what of it to take up, and what is still missing. */
export function readByRules(conversation: Conversation): Reading {
  const { state, turns, position, seq } = conversation;
  const turn = turns.find((each) => each.seq === seq);
  if (turn === undefined) throw new Error(`turn ${seq} is to be read and is not there`);
  const saying = readAmong(state.plan, turns, turn);
  const before = putRightBy(state.plan, turns, turn);
  if (before !== null) {
    return { ...readAnswer(conversation, before, readAmong(state.plan, turns, before)), restored: before.seq };
  }
  if (wantsToGoOn(turns, turn)) return { ...nothing, intent: 'ready' };
  const closing = state.closing === true;
  const { intent, severe, keeps } = intentOf(saying, turn.text, kindAmong(state.plan, turns, turn), closing);
  if (intent === 'askHuman')
    return { ...nothing, intent, keeps, facts: { asked: quotedOnly(turn.text, saying), told: null } };
  if (intent === 'companyQuestion') {
    const asked = quotedOnly(turn.text, saying);
    const known = asksWhoAsks(turn.text) ? '我是聘见的 AI 面试官，不是真人。' : processFacts(turn.text, state);
    const facts = factsFor(asksIn(turn.text), position);
    // What the posting says of the interview itself is worth more than what is true of all of them.
    if (known !== null && facts.told === null) return { ...nothing, intent, keeps, facts: { asked, told: known } };
    return { ...nothing, intent, keeps, facts: { asked, ...facts } };
  }
  const answers =
    intent === 'answer' || (intent === 'ready' && state.awaiting?.from === 'asking' && !saying.kinds.includes('ready'));
  if (answers) return readAnswer(conversation, turn, saying);
  if (intent === 'nothingMore') return { ...nothing, intent, explains: turn.text.length >= explainedFrom };
  if (intent === 'amend') {
    const { followUp } = readAnswer(conversation, turn, saying);
    const other = followUp?.probe === 'contradiction' ? null : followUp;
    return { ...nothing, intent, keeps, followUp: other, ...amendedBy(state, turns, turn) };
  }
  if (intent === 'readBack') return { ...nothing, intent, ofQuestion: readsQuestionBack(turn.text, state.prompt) };
  if (intent === 'refuse') return { ...nothing, intent, inPart: wouldTellRest.test(turn.text) };
  return { ...nothing, intent, severe, keeps };
}

/** Of words with a question in them what asks: its sentences, and the one before where they are short. */
function asksIn(text: string): string {
  const sentences = text.match(/[^?？。！!]+[?？。！!]*/gu) ?? [text];
  const asking = sentences.filter((sentence) => /[?？]|吗|呢|不？?$/u.test(sentence));
  return asking.length === 0 ? text : asking.join('');
}

/** Only a name, a figure or one case is kept back. */
const wouldTellRest =
  /(?:题目?|问题|过程|方法|做法)[^，。]{0,3}我?[^，。]{0,4}(?:可以|能|想|愿意|接着|继续)[^，。]{0,3}(?:答|讲|说)|只(?:讲|说)[^，。]{0,6}(?:行|可以|成|好)/u;

/** Longer words that there is nothing to tell are no mere 没有了 to the question before. */
const explainedFrom = 12;

/** A question as it is passed on: without what is private in it. */
function quotedOnly(text: string, { withheld }: SayingReading): string {
  const own = withheld.filter(({ why }) => why === 'private' || why === 'distress');
  return own.length === 0 ? text : quotableText(text, { kind: 'answer', kinds: ['answer'], withheld: own }).trim();
}

/** What of an answer is no part of it and is to be said a word about. */
function asideOf({ kinds }: SayingReading): Reading['aside'] {
  if (kinds.includes('private')) return 'private';
  return kinds.includes('steering') ? 'steer' : null;
}

function readAnswer({ state, turns, position }: Conversation, turn: HeardTurn, saying: SayingReading): Reading {
  const { current, plan } = state;
  const question = current === null ? undefined : plan.questions[current];
  const asked = current === null ? undefined : state.questions[current];
  const aside = asideOf(saying);
  if (question === undefined || asked === undefined) return { ...nothing, intent: 'answer', aside };
  const own = turns.filter((each) => asked.turns.includes(each.seq) || each.seq === turn.seq);
  const parts = own.map((each) => quotableText(each.text, readAmong(state.plan, turns, each)));
  const answered = new Set(state.questions.flatMap((each) => each.turns));
  const judged = scoreAnswer(question, parts, {
    asked: turns
      .filter((each) => each.speaker === 'interviewer' && each.question === current)
      .map((each) => withoutCitations(each.text)),
    description: position?.description.map((block) => block.text) ?? [],
    earlier: turns.filter((each) => answered.has(each.seq) && each.question !== current).map((each) => each.text),
  });
  const strange = judged.flags.some((flag) => flag === 'gibberish' || flag === 'copiedQuestion');
  if (strange) return { ...nothing, intent: 'unclear' };
  const said = turns.filter((each) => each.speaker === 'interviewer').map((each) => each.text);
  // What may be something else than an answer is not cited: nobody's anger or grief comes back to them.
  const isSure = kindAmong(state.plan, turns, turn).answer >= surelyAnswers;
  const citation = isSure && isRare(said) ? citationFrom(quotableText(turn.text, saying), said) : null;
  return {
    ...nothing,
    intent: 'answer',
    aside,
    acknowledgement:
      citation === null
        ? brieflyTaken(state.plan.seed + state.spoken)
        : acknowledgement(citation, state.plan.seed + state.spoken),
    followUp:
      contradictionIn(own.slice(0, -1), turn, asked.probes) ??
      followUpTo(question, {
        evidence: judged.evidence,
        thin: judged.state === 'insufficient' || judged.flags.includes('textbook'),
        probes: asked.probes,
        said,
        isBeside: aside === 'private',
        told: toldIn(own.map(({ text }) => text)),
      }),
  };
}

/** From here on a turn is cited. */
const surelyAnswers = 0.9;

/** How a turn begins that cites (acknowledge.ts), behind what was no part of the answer. */
const citing = /(?:提到|说到|嗯，)“|^“/u;
/** Turns of the interviewer that cite nothing before one does again. */
const leastBetween = 2;

/** To hear oneself cited every time is no listening. */
function isRare(said: readonly string[]): boolean {
  return said.slice(-leastBetween).every((each) => !citing.test(each));
}

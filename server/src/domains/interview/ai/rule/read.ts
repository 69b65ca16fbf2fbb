import { bank } from '../bank/bank.ts';
import type { Reading } from '../engine/event.ts';
import type { Conversation, HeardTurn } from '../conductor.ts';
import { scoreAnswer } from '../scoring/answer.ts';
import { putRightBy, readAmong, wantsToGoOn } from '../reading/put-right.ts';
import { quotableText, type SayingReading } from '../reading/read-saying.ts';
import { withoutCitations } from '../scoring/transcript.ts';
import { acknowledgement, citationFrom } from './acknowledge.ts';
import { factsAbout } from './facts.ts';
import { followUpTo } from './follow-up.ts';
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
  const { intent, severe, keeps } = intentOf(saying, turn.text);
  if (intent === 'companyQuestion') {
    const known = asksWhoAsks(turn.text) ? '我是聘见的 AI 面试官，不是真人。' : factsAbout(turn.text, position);
    const told = known ?? processFacts(turn.text, state);
    return { ...nothing, intent, keeps, facts: { asked: quotedOnly(turn.text, saying), told } };
  }
  const answers =
    intent === 'answer' || (intent === 'ready' && state.awaiting?.from === 'asking' && !saying.kinds.includes('ready'));
  return answers ? readAnswer(conversation, turn, saying) : { ...nothing, intent, severe, keeps };
}

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
  const citation = citationFrom(quotableText(turn.text, saying), said);
  return {
    ...nothing,
    intent: 'answer',
    aside,
    acknowledgement: citation === null ? null : acknowledgement(citation, state.plan.seed + state.spoken),
    followUp: followUpTo(question, {
      evidence: judged.evidence,
      thin: judged.state === 'insufficient' || judged.flags.includes('textbook'),
      probes: asked.probes,
      said,
    }),
  };
}

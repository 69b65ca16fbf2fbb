import { asksFor } from './pieces.ts';
import { closingPart } from './read-conversations.ts';
import type { PlayedTurn } from './replay.ts';
import { askedIn, bare, besideQuestions, sharesRun, withoutQuotes } from './words.ts';

/** Whether something is as a code says; `about` is what stands behind its colon. */
export type Detector = (played: PlayedTurn, about: string) => boolean;

/** A word between two questions is brief up to here, in characters. */
const brief = 70;

/** The question that was open is open no more: the next one is, or the closing part, or the end has come. */
export const movesOn: Detector = ({ before, after }) => before.current !== after.current || isOver(after.phase);

const isOver = (phase: string): boolean => phase === 'ended';

/** The same question stays open, and something is asked of it. */
const staysOnQuestion: Detector = (played) =>
  played.after.current === played.before.current && played.after.phase === 'asking' && askedIn(played.reply) !== '';

/** A reply that stays with the question and asks for a piece. */
function asksPiece(piece: Parameters<typeof asksFor>[0]): Detector {
  return (played, about) => staysOnQuestion(played, about) && asksFor(piece, askedIn(played.reply));
}

/** The question that was open is put again at the end, as it was or in other words. */
const comesBackToQuestion: Detector = ({ before, after, reply }) =>
  after.current === before.current &&
  after.phase === 'asking' &&
  before.prompt !== null &&
  [before.prompt.text, before.prompt.plain].some((text) => reply.trimEnd().endsWith(text));

const repeatsQuestion: Detector = ({ before, reply }) => before.prompt !== null && reply.includes(before.prompt.text);

/** Put in other words: those of the bank, or the matter as something imagined. */
const rephrases: Detector = ({ before, after, reply }) =>
  after.current === before.current &&
  before.prompt !== null &&
  (before.prompt.plain !== before.prompt.text && reply.includes(before.prompt.plain)
    ? true
    : !reply.includes(before.prompt.text) && /(?:假设|设想|如果|要是|换作|换成|放到)/u.test(askedIn(reply)));

const givesTime: Detector = ({ before, after, reply }) =>
  after.current === before.current &&
  !isOver(after.phase) &&
  /不着急|不急|慢慢|等您|想好了|缓一缓|歇一|什么时候/u.test(withoutQuotes(reply)) &&
  after.questions.every((each, at) => each.probes.length === before.questions[at]?.probes.length);

/** A friendly word of its own, and not a speech. */
const reactsBriefly: Detector = (played) => {
  const words = besideQuestions(played);
  const own = isOver(played.after.phase) ? (words.split('谢谢您的时间')[0] ?? '') : words;
  return own.length >= 2 && own.length <= brief;
};

/** The fact is told as it stands in the posting; where a script names what it is about (上班时间), the fact nearest to that. */
const answersFromFacts: Detector = ({ reply, conversation }, about) => {
  const { facts } = conversation.position;
  if (reply.includes(about) || facts.some((fact) => fact.includes(about) && reply.includes(fact))) return true;
  if (facts.some((fact) => fact.includes(about))) return false;
  const likeness = facts.map((fact) => [...bare(about)].filter((character) => fact.includes(character)).length);
  const most = Math.max(...likeness);
  return most > 1 && facts.some((fact, at) => likeness[at] === most && reply.includes(fact));
};

/** Kept as a question that nobody has answered, and said so. */
const saysPassedOn: Detector = ({ before, after, reply }) =>
  after.candidateQuestions.slice(before.candidateQuestions.length).some(({ answered }) => !answered) &&
  /转(?:给|达|告)|记下|交给招聘方|请招聘方|问招聘方/u.test(reply);

const offersHuman: Detector = ({ reply }) =>
  /真人|人工|招聘方的(?:人|同事)/u.test(reply) && /申请|转|安排|联系|请/u.test(reply);

const offersText: Detector = ({ reply }) => /打字|文字|写下来|屏幕上/u.test(reply);

const offersPause: Detector = ({ after, reply }) =>
  after.phase === 'pauseOffered' || after.phase === 'paused' || /暂停|歇一|休息|停一停|停下来/u.test(reply);

const asksAfterWellbeing: Detector = ({ reply }) =>
  /您(?:现在|这会儿)?(?:还好|好些|好点|感觉)|缓一缓|缓过来|照顾好?自己|好好休息|很不好受|不容易|担心您/u.test(reply);

const namesHelpline: Detector = ({ reply }) => /12356|400-161-9995/u.test(reply);

/** What is refused is left at once, with a word that it is all right: for the next question, or for something else of this one. */
const respectsRefusal: Detector = (played, about) =>
  (movesOn(played, about) || /不(?:方便|想)(?:说|讲|谈)的|不聊|不用(?:讲|说明)|不提|只讲/u.test(played.reply)) &&
  /没关系|没问题|好的|好，|可以|不聊|理解|不用说明/u.test(withoutQuotes(played.reply));

/** What was said before is put right where it was said, and that is told. */
const takesBackEarlier: Detector = ({ reading, after, seq, reply }) =>
  reading.intent === 'amend' &&
  after.questions.some(({ turns }) => turns.includes(seq)) &&
  /更正|改过来|改后|以您(?:说|更正|现在)|按您/u.test(reply);

/** Something else is asked that shows the same. */
const tryOtherWay: Detector = (played, about) =>
  staysOnQuestion(played, about) &&
  !played.reply.includes(played.before.prompt?.text ?? ' ') &&
  /接近|类似|沾得上|别的|换作|换成|如果|假设|要是|实际|相近|身边|旁边|平时/u.test(askedIn(played.reply));

/** Both are named or pointed at, and one is asked which holds. */
const clarifiesContradiction: Detector = (played, about) =>
  staysOnQuestion(played, about) &&
  /前面|刚才|之前|先前/u.test(played.reply) &&
  /哪(?:个|一个|种|边)|怎么(?:算|回事|对|理解)|对(?:得)?上|是(?:怎样|什么关系|两回事)|核对|确认|变化/u.test(
    played.reply,
  );

const endsKindly: Detector = ({ after, reply }) => isOver(after.phase) && /谢谢|感谢/u.test(reply);

const asksAnythingMissing: Detector = (played, about) =>
  staysOnQuestion(played, about) && (asksFor('anythingMissing', askedIn(played.reply)) || isOther(played));

/** A new piece of a short answer is a way of asking what is missing. */
function isOther({ reply, earlier }: PlayedTurn): boolean {
  const asked = askedIn(reply);
  return !earlier.some(({ speaker, text }) => speaker === 'interviewer' && sharesRun(text, asked, 10));
}

/** What a good interviewer does next, by its code. */
export const musts: Readonly<Record<string, Detector>> = {
  movesOn,
  staysOnQuestion,
  asksOwnPart: asksPiece('ownPart'),
  asksReason: asksPiece('reason'),
  asksResult: (played, about) => asksPiece('result')(played, about) || asksPiece('number')(played, about),
  asksNumber: asksPiece('number'),
  asksAlternative: asksPiece('alternative'),
  asksAnythingMissing,
  comesBackToQuestion: (played, about) =>
    played.turn.question === closingPart ? played.after.phase !== 'ended' : comesBackToQuestion(played, about),
  repeatsQuestion,
  rephrases,
  givesTime,
  reactsBriefly,
  answersFromFacts,
  saysPassedOn,
  offersHuman,
  offersText,
  offersPause,
  asksAfterWellbeing,
  namesHelpline,
  respectsRefusal,
  takesBackEarlier,
  tryOtherWay,
  clarifiesContradiction,
  endsKindly,
};

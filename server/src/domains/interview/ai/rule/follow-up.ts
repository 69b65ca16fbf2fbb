import type { FollowUp } from '../engine/event.ts';
import { anythingElse } from '../engine/phrases.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import type { Told } from './told.ts';
import type { Evidence } from '../scoring/evidence.ts';

/** A point counts as made from this strength on. */
const made = 0.6;
/** Share of the points that are enough, together with a figure. */
const enough = 0.85;

interface Missing {
  readonly evidence: Evidence;
  /** Hardly anything was said. */
  readonly thin: boolean;
  /** Pieces that were asked for already. */
  readonly probes: readonly string[];
  /** Everything the interviewer has said so far: nothing of it is said again. */
  readonly said: readonly string[];
  /** Something in the answer was their own matter: the question stays open, so that they can go on from what counts. */
  readonly isBeside: boolean;
  /** What was told to this question so far. */
  readonly told: Told;
}

type Piece = FollowUp & { readonly lacks: boolean };

/** Another way of asking for the same piece. */
type Wording = Omit<FollowUp, 'probe'>;

/** So much was told that nothing needs to be asked any more, in characters; less where another way was asked for. */
const enoughTold = { first: 102, otherWay: 72, later: 84 } as const;
/** Less than this is hardly anything. */
const hardly = 24;

/**
 * The piece that is missed most in an answer, as a question; null when enough was told. Of a story the speaker's own part,
 * how it came out, and why so; of a case why so, and what if it does not work; where nothing of that is open, what the
 * rubric asks for. Whoever told hardly anything is asked for an example first.
 */
export function followUpTo(question: PlannedQuestion, missing: Missing): FollowUp | null {
  const { evidence, thin, probes, said, told, isBeside } = missing;
  const wasElsewhere = probes.some((probe) => elsewhere.includes(probe));
  // Whoever has no example to give after being asked for one is not pressed.
  if (thin && wasElsewhere) return null;
  const experience = question.form === 'experience' && !(wasElsewhere && told.imagined);
  const isFirst = probes.length === 0;
  const enough = wasElsewhere ? enoughTold.otherWay : isFirst ? enoughTold.first : enoughTold.later;
  const isWhole = told.length >= enough && (!experience || isFirst || told.result || probes.includes('result'));
  if (isWhole && !isBeside) return null;
  const isOpen = (piece: Piece): boolean =>
    piece.lacks && !probes.includes(piece.probe) && !said.some((each) => each.endsWith(piece.text));
  const barely = thin && told.length < hardly;
  const pieces = [
    ...worded('example', experience ? examples : steps, barely),
    ...(experience ? piecesOfStory(question, missing) : piecesOfCase(question, missing)),
    ...rubricPieces(question, evidence),
  ];
  const [text, plain] = anythingElse;
  const [more] = worded('anythingElse', [{ text, plain }], isBeside);
  const open = [...pieces, ...(more === undefined ? [] : [more])].find(isOpen);
  const { lacks: _lacks, ...followUp } = open ?? { lacks: false };
  return 'probe' in followUp ? followUp : null;
}

function piecesOfStory(question: PlannedQuestion, { told, probes }: Missing): Piece[] {
  const result = asked('result', question, generic.result, !told.result);
  const reason = asked('reason', question, generic.reason, !told.reason || !told.result);
  const number = worded('number', generic.number, told.vagueChange && told.ownPart);
  // What was made to a plan is asked for its reasons; what was done is asked for what came of it.
  const isPlan = /从头设计|怎么(?:划分|设计|搭)|排出计划/u.test(question.text) && probes.length === 0;
  return [
    ...asked('ownPart', question, generic.ownPart, !told.ownPart),
    ...number,
    ...(isPlan ? [...reason, ...result] : [...result, ...reason]),
  ];
}

function piecesOfCase(question: PlannedQuestion, { told, evidence }: Missing): Piece[] {
  const met = evidence.points.filter((point) => point.strength >= made).length;
  // A question that asks why has its reasons in the answer.
  const reason = asked('reason', question, generic.reasonOfCase, !asksWhy.test(question.text));
  const alternative = asked('alternative', question, generic.alternativeOfCase, !told.alternative);
  return met * 2 >= question.points.length ? [...alternative, ...reason] : [...reason, ...alternative];
}

const asksWhy = /为什么|凭什么|为啥/u;

/** What the rubric asks for and nobody told. */
function rubricPieces(question: PlannedQuestion, evidence: Evidence): Piece[] {
  const met = evidence.points.filter((point) => point.strength >= made).length;
  return question.points.flatMap((point, index): Piece[] => {
    const lacks = (evidence.points[index]?.strength ?? 0) < made && met < enough * question.points.length;
    return [
      { probe: `point:${index}`, text: point.ask, plain: plainOf(point.label), lacks: lacks && isOne(point.ask) },
    ];
  });
}

/** A piece in the words of the bank, where a point of the rubric asks for just that, else in ours. */
function asked(
  piece: keyof typeof asksFor,
  question: PlannedQuestion,
  ours: readonly Wording[],
  lacks: boolean,
): Piece[] {
  const own = question.points.filter(({ ask }) => asksFor[piece].test(ask) && isOne(ask));
  const words = own.map(({ ask, label }) => ({ text: ask, plain: plainOf(label) }));
  return worded(piece, [...(piece === 'result' ? words : []), ...ours], lacks);
}
const asksFor = {
  ownPart: /[您你](?:自己|本人|亲手)/u,
  reason: /为什么|根据什么|依据/u,
  result: /(?:最后|后来|之后).{0,6}(?:效果|结果|怎么样|怎样)|效果(?:怎么样|如何)/u,
  alternative: /别的办法|要是|如果/u,
} as const;

function plainOf(label: string): string {
  return `我想听的是这一块：${label}。想到什么说什么就行。`;
}

/** One thing at a time. */
function isOne(ask: string): boolean {
  return (ask.match(/[?？]/gu)?.length ?? 0) <= 1;
}

/** Pieces that ask for an example, or for anything near it. */
const elsewhere: readonly string[] = ['example', 'otherWay', 'premise'];

/** One piece in each of its wordings; the first that was not said yet is taken. */
function worded(probe: string, wordings: readonly Wording[], lacks: boolean): Piece[] {
  return wordings.map((wording) => ({ probe, ...wording, lacks }));
}

const examples: readonly Wording[] = [
  {
    text: '能想起一件具体的事吗？不一定要很大，讲讲当时的情况和您做了什么就可以。',
    plain: '请讲一件真实发生过的事：什么时候、遇到什么、您做了什么、后来怎样。',
  },
  {
    text: '这个问题上，有没有哪一次是您亲身碰到的？从当时的情况讲起就行。',
    plain: '挑一次您自己经历过的，说说先发生了什么、您接着做了什么。',
  },
  {
    text: '能再说细一点吗？比如是哪一回、跟谁有关、您先做了什么。',
    plain: '随便哪一回都可以，把时间、人和您做的事讲出来就好。',
  },
  {
    text: '如果只挑一个例子，您会挑哪个？把它的前后经过讲给我听。',
    plain: '一个小例子也够：开头是什么样、您动了什么、最后怎样。',
  },
];

const steps: readonly Wording[] = [
  {
    text: '能说得具体一点吗？您会先做什么，再做什么？',
    plain: '请按先后顺序讲讲您的做法，越具体越好。',
  },
  {
    text: '把您的办法拆成几步讲讲，第一步从哪里入手？',
    plain: '想象您现在就要动手，一步一步说出来。',
  },
  {
    text: '放到一个具体的场合里，您会怎么做，为什么这样排先后？',
    plain: '举一个具体的场合，说说您在里面的每一步。',
  },
];

const generic = {
  ownPart: [
    { text: '这里面您自己动手做的是哪一部分？', plain: '大家一起做的事情里，哪些是您本人完成的？' },
    { text: '这件事里，哪些是您自己做的？', plain: '别人做的先放一边，只说您做的那些。' },
  ],
  result: [
    { text: '后来效果怎么样？', plain: '做完以后有什么变化？知道的说一说就行。' },
    { text: '这样做下来，结果怎么样？', plain: '最后成了没有，和之前比有什么不同？' },
  ],
  number: [
    { text: '大概差了多少，能说个数吗？', plain: '做之前和做之后比，多了或者少了多少？' },
    { text: '这个变化大概是多少？', plain: '用数量、时间或者比例说一下就行。' },
  ],
  reason: [
    { text: '当时为什么这样做？', plain: '是什么让您决定用这个办法的？' },
    { text: '您是根据什么这样定的？', plain: '当时看到或者想到了什么，才这样做的？' },
  ],
  reasonOfCase: [
    { text: '为什么这样安排？', plain: '您是怎么想的，才定这个做法？' },
    { text: '这样做的理由是什么？', plain: '说说您为什么选这个办法。' },
  ],
  alternativeOfCase: [
    { text: '要是这样还行不通，您会怎么办？', plain: '万一第一步没走通，接下来怎么做？' },
    { text: '如果情况和您想的不一样，您会怎么调整？', plain: '换一种情况，您的做法会怎么变？' },
  ],
} as const satisfies Record<string, readonly Wording[]>;

import type { FollowUp } from '../engine/event.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
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
}

type Piece = FollowUp & { readonly lacks: boolean };

/** Another way of asking for the same piece. */
type Wording = Omit<FollowUp, 'probe'>;

/**
 * The piece that is missed most in an answer, as a question; null when nothing is. First an example at all, then the
 * speaker's own part, then what the rubric asks for, then figures, reasons and other ways.
 */
export function followUpTo(question: PlannedQuestion, { evidence, thin, probes, said }: Missing): FollowUp | null {
  // Whoever has no example to give after being asked for one is not pressed.
  if (thin && probes.some((probe) => elsewhere.includes(probe))) return null;
  const met = evidence.points.filter((point) => point.strength >= made).length;
  const told = evidence.figures + evidence.contrasts > 0;
  const points = question.points.map((point, index) => ({
    probe: `point:${index}`,
    text: point.ask,
    plain: `我想听的是这一块：${point.label}。想到什么说什么就行。`,
    lacks: (evidence.points[index]?.strength ?? 0) < made,
  }));
  const experience = question.form === 'experience';
  const pieces: Piece[] = [
    ...worded('example', experience ? examples : steps, thin),
    ...worded('ownPart', generic.ownPart, experience && !thin && evidence.actions < 1.5),
    ...points.map((point) => ({ ...point, lacks: point.lacks && met < enough * question.points.length })),
    ...worded('number', generic.number, experience && evidence.outcome && !told),
    ...worded('reason', generic.reason, evidence.reasons === 0),
    ...worded('alternative', generic.alternative, question.difficulty === 'hard' && evidence.alternatives === 0),
  ];
  const isOpen = (piece: Piece): boolean =>
    piece.lacks && !probes.includes(piece.probe) && !said.some((each) => each.endsWith(piece.text));
  const { lacks: _lacks, ...followUp } = pieces.find(isOpen) ?? { lacks: false };
  return 'probe' in followUp ? followUp : null;
}

/** Pieces that ask for an example, or for anything near it. */
const elsewhere: readonly string[] = ['example', 'otherWay', 'premise'];

/** One piece in each of its wordings; the first that was not said yet is taken. */
function worded(probe: string, wordings: readonly Wording[], lacks: boolean): Piece[] {
  return wordings.map((wording) => ({ probe, ...wording, lacks }));
}

const examples: readonly Wording[] = [
  {
    text: '能想起一件具体的事吗？不一定要很大，讲讲当时的情况和你做了什么就可以。',
    plain: '请讲一件真实发生过的事：什么时候、遇到什么、你做了什么、后来怎样。',
  },
  {
    text: '这个问题上，有没有哪一次是你亲身碰到的？从当时的情况讲起就行。',
    plain: '挑一次你自己经历过的，说说先发生了什么、你接着做了什么。',
  },
  {
    text: '能再说细一点吗？比如是哪一回、跟谁有关、你先做了什么。',
    plain: '随便哪一回都可以，把时间、人和你做的事讲出来就好。',
  },
  {
    text: '如果只挑一个例子，你会挑哪个？把它的前后经过讲给我听。',
    plain: '一个小例子也够：开头是什么样、你动了什么、最后怎样。',
  },
];

const steps: readonly Wording[] = [
  {
    text: '能说得具体一点吗？你会先做什么，再做什么？',
    plain: '请按先后顺序讲讲你的做法，越具体越好。',
  },
  {
    text: '把你的办法拆成几步讲讲，第一步从哪里入手？',
    plain: '想象你现在就要动手，一步一步说出来。',
  },
  {
    text: '放到一个具体的场合里，你会怎么做，为什么这样排先后？',
    plain: '举一个具体的场合，说说你在里面的每一步。',
  },
];

const generic = {
  ownPart: [
    { text: '这里面你自己动手做的是哪一部分？', plain: '大家一起做的事情里，哪些是你本人完成的？' },
    { text: '这件事里，从你手上出来的是什么？', plain: '别人做的先放一边，只说你做的那些。' },
  ],
  number: [
    { text: '这个结果有具体的数字吗？大概是多少，怎么得来的？', plain: '能不能用数量、时间或者比例说明一下结果？' },
    { text: '前后差了多少，能说个大概的数吗？', plain: '做之前和做之后比，多了或者少了多少？' },
  ],
  reason: [
    { text: '当时为什么这样做？', plain: '是什么让你决定用这个办法的？' },
    { text: '你是根据什么这样决定的？', plain: '当时看到或者想到了什么，才这样做的？' },
  ],
  alternative: [
    {
      text: '当时还考虑过别的办法吗？为什么没有用？',
      plain: '如果不这样做，还可以怎么做？两种办法差在哪里？',
    },
    { text: '换一种做法行不行，差别会在哪里？', plain: '还有别的路可走吗，好处和坏处各是什么？' },
  ],
} as const satisfies Record<string, readonly Wording[]>;

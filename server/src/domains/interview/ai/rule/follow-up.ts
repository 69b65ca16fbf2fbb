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
}

type Piece = FollowUp & { readonly lacks: boolean };

/**
 * The piece that is missed most in an answer, as a question; null when nothing is. First an example at all, then the
 * speaker's own part, then what the rubric asks for, then figures, reasons and other ways.
 */
export function followUpTo(question: PlannedQuestion, { evidence, thin, probes }: Missing): FollowUp | null {
  // Whoever has no example to give after being asked for one is not pressed.
  if (thin && probes.includes('example')) return null;
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
    { ...example(question), lacks: thin },
    { ...generic.ownPart, lacks: experience && !thin && evidence.actions < 1.5 },
    ...points.map((point) => ({ ...point, lacks: point.lacks && met < enough * question.points.length })),
    { ...generic.number, lacks: experience && evidence.outcome && !told },
    { ...generic.reason, lacks: evidence.reasons === 0 },
    { ...generic.alternative, lacks: question.difficulty === 'hard' && evidence.alternatives === 0 },
  ];
  const { lacks: _lacks, ...followUp } = pieces.find((piece) => piece.lacks && !probes.includes(piece.probe)) ?? {
    lacks: false,
  };
  return 'probe' in followUp ? followUp : null;
}

function example(question: PlannedQuestion): FollowUp {
  if (question.form !== 'experience') {
    return {
      probe: 'example',
      text: '能说得具体一点吗？你会先做什么，再做什么？',
      plain: '请按先后顺序讲讲你的做法，越具体越好。',
    };
  }
  return {
    probe: 'example',
    text: '能想起一件具体的事吗？不一定要很大，讲讲当时的情况和你做了什么就可以。',
    plain: '请讲一件真实发生过的事：什么时候、遇到什么、你做了什么、后来怎样。',
  };
}

const generic = {
  ownPart: {
    probe: 'ownPart',
    text: '这里面你自己动手做的是哪一部分？',
    plain: '大家一起做的事情里，哪些是你本人完成的？',
  },
  number: {
    probe: 'number',
    text: '这个结果有具体的数字吗？大概是多少，怎么得来的？',
    plain: '能不能用数量、时间或者比例说明一下结果？',
  },
  reason: { probe: 'reason', text: '当时为什么这样做？', plain: '是什么让你决定用这个办法的？' },
  alternative: {
    probe: 'alternative',
    text: '当时还考虑过别的办法吗？为什么没有用？',
    plain: '如果不这样做，还可以怎么做？两种办法差在哪里？',
  },
} as const satisfies Record<string, FollowUp>;

import { clausesOf, type Span } from './fold.ts';
import type { QuestionForm } from '../bank/question.ts';
import { actionVerb, generic, intended, otherSubject } from './lexicon.ts';

/** Who does what a clause tells. `we` is a group the speaker belongs to; `none` tells no action. */
export type Doer = 'self' | 'we' | 'implied' | 'other' | 'generic' | 'none';

export interface Clause extends Span {
  readonly doer: Doer;
}

/**
 * The clauses of one sentence with who acts in each. Chinese leaves the subject out once it is known: a clause without
 * one continues that of the clause before it (应该先评审，补充用例: both are what one should do), and at the start of a
 * sentence means the speaker.
 */
export function readClauses(folded: string, sentence: Span, form: QuestionForm = 'experience'): Clause[] {
  let last: Doer = 'implied';
  return clausesOf(folded, sentence).map((span) => {
    const text = folded.slice(span.from, span.to);
    const doer = doerOf(text, last, form);
    if (doer !== 'implied' && doer !== 'none') last = doer;
    else if (isGeneral(text, form)) last = 'generic';
    else if (otherSubject.test(text)) last = 'other';
    else if (/^(?:然后|后来|接着|于是|所以)?我(?!们)/u.test(text)) last = 'self';
    return { ...span, doer };
  });
}

/** Whether a text tells a rule or a wish. What one would do is neither where a case is to be solved. */
export function isGeneral(text: string, form: QuestionForm): boolean {
  return generic.test(text) || (form === 'experience' && intended.test(text));
}

/** 我 as the one who acts: what follows is neither a state nor an opinion. */
const selfActs =
  /(?:^|[^给对跟和找叫让请问骂被向为陪等])我(?!们|的|家|这个人|自己觉得)(?:就|也|又|都|先|再|还|才|赶紧|马上|立刻|当时|后来|一直|每天|第二天|下午|晚上|没有|没|主动|亲自|专门|自己|一个人|直接|单独)*(?!觉得|认为|想|是|有|在|知道|会|能|可以|喜欢|希望|感觉|感到|相信|属于|比较|很|挺|不|记得|来说|印象|应该|以为|明白|理解|刚|当|脾气|这边|没)[\p{Script=Han}]/u;

function doerOf(text: string, last: Doer, form: QuestionForm): Doer {
  if (isGeneral(text, form)) return 'generic';
  if (selfActs.test(text)) return 'self';
  const verb = actionVerb.exec(text);
  if (verb === null) return 'none';
  const before = text.slice(0, verb.index);
  if (/(?:没有|没去|没能|没)$/u.test(before)) return 'none';
  const self = before.lastIndexOf('我');
  if (self >= 0) return before.charAt(self + 1) === '们' ? 'we' : 'self';
  if (/^(?:然后|后来|接着|于是)?(?:自己|本人)/u.test(text)) return 'self';
  if (otherSubject.test(text)) return 'other';
  return last === 'self' || last === 'implied' ? 'implied' : last;
}

/** How much a clause counts as the speaker's own doing. */
export const ownWeight: Readonly<Record<Doer, number>> = {
  self: 1,
  implied: 0.7,
  we: 0.4,
  other: 0,
  generic: 0,
  none: 0,
};

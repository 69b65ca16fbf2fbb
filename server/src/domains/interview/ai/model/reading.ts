import * as z from 'zod';
import { intents, type FollowUp, type Intent, type Reading } from '../engine/event.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { factsAbout } from '../rule/facts.ts';
import type { Conversation } from '../conductor.ts';
import { asSentence, faultOfAcknowledgement, faultOfQuestion, type Surroundings } from './check-words.ts';
import { Fault } from './fault.ts';

/** Longer messages are answers, whatever a model makes of them: no answer is ever lost to a misreading. */
const longestRequest = 80;
/** A follow-up, in characters. */
const followUpLength = [8, 120] as const;

/** What the model may say that a turn means. A wish to end or to be scored otherwise is read by the rules alone. */
export function intentsFor(text: string): readonly Intent[] {
  if (text.length > longestRequest) return ['answer', 'unclear'];
  return intents.filter(
    (intent) => !['ready', 'finish', 'steer', 'amend', 'deniedPremise', 'nothingMore'].includes(intent),
  );
}

/** Pieces of an answer that may still be asked for, each with what it means. */
export function piecesOf(question: PlannedQuestion, probes: readonly string[]): Map<string, string> {
  const points = question.points.map((point, index) => [`point:${index}`, point.label] as const);
  const own = question.form === 'experience' ? [['ownPart', '本人做了哪一部分'] as const] : [];
  const other = question.difficulty === 'hard' ? [['alternative', '考虑过的别的办法和取舍'] as const] : [];
  const all = [
    ...points,
    ...own,
    ['number', '结果的具体数字和口径'] as const,
    ['reason', '为什么这样做'] as const,
    ...other,
  ];
  return new Map(all.filter(([piece]) => !probes.includes(piece)));
}

/** What the model answers for one turn. */
export function readingSchema(intentChoice: readonly Intent[], pieces: readonly string[]) {
  return z.object({
    intent: z.enum(intentChoice),
    acknowledgement: z.string(),
    missing: z.enum(['none', ...pieces]),
    followUp: z.string(),
  });
}
type Proposed = z.output<ReturnType<typeof readingSchema>>;

interface Checked {
  /** What code heard in the answer that is no part of it: no model reads it away. */
  readonly aside: Reading['aside'];
  readonly conversation: Conversation;
  readonly text: string;
  readonly question: PlannedQuestion;
  readonly pieces: ReadonlyMap<string, string>;
  readonly surroundings: Surroundings;
}

/** The reading that a model proposes, once everything in it has been checked; otherwise what is wrong with it. */
export function readingFrom(proposed: Proposed, checked: Checked): Reading | Fault {
  const { intent } = proposed;
  const { aside } = checked;
  const nothing = {
    intent,
    acknowledgement: null,
    followUp: null,
    facts: null,
    severe: false,
    aside,
    keeps: false,
  } as const;
  if (intent === 'companyQuestion') {
    const told = factsAbout(checked.text, checked.conversation.position);
    return { ...nothing, facts: { asked: checked.text, told } };
  }
  if (intent !== 'answer') return nothing;
  const acknowledgement = proposed.acknowledgement.trim();
  const fault = acknowledgement === '' ? null : faultOfAcknowledgement(acknowledgement, checked.surroundings);
  if (fault !== null) return new Fault(fault);
  const followUp = followUpFrom(proposed, checked);
  if (followUp instanceof Fault) return followUp;
  return { ...nothing, acknowledgement: acknowledgement === '' ? null : asSentence(acknowledgement), followUp };
}

function followUpFrom(proposed: Proposed, { pieces, surroundings }: Checked): FollowUp | Fault | null {
  const probe = proposed.missing;
  const text = proposed.followUp.trim();
  const meaning = pieces.get(probe);
  if (meaning === undefined || text === '') return null;
  const fault = faultOfQuestion(text, surroundings, followUpLength);
  if (fault !== null) return new Fault(fault);
  return { probe, text, plain: `我想听的是这一块：${meaning}。想到什么说什么就行。` };
}

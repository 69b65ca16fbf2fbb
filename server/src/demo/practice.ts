import {
  startJobSimulationInterview,
  startResumePostInterview,
  startSkillInterview,
  type InterviewKind,
} from '@pinjian/contract/interview.ts';
import { answerAgain } from '@pinjian/contract/interview-try.ts';
import type { SeekerActor } from '#server/context.ts';
import { buy } from './buy.ts';
import { call } from './call.ts';
import type { Chance } from './chance.ts';
import { sitInterview } from './interviews.ts';
import type { Stage } from './stage.ts';
import type { Story, Trade } from './trade.ts';
import { createRespondent, type Telling } from './writing/answer-text.ts';

const day = 86_400_000;

/** Ways to practise, and how far one comes: to the end, half-way, never into the room, or the same job again and again. */
export const practiceNames = [
  'skill',
  'resume',
  'simulate',
  'skillHalfway',
  'simulateUnused',
  'simulateSeries',
] as const;
export type PracticeName = (typeof practiceNames)[number];

interface Practising {
  readonly actor: SeekerActor;
  readonly resumeId: string;
  readonly trade: Trade;
  readonly resume: { readonly stories: readonly Story[] };
  readonly telling: Telling;
}

/** Somebody practises on their own; nobody else ever reads it. */
export async function practise(
  stage: Stage,
  chance: Chance,
  seeker: Practising,
  name: PracticeName,
  positions: readonly { readonly positionId: string; readonly trade: Trade; readonly age: number }[],
): Promise<void> {
  if (name === 'simulateSeries') return practiseAgainAndAgain(stage, chance, seeker);
  const halfway = name === 'skillHalfway';
  const ago = halfway ? 1 + chance.next() * 4 : name === 'simulateUnused' ? 9 + chance.next() * 20 : chance.next() * 30;
  stage.turnTo(new Date(stage.today.getTime() - (ago + 0.1) * day));
  const { kind, interviewId } = await start(stage, chance, seeker, name, positions);
  if (name === 'simulateUnused') {
    stage.advance(7.1 * day);
    await stage.runScheduled('interview.close-overdue');
    return stage.settle();
  }
  stage.advance(90_000);
  const respond = createRespondent(seeker.trade, seeker.resume.stories, chance, seeker.telling);
  const sitting = { seeker: seeker.actor, interviewId, kind, respond };
  await sitInterview(stage, chance, halfway ? { ...sitting, leavesAfter: 2 } : sitting);
  if (!halfway) await answersAgain(stage, seeker, interviewId);
}

/** Reads the feedback and answers the first question once more, told whole this time. */
async function answersAgain(
  stage: Stage,
  { actor, resume }: Pick<Practising, 'actor' | 'resume'>,
  interviewId: string,
): Promise<void> {
  const [story] = resume.stories;
  if (story === undefined) return;
  stage.advance(12 * 60_000);
  const { scene, did, hard, won, learnt } = story;
  await call(stage.as(actor), answerAgain, {
    interviewId,
    question: 0,
    text: [scene, did, hard, won, learnt].join(''),
  });
}

/** One kind of work at each level in turn, days apart, told better each time; the last one is left half-way. */
async function practiseAgainAndAgain(
  stage: Stage,
  chance: Chance,
  { actor, trade, resume }: Practising,
): Promise<void> {
  const sittings = [
    { difficulty: 'easy', telling: 'weak', ago: 16 },
    { difficulty: 'medium', telling: 'middling', ago: 9 },
    { difficulty: 'hard', telling: 'strong', ago: 4 },
    { difficulty: 'medium', telling: 'strong', ago: 1, leavesAfter: 2 },
  ] as const satisfies readonly { difficulty: string; telling: Telling; ago: number; leavesAfter?: number }[];
  // More of them may fall into one month than are free.
  stage.turnTo(new Date(stage.today.getTime() - 17 * day));
  await buy(stage, actor, 'simulations5');
  for (const { difficulty, telling, ago, ...left } of sittings) {
    stage.turnTo(new Date(stage.today.getTime() - (ago + chance.next() / 2) * day));
    const ctx = stage.as(actor);
    const about = { positionCode: trade.category, difficulty };
    const { interviewId } = await call(ctx, startJobSimulationInterview, about);
    stage.advance(90_000);
    const respond = createRespondent(trade, resume.stories, chance, telling);
    await sitInterview(stage, chance, { seeker: actor, interviewId, kind: 'simulate', respond, ...left });
    if (!('leavesAfter' in left)) await answersAgain(stage, { actor, resume }, interviewId);
  }
}

async function start(
  stage: Stage,
  chance: Chance,
  { actor, resumeId, trade }: Practising,
  name: PracticeName,
  positions: readonly { readonly positionId: string; readonly trade: Trade; readonly age: number }[],
): Promise<{ kind: InterviewKind; interviewId: string }> {
  const ctx = stage.as(actor);
  if (name === 'skill' || name === 'skillHalfway') {
    const skill = (name === 'skill' ? trade.must[0] : trade.must[1]) ?? '';
    return { kind: 'skill', ...(await call(ctx, startSkillInterview, { skill, level: 'medium' })) };
  }
  if (name === 'resume') return { kind: 'resume', ...(await call(ctx, startResumePostInterview, { resumeId })) };
  const known = positions.filter((position) => position.trade === trade && position.age > 31);
  const difficulty = chance.pick(['easy', 'medium', 'hard'] as const);
  const about =
    known.length === 0 || name === 'simulateUnused'
      ? { positionCode: trade.category }
      : { jobId: chance.pick(known).positionId };
  return { kind: 'simulate', ...(await call(ctx, startJobSimulationInterview, { ...about, difficulty })) };
}

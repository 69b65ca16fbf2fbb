import type { ScorecardContent } from '@pinjian/contract/application-scorecard.ts';
import { getScorecard } from '#domains/application/scorecard/get-scorecard.ts';
import { saveScorecard } from '#domains/application/scorecard/save-scorecard.ts';
import { submitScorecard } from '#domains/application/scorecard/submit-scorecard.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import type { Delivered } from './application.ts';
import { acceptedRound, interviewing, type Interviewing } from './round.ts';
import type { World } from './world.ts';

const hourMs = 3_600_000;

/** A round of an hour that begins in a day, with an interviewer by role and a recruiter who interviews too. */
export interface Scored extends Interviewing {
  readonly roundId: string;
  /** The recruiter's view of the world. */
  readonly colleagueing: Ctx<EmployerActor>;
}

/** The same for a candidate who stands where rounds are invited to. */
export async function roundOf(here: Interviewing): Promise<Scored> {
  const interviewerIds = [here.interviewer.userId, here.colleague.userId];
  const { roundId } = await acceptedRound(here, { interviewerIds });
  return { ...here, roundId, colleagueing: here.world.as(here.colleague) };
}

export async function scoredRound(world: World): Promise<Scored> {
  return roundOf(await interviewing(world));
}

/** Two members who interview a candidate whose AI interview was scored. */
export async function interviewersOf(candidate: Delivered): Promise<Interviewing> {
  const { world, companyId } = candidate;
  const interviewer = await world.employer({ companyId, role: 'interviewer', companyStatus: 1 });
  const colleague = await world.employer({ companyId, role: 'recruiter', companyStatus: 1 });
  return { ...candidate, interviewer, interviewing: world.as(interviewer), colleague };
}

/** Lets the interview of a day later be over by so many minutes. */
export function afterTheInterview(world: World, minutes = 0): void {
  world.clock.advance(25 * hourMs + minutes * 60_000);
}

/** One's own card as it is now, with everything answered the same way. */
export async function wholeContent(
  ctx: Ctx<EmployerActor>,
  roundId: string,
  changes: Partial<ScorecardContent> & { readonly all?: ScorecardContent['marks'][number]['answer'] } = {},
): Promise<{ roundId: string; version: number; content: ScorecardContent }> {
  const { all = 3, ...rest } = changes;
  const { card } = await getScorecard(ctx, { roundId });
  const marks = card.content.marks.map((mark) => ({ ...mark, answer: all }));
  const content = { ...card.content, marks, recommendation: 'yes' as const, ...rest };
  return { roundId, version: card.version, content };
}

/** Hands in a card; answers it. */
export async function handIn(ctx: Ctx<EmployerActor>, roundId: string, changes?: Parameters<typeof wholeContent>[2]) {
  return submitScorecard(ctx, await wholeContent(ctx, roundId, changes));
}

/** Saves a draft; answers it. */
export async function draft(ctx: Ctx<EmployerActor>, roundId: string, changes?: Parameters<typeof wholeContent>[2]) {
  return saveScorecard(ctx, await wholeContent(ctx, roundId, changes));
}

import type { Round, MyRound } from '@pinjian/contract/application-round.ts';
import { acceptRound } from '#domains/application/round/accept-round.ts';
import { inviteToRound } from '#domains/application/round/invite-to-round.ts';
import { getMyRound } from '#domains/application/round/get-my-round.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { asEmployer, delivered, pass, type Delivered } from './application.ts';
import type { World } from './world.ts';

const hourMs = 3_600_000;

/** A candidate who can be invited, with two members of the company who can interview them. */
export interface Interviewing extends Delivered {
  /** Role interviewer: reads what is assigned. */
  readonly interviewer: EmployerActor;
  readonly interviewing: Ctx<EmployerActor>;
  readonly colleague: EmployerActor;
}

export async function interviewing(world: World, here?: Delivered): Promise<Interviewing> {
  const candidate = here ?? (await delivered(world));
  await pass(candidate);
  const { companyId } = candidate;
  const interviewer = await world.employer({ companyId, role: 'interviewer', companyStatus: 1 });
  const colleague = await world.employer({ companyId, role: 'recruiter', companyStatus: 1 });
  return { ...candidate, interviewer, interviewing: world.as(interviewer), colleague };
}

/** So many hours from now, as the wire writes it. */
export function hoursFromNow(world: World, hours: number): string {
  return new Date(world.clock.now().getTime() + hours * hourMs).toISOString();
}

interface Plan {
  readonly hours?: readonly number[];
  readonly name?: string;
  readonly interviewerIds?: readonly string[];
  readonly minutes?: number;
}

/** What an invitation says besides whom it is to: a video interview of an hour at these hours from now. */
export function roundInput(
  here: Pick<Interviewing, 'world'> & { readonly interviewer: { readonly userId: string } },
  { hours = [24, 26, 28], name = '初面', interviewerIds, minutes = 60 }: Plan = {},
) {
  return {
    name,
    form: 1 as const,
    minutes,
    place: 'https://meeting.example.com/8000',
    note: '请准备一个项目介绍',
    times: hours.map((each) => hoursFromNow(here.world, each)),
    interviewerIds: [...(interviewerIds ?? [here.interviewer.userId])],
  };
}

/** Invites to a round; answers it as the company sees it. */
export async function inviteRound(here: Interviewing, plan?: Plan): Promise<Round> {
  const { round } = await inviteToRound(here.company, { ...(await asEmployer(here)), ...roundInput(here, plan) });
  return round;
}

/** The round as its candidate sees it, with what an act on it is made from. */
export async function myRoundOf(here: Pick<Interviewing, 'mine'>, roundId: string): Promise<MyRound> {
  return getMyRound(here.mine, { roundId });
}

/** How the seeker names a round in an act made now. */
export async function mySeen(here: Pick<Interviewing, 'mine'>, roundId: string) {
  const { from, version } = await myRoundOf(here, roundId);
  return { roundId, from, version };
}

/** How the company names it. */
export async function ourSeen(here: Interviewing, roundId: string) {
  const { from, version } = await asEmployer(here);
  return { roundId, from, version };
}

/** The seeker picks the first slot, or the one at this place. */
export async function acceptFirst(here: Interviewing, roundId: string, at = 0): Promise<MyRound> {
  const round = await myRoundOf(here, roundId);
  const slot = round.slots[at];
  if (slot === undefined) throw new Error('the round has no such slot');
  const { from, version } = round;
  return (await acceptRound(here.mine, { roundId, from, version, slotId: slot.slotId })).round;
}

/** A round that was invited to and accepted: it begins in a day. */
export async function acceptedRound(here: Interviewing, plan?: Plan): Promise<MyRound> {
  return acceptFirst(here, (await inviteRound(here, plan)).roundId);
}

import {
  acceptInvitation,
  applyToPosition,
  declineInvitation,
  getMyApplication,
  withdrawApplication,
} from '@pinjian/contract/application.ts';
import {
  getTalentDetail,
  inviteToAiInterview,
  passResume,
  rejectCandidate,
  takeBackInvitation,
  type CandidateStanding,
} from '@pinjian/contract/application-candidate.ts';
import { draftGoodbye } from '@pinjian/contract/application-scorecard.ts';
import type { MyApplication } from '@pinjian/contract/application-view.ts';
import type { SeekerActor } from '#server/context.ts';
import { call } from './call.ts';
import type { Member } from './cast.ts';
import type { Chance } from './chance.ts';
import { declineNotes, rejectionNotes } from './data/phrases.ts';
import type { Stage } from './stage.ts';

/** Who wants what: a seeker with the resume they send, and a position with the member who decides. */
export interface Pair {
  readonly seeker: SeekerActor;
  readonly resumeId: string;
  readonly positionId: string;
  readonly member: Member;
  /** Who of the company interviews. */
  readonly interviewer: Member;
}

const hour = 3_600_000;

/** The same moment, or the next morning where people sleep: nobody screens resumes at four. */
export function awake(moment: number, chance: Chance): number {
  const hourOfDay = (moment / hour + 8) % 24;
  if (hourOfDay >= 8 && hourOfDay < 22.5) return moment;
  const untilEight = (8 - hourOfDay + 24) % 24;
  return moment + (untilEight + chance.next() * 2.5) * hour;
}

/** What happens between one seeker and one position, move by move, each after some time. */
export class Thread {
  readonly stage: Stage;
  readonly chance: Chance;
  readonly pair: Pair;

  constructor(stage: Stage, chance: Chance, pair: Pair) {
    this.stage = stage;
    this.chance = chance;
    this.pair = pair;
  }

  /** Lets hours pass, and the night if it is reached, but never beyond the present. */
  wait(fewest: number, most: number): void {
    const latest = this.stage.today.getTime() - 120_000;
    const then = this.stage.now().getTime() + (fewest + (most - fewest) * this.chance.next()) * hour;
    this.stage.turnTo(new Date(Math.min(latest, awake(then, this.chance))));
  }

  async apply(): Promise<void> {
    const { positionId, resumeId } = this.pair;
    await call(this.stage.as(this.pair.seeker), applyToPosition, { positionId, resumeId });
    await this.stage.settle();
  }

  /** The company opens the resume. */
  async look(): Promise<CandidateStanding> {
    const { member, positionId, resumeId } = this.pair;
    const { application } = await call(this.stage.as(member), getTalentDetail, { resumeId, positionId });
    if (application === null) throw new Error('the candidate does not stand there');
    return application;
  }

  async pass(): Promise<void> {
    await call(this.stage.as(this.pair.member), passResume, chosen(await this.look()));
    await this.stage.settle();
  }

  async invite(): Promise<void> {
    await call(this.stage.as(this.pair.member), inviteToAiInterview, chosen(await this.look()));
    await this.stage.settle();
  }

  async takeBack(): Promise<void> {
    await call(this.stage.as(this.pair.member), takeBackInvitation, chosen(await this.look()));
    await this.stage.settle();
  }

  async reject(releaseNow = false, goodbye = ''): Promise<void> {
    const reason = this.chance.int(1, 7);
    const note = this.chance.pick(rejectionNotes);
    const standing = await this.look();
    const said = { reason, note, releaseNow, goodbye };
    await call(this.stage.as(this.pair.member), rejectCandidate, { ...chosen(standing), ...said });
    await this.stage.settle();
  }

  /** After an interview with people: with the letter that is drafted from what they wrote. */
  async sayGoodbye(): Promise<void> {
    const { applicationId } = await this.look();
    const { words } = await call(this.stage.as(this.pair.member), draftGoodbye, { applicationId });
    await this.reject(true, words);
  }

  async #mine(): Promise<MyApplication> {
    const { seeker, positionId } = this.pair;
    const { application } = await call(this.stage.as(seeker), getMyApplication, { positionId });
    if (application === null) throw new Error('there is no application');
    return application;
  }

  /** Accepts the invitation; answers the interview that it makes. */
  async accept(): Promise<string> {
    const mine = await this.#mine();
    const { interviewId } = await call(this.stage.as(this.pair.seeker), acceptInvitation, {
      ...invited(mine),
      from: mine.state,
      version: mine.version,
    });
    await this.stage.settle();
    return interviewId;
  }

  async decline(): Promise<void> {
    const mine = await this.#mine();
    const note = this.chance.pick(declineNotes);
    const input = { ...invited(mine), from: mine.state, version: mine.version, note };
    await call(this.stage.as(this.pair.seeker), declineInvitation, input);
    await this.stage.settle();
  }

  async withdraw(): Promise<void> {
    const { applicationId, state: from, version } = await this.#mine();
    await call(this.stage.as(this.pair.seeker), withdrawApplication, { applicationId, from, version });
    await this.stage.settle();
  }
}

function chosen({ applicationId, state, version }: CandidateStanding) {
  return { applicationId, from: state, version };
}

function invited({ invitation }: MyApplication): { invitationId: string } {
  if (invitation === null) throw new Error('there is no invitation');
  return { invitationId: invitation.invitationId };
}

import { step, type MoveName, type Step } from '@pinjian/contract/application-pipeline.ts';
import { recommend } from '#domains/application/pipeline/recommend.ts';
import { endRecommendation } from '#domains/application/pipeline/end-recommendation.ts';
import {
  expireInvitationsTask,
  expireOffersTask,
  expireRoundsTask,
  releaseRejectionsTask,
  settleNoShowsTask,
} from '#domains/application/tasks.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { EmployerActor, SeekerActor } from '#server/context.ts';
import { systemActor } from '#server/copy.ts';
import { runTask } from '../application.ts';
import { handIn } from '../scorecard.ts';
import type { World } from '../world.ts';
import { castSize, type Cast, type CastCompany } from './cast.ts';
import type { Chance } from './chance.ts';
import { hourMs, type Gate } from './clock.ts';
import { approvalAct, findAsked, isAnswerWanted } from './approval-acts.ts';
import { companyActs, companySideActs, tellOfOnboarding, type CompanyTurn } from './company-acts.ts';
import { seekerActs, type Act } from './seeker-acts.ts';
import { look, nothing, type Sight } from './sight.ts';
import { isLeading, neededHours, placesFor, possibleMoves, somewhere, wantedWeight, type Wanted } from './wanted.ts';

/** A move that its mover was told is made, from the version that they saw. */
interface Acknowledged {
  readonly applicationId: string;
  readonly move: MoveName;
  readonly side: 'seeker' | 'employer';
  readonly version: number;
}

/** What a run leaves behind beside the rows. */
export interface Ledger {
  readonly acknowledged: Acknowledged[];
  /** Offers that somebody was told they have accepted. */
  readonly accepted: Set<string>;
  /** Whatever was neither done nor refused. */
  readonly faults: string[];
  tries: number;
  refusals: number;
}

interface Stage {
  readonly cast: Cast;
  /** The copies: every act is on one of them. */
  readonly worlds: readonly World[];
  readonly gate: Gate;
  readonly chance: Chance;
  readonly ledger: Ledger;
  readonly wanted: Wanted;
  /** Whether somebody who has acted so often goes on. */
  readonly goesOn: (turns: number) => boolean;
}

/** Everybody acts until they are to stop, all at once. */
export async function perform(stage: Stage): Promise<void> {
  const { cast } = stage;
  await Promise.all([
    ...cast.seekers.flatMap((seeker) =>
      Array.from({ length: castSize.devices }, () => repeat(stage, () => seekerTurn(stage, seeker))),
    ),
    ...cast.companies.flatMap((company) => [
      ...company.movers.map((mover) => repeat(stage, () => moverTurn(stage, company, mover))),
      ...company.interviewers.map((member) => repeat(stage, () => interviewerTurn(stage, company, member))),
    ]),
    ...stage.worlds.map((world) => repeat(stage, () => clockTurn(stage, world))),
  ]);
}

async function repeat({ goesOn, ledger }: Stage, turn: () => Promise<void>): Promise<void> {
  for (let turns = 0; goesOn(turns); turns += 1) {
    try {
      await turn();
    } catch (error) {
      if (error instanceof Refusal) ledger.refusals += 1;
      else ledger.faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
}

interface Choice {
  readonly side: 'seeker' | 'employer';
  readonly chance: Chance;
  readonly now: Date;
  readonly wanted: Wanted;
}

/** Of a hundred tries, those of anything at all, possible or not. */
const blindPercent = 8;
/** How heavily somebody who may act leaves it: else whoever has one act to choose from, to withdraw, does nothing but that. */
const idleWeight = 3;
/** What somebody tries: mostly what is possible where they look, what nobody has made yet first; null where they leave it. */
function choose<A extends Act>(
  acts: Partial<Record<MoveName, A>>,
  sight: Sight,
  { side, chance, now, wanted }: Choice,
): readonly [MoveName, A] | null {
  const all = Object.entries(acts) as (readonly [MoveName, A])[];
  if (chance.percent(blindPercent)) return chance.weigh(all, ([, { weight }]) => weight);
  const possible = possibleMoves(sight, side, now);
  const isWanted = (move: MoveName) => isLeading(wanted, move, { ...sight, now });
  const weighed = all
    .filter(([move]) => possible.includes(move))
    .map((each) => ({ each, weight: each[1].weight * (isWanted(each[0]) ? wantedWeight : 1) }));
  return chance.weigh([...weighed, { each: null, weight: idleWeight }], ({ weight }) => weight).each;
}

interface Try {
  readonly act: () => Promise<unknown>;
  readonly twice: boolean;
}

/** Pressed once, or twice at a moment: the second press has to come to the same. */
async function press({ gate, ledger }: Stage, { act, twice }: Try): Promise<void> {
  ledger.tries += 1;
  const outcomes = await gate.act(() => Promise.allSettled(twice ? [act(), act()] : [act()]));
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  const fault = failed.find(({ reason }) => !(reason instanceof Refusal)) ?? failed.at(outcomes.length - 1);
  if (fault !== undefined) throw fault.reason;
}

async function seekerTurn(stage: Stage, seeker: SeekerActor): Promise<void> {
  const { cast, chance, ledger, wanted, worlds } = stage;
  const world = chance.pick(worlds);
  const places = (): Promise<readonly { positionId: string }[]> =>
    placesFor(world, wanted, { side: 'seeker', of: { seekerId: seeker.userId } });
  const anywhere: readonly { readonly positionId: string }[] = cast.companies;
  const { positionId } = await somewhere(chance, places, anywhere);
  const sight = await look(world, { seekerId: seeker.userId, positionId });
  const now = world.clock.now();
  const chosen = choose(seekerActs, sight, { side: 'seeker', chance, now, wanted });
  if (chosen === null) return;
  const [move, { act, isSeen }] = chosen;
  const ctx = world.as(seeker);
  await press(stage, { act: () => act({ ctx, positionId, sight, chance }), twice: isSeen && chance.percent(10) });
  const { applicationId, ofSeeker, offer } = sight;
  if (isSeen) ledger.acknowledged.push({ applicationId, move, side: 'seeker', version: ofSeeker.version });
  if (move === 'acceptOffer' && offer !== undefined) ledger.accepted.add(offer.id);
}

async function turnOf(stage: Stage, company: CastCompany, member: EmployerActor): Promise<CompanyTurn> {
  const { cast, chance, wanted, worlds } = stage;
  const world = chance.pick(worlds);
  const { positionId } = company;
  const anybody = cast.seekers.map(({ userId }) => ({ seekerId: userId }));
  const places = (): Promise<readonly { seekerId: string }[]> =>
    placesFor(world, wanted, { side: 'employer', of: { positionId } });
  const { seekerId } = await somewhere(chance, places, anybody);
  const sight = await look(world, { seekerId, positionId });
  return { world, ctx: world.as(member), company, seekerId, positionId, sight, chance, wanted };
}

async function moverTurn(stage: Stage, company: CastCompany, member: EmployerActor): Promise<void> {
  const { chance, ledger, wanted } = stage;
  const turn = await turnOf(stage, company, member);
  const asked =
    company.approves && chance.percent(isAnswerWanted(wanted) ? 80 : 30)
      ? await findAsked(turn.world, company.companyId)
      : [];
  // Who is not asked mostly leaves it alone: they have others to see to.
  const theirs = asked.filter(
    ({ approverId }) => approverId === member.userId || member.companyRole === 'owner' || chance.percent(5),
  );
  if (theirs.length > 0) {
    const one = chance.pick(theirs);
    await press(stage, { act: () => approvalAct(turn, one), twice: false });
    return;
  }
  // Of who has accepted it is still to be said whether they came.
  if (chance.percent(turn.sight.offer?.state === 'accepted' ? 50 : 8)) {
    const act = turn.sight.offer?.state === 'accepted' ? tellOfOnboarding : chance.pick(companySideActs);
    await press(stage, { act: () => act(turn), twice: false });
    return;
  }
  const now = turn.world.clock.now();
  const chosen = choose(companyActs, turn.sight, { side: 'employer', chance, now, wanted });
  if (chosen === null) return;
  const [move, { act, isSeen }] = chosen;
  // What draws lots itself would ask for something else the second time.
  const isSame = isSeen && !/^(invite|reschedule|send|revise|reject)/.test(move);
  await press(stage, { act: () => act(turn), twice: isSame && chance.percent(10) });
  const { applicationId, ofCompany } = turn.sight;
  if (isSeen)
    ledger.acknowledged.push({
      applicationId,
      move: invitedTo(move, ofCompany.from),
      side: 'employer',
      version: ofCompany.version,
    });
}

/** One call invites to the first round and to the next one: which it is follows from where it is made. */
function invitedTo(move: MoveName, from: Step): MoveName {
  if (move !== 'inviteToRealInterview' && move !== 'inviteToNextRound') return move;
  return from === step.realAccepted ? 'inviteToNextRound' : 'inviteToRealInterview';
}

/** A scorecard that is handed in says that the round was held. */
async function interviewerTurn(stage: Stage, company: CastCompany, member: EmployerActor): Promise<void> {
  const turn = await turnOf(stage, company, member);
  const begun = await turn.world.db
    .selectFrom('application_round as round')
    .innerJoin('application_round_interviewer as interviewer', 'interviewer.round_id', 'round.id')
    .innerJoin('application_application as application', 'application.id', 'round.application_id')
    .select(['round.id', 'round.state', 'application.status'])
    .where('interviewer.user_id', '=', member.userId)
    .where('round.state', 'in', ['accepted', 'held'])
    .where('round.starts_at', '<=', turn.world.clock.now())
    .orderBy('round.starts_at', 'desc')
    .limit(5)
    .execute();
  // Behind a rejection that waits for its release it is another move.
  const behind = begun.filter(({ state, status }) => state === 'accepted' && status === step.rejected);
  if (begun.length === 0 && !stage.chance.percent(blindPercent)) return;
  const isBehind = stage.wanted.has('recordHeldInterview') && behind.length > 0;
  const roundId = begun.length === 0 ? nothing : stage.chance.pick(isBehind ? behind : begun).id;
  await press(stage, { act: () => handIn(turn.ctx, roundId), twice: stage.chance.percent(10) });
}

/** A quarter of a year lets somebody apply again who was rejected; a week lets run out what nobody answered. */
const jumps = [
  { hours: 1, weight: 30 },
  { hours: 3, weight: 30 },
  { hours: 30, weight: 5 },
  { hours: 8 * 24, weight: 1 },
  { hours: 91 * 24, weight: 0.7 },
];
const tasks = [expireInvitationsTask, expireRoundsTask, expireOffersTask, releaseRejectionsTask, settleNoShowsTask];

/** The clock, the matcher and the news of AI interviews, of one copy. */
async function clockTurn(stage: Stage, world: World): Promise<void> {
  const { cast, chance, gate, wanted } = stage;
  const drawn = chance.weigh(jumps, ({ weight }) => weight);
  const ctx = world.as(systemActor);
  await wanted.refresh(world);
  await tellOfInterviews(stage, world);
  const needed = chance.percent(25) ? await neededHours(world, wanted, chance) : null;
  if (needed !== null || chance.percent(25))
    await gate.turn(() => world.clock.advance((needed ?? drawn.hours) * hourMs));
  for (const task of tasks) await gate.act(() => runTask(world, task));
  const { companyId, positionId } = chance.pick(cast.companies);
  const of = { seekerId: chance.pick(cast.seekers).userId, positionId };
  const to = chance.pick(['seeker', 'employer', 'both'] as const);
  await gate.act(() => recommend(ctx, { ...of, companyId, to }));
  if (chance.percent(30))
    await gate.act(() => endRecommendation(ctx, { ...of, sides: ['seeker', 'employer'], end: 'unused' }));
}

/** AI interviews are held, or their window closes unused: by their events, as the interviews' own domain tells them. */
async function tellOfInterviews({ chance, gate, wanted }: Stage, world: World): Promise<void> {
  const waiting = await world.db
    .selectFrom('application_application as application')
    .innerJoin('application_invitation as invitation', 'invitation.application_id', 'application.id')
    .select(['application.id', 'invitation.interview_id'])
    .where('application.status', '=', 31)
    .where('invitation.interview_id', 'is not', null)
    .orderBy('invitation.created_at', 'desc')
    .execute();
  for (const [nth, { id: applicationId, interview_id: interviewId }] of waiting.entries())
    if (interviewId !== null)
      await gate.act(() =>
        world.system().transaction(async (tx) => {
          const of = { interviewId, applicationId };
          // Of two that wait while nobody made either move, one is held and the other closed.
          const isNextClosed = wanted.has('closeAiInterview') && (nth % 2 === 1 || !wanted.has('recordReport'));
          if (chance.percent(isNextClosed ? 10 : 70)) await tx.emit('interview.reportReady', { ...of, complete: true });
          else await tx.emit('interview.closed', { ...of, reason: 'unused' });
        }),
      );
}

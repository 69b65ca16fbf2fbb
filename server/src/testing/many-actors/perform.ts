import { step, type MoveName, type Step } from '@pinjian/contract/application-pipeline.ts';
import { recommend } from '#domains/application/pipeline/recommend.ts';
import { endRecommendation } from '#domains/application/pipeline/end-recommendation.ts';
import { legalMoves } from '#domains/application/pipeline/rules.ts';
import {
  expireInvitationsTask,
  expireOffersTask,
  expireRoundsTask,
  releaseRejectionsTask,
  settleNoShowsTask,
} from '#domains/application/tasks.ts';
import { movesWithRound } from '#domains/application/round/view.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { EmployerActor, SeekerActor } from '#server/context.ts';
import { systemActor } from '#server/copy.ts';
import { runTask } from '../application.ts';
import { handIn } from '../scorecard.ts';
import type { World } from '../world.ts';
import { castSize, type Cast, type CastCompany } from './cast.ts';
import type { Chance } from './chance.ts';
import { hourMs, type Gate } from './clock.ts';
import { companyActs, companySideActs, type CompanyTurn } from './company-acts.ts';
import { seekerActs, type Act } from './seeker-acts.ts';
import { look, nothing, type Sight } from './sight.ts';

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
    ledger.tries += 1;
    try {
      await turn();
    } catch (error) {
      if (error instanceof Refusal) ledger.refusals += 1;
      else ledger.faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
}

/** What somebody tries: mostly what the table allows where they look, now and then anything. */
function choose<A extends Act>(
  acts: Partial<Record<MoveName, A>>,
  sight: Sight,
  { side, chance, now }: { readonly side: 'seeker' | 'employer'; readonly chance: Chance; readonly now: Date },
): readonly [MoveName, A] {
  const all = Object.entries(acts) as (readonly [MoveName, A])[];
  const legal = movesWithRound(legalMoves(sight.standing, side), { round: sight.round, side, now });
  const allowed = all.filter(([move]) => legal.includes(move));
  return chance.weigh(allowed.length === 0 || chance.percent(8) ? all : allowed, ([, { weight }]) => weight);
}

interface Try {
  readonly act: () => Promise<unknown>;
  readonly twice: boolean;
}

/** Pressed once, or twice at a moment: the second press has to come to the same. */
async function press({ gate }: Stage, { act, twice }: Try): Promise<void> {
  const outcomes = await gate.act(() => Promise.allSettled(twice ? [act(), act()] : [act()]));
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  const fault = failed.find(({ reason }) => !(reason instanceof Refusal)) ?? failed.at(outcomes.length - 1);
  if (fault !== undefined) throw fault.reason;
}

async function seekerTurn(stage: Stage, seeker: SeekerActor): Promise<void> {
  const { cast, chance, ledger, worlds } = stage;
  const world = chance.pick(worlds);
  const positionId = chance.pick(cast.companies).positionId;
  const sight = await look(world, { seekerId: seeker.userId, positionId });
  const [move, { act, isSeen }] = choose(seekerActs, sight, { side: 'seeker', chance, now: world.clock.now() });
  const ctx = world.as(seeker);
  await press(stage, { act: () => act({ ctx, positionId, sight, chance }), twice: isSeen && chance.percent(10) });
  const { applicationId, ofSeeker, offer } = sight;
  if (isSeen) ledger.acknowledged.push({ applicationId, move, side: 'seeker', version: ofSeeker.version });
  if (move === 'acceptOffer' && offer !== undefined) ledger.accepted.add(offer.id);
}

async function turnOf(stage: Stage, company: CastCompany, member: EmployerActor): Promise<CompanyTurn> {
  const { chance, worlds } = stage;
  const world = chance.pick(worlds);
  const { positionId } = company;
  const seekerId = chance.pick(stage.cast.seekers).userId;
  const sight = await look(world, { seekerId, positionId });
  return { world, ctx: world.as(member), company, seekerId, positionId, sight, chance };
}

async function moverTurn(stage: Stage, company: CastCompany, member: EmployerActor): Promise<void> {
  const { chance, ledger } = stage;
  const turn = await turnOf(stage, company, member);
  if (chance.percent(8)) {
    const act = chance.pick(companySideActs);
    await press(stage, { act: () => act(turn), twice: false });
    return;
  }
  const [move, { act, isSeen }] = choose(companyActs, turn.sight, {
    side: 'employer',
    chance,
    now: turn.world.clock.now(),
  });
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
    .select('round.id')
    .where('interviewer.user_id', '=', member.userId)
    .where('round.state', 'in', ['accepted', 'held'])
    .where('round.starts_at', '<=', turn.world.clock.now())
    .orderBy('round.starts_at', 'desc')
    .limit(5)
    .execute();
  const roundId = begun.length === 0 ? nothing : stage.chance.pick(begun).id;
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
  const { cast, chance, gate } = stage;
  const { hours } = chance.weigh(jumps, ({ weight }) => weight);
  const ctx = world.as(systemActor);
  if (chance.percent(30)) await gate.turn(() => world.clock.advance(hours * hourMs));
  for (const task of tasks) await gate.act(() => runTask(world, task));
  const { companyId, positionId } = chance.pick(cast.companies);
  const of = { seekerId: chance.pick(cast.seekers).userId, positionId };
  const to = chance.pick(['seeker', 'employer', 'both'] as const);
  await gate.act(() => recommend(ctx, { ...of, companyId, to }));
  if (chance.percent(30))
    await gate.act(() => endRecommendation(ctx, { ...of, sides: ['seeker', 'employer'], end: 'unused' }));
  await tellOfInterviews(stage, world);
}

/** AI interviews are held, or their window closes unused: by their events, as the interviews' own domain tells them. */
async function tellOfInterviews({ chance, gate }: Stage, world: World): Promise<void> {
  const waiting = await world.db
    .selectFrom('application_application as application')
    .innerJoin('application_invitation as invitation', 'invitation.application_id', 'application.id')
    .select(['application.id', 'invitation.interview_id'])
    .where('application.status', '=', 31)
    .where('invitation.interview_id', 'is not', null)
    .orderBy('invitation.created_at', 'desc')
    .execute();
  for (const { id: applicationId, interview_id: interviewId } of waiting)
    if (interviewId !== null)
      await gate.act(() =>
        world.system().transaction(async (tx) => {
          const of = { interviewId, applicationId };
          if (chance.percent(70)) await tx.emit('interview.reportReady', { ...of, complete: true });
          else await tx.emit('interview.closed', { ...of, reason: 'unused' });
        }),
      );
}

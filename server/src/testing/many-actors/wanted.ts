import {
  applyAgainDays,
  moveNames,
  invitationDays,
  rejectionHoldHours,
  step,
  type MoveName,
  type Step,
} from '@pinjian/contract/application-pipeline.ts';
import { noShowHours } from '@pinjian/contract/application-round.ts';
import { offerHappenings, type OfferHappening } from '@pinjian/contract/application-offer-view.ts';
import { offerDays } from '@pinjian/contract/application-offer-terms.ts';
import { findNewestOffers, type OfferRow } from '#domains/application/offer/queries.ts';
import { isMovable } from '#domains/application/offer/rules.ts';
import { howToApply, legalMoves, standingOf, type Standing } from '#domains/application/pipeline/rules.ts';
import { findNewestRoundRows, type RoundRow } from '#domains/application/round/queries.ts';
import { movesWithRound } from '#domains/application/round/view.ts';
import type { World } from '../world.ts';
import type { Chance } from './chance.ts';
import { hourMs } from './clock.ts';

/** What happens to an offer beside moves, and has to happen in a run. */
export const offerNews: readonly OfferHappening[] = offerHappenings.filter((each) => each !== 'discarded');
export type Deed = MoveName | OfferHappening;

/**
 * What nobody has done yet: whoever acts looks for a place to do some of it first. Chance alone leaves the rarest
 * moves (a no-show that is disputed, an interview that is handed in behind a rejection) to luck.
 */
export interface Wanted {
  has(deed: Deed): boolean;
  isEmpty(): boolean;
  /** Looks at what has been made by now. */
  refresh(world: World): Promise<void>;
}

/** By how much likelier something is tried that nobody has done yet. */
export const wantedWeight = 12;

/** @param since whatever was done before does not count; left out, everything does */
export function createWanted(since = new Date(0)): Wanted {
  const left = new Set<Deed>([...moveNames, ...offerNews]);
  return {
    has: (move) => left.has(move),
    isEmpty: () => left.size === 0,
    async refresh({ db }) {
      if (left.size === 0) return;
      const made = await db
        .selectFrom('application_event')
        .select('move')
        .distinct()
        .where('created_at', '>', since)
        .execute();
      for (const { move } of made) left.delete(move as MoveName);
      const happened = await db
        .selectFrom('application_offer_act')
        .select('what')
        .distinct()
        .where('created_at', '>', since)
        .execute();
      for (const { what } of happened) left.delete(what);
    },
  };
}

interface Place {
  readonly seekerId: string;
  readonly positionId: string;
}

/** Where a seeker and a position stand, as far as it says what can be done. */
interface Seen {
  readonly standing: Standing;
  readonly round: RoundRow | undefined;
  readonly offer: OfferRow | undefined;
}

/** What a side can do: what the table, the newest round, the newest offer and the day allow together. */
export function possibleMoves({ standing, round, offer }: Seen, side: 'seeker' | 'employer', now: Date): MoveName[] {
  const isToday = (move: MoveName) => move !== 'applyAgain' || howToApply(standing, now) === 'applyAgain';
  return movesWithRound(legalMoves(standing, side), { round, side, now }).filter(
    (move) => isMovable(move, offer?.state) && isToday(move),
  );
}

/** Whether a move is wanted, or leads to one that nobody makes by themselves: a scorecard behind a rejection. */
export function isLeading(
  wanted: Wanted,
  move: MoveName,
  { standing, round, now }: Pick<Seen, 'standing' | 'round'> & { readonly now: Date },
): boolean {
  if (wanted.has(move)) return true;
  const hasBegun = round?.state === 'accepted' && round.starts_at !== null && round.starts_at <= now;
  return move === 'reject' && hasBegun && standing.step === step.realAccepted && wanted.has('recordHeldInterview');
}

/** How far a row has come: what nobody has made yet is mostly made at the far end. */
const far: readonly Step[] = [0, 9, 6, 1, 2, 3, 31, 32, 4, 41, 5];

/** Where a side looks while something is wanted, the likeliest place to make it first; empty once nothing is. */
export async function placesFor(
  world: World,
  wanted: Wanted,
  { side, of }: { readonly side: 'seeker' | 'employer'; readonly of: { seekerId?: string; positionId?: string } },
): Promise<Place[]> {
  if (wanted.isEmpty()) return [];
  const rows = await world.db
    .selectFrom('application_application')
    .selectAll()
    .$if(of.seekerId !== undefined, (query) => query.where('seeker_id', '=', of.seekerId ?? ''))
    .$if(of.positionId !== undefined, (query) => query.where('position_id', '=', of.positionId ?? ''))
    .execute();
  const now = world.clock.now();
  const ids = rows.map(({ id }) => id);
  const rounds = await findNewestRoundRows(world.system(), ids);
  const offers = new Map((await findNewestOffers(world.system(), ids, 'all')).map((row) => [row.application_id, row]));
  const likelihood = (row: (typeof rows)[number]): number => {
    const seen = { standing: standingOf(row), round: rounds.get(row.id), offer: offers.get(row.id), now };
    const isWanted = possibleMoves(seen, side, now).some((move) => isLeading(wanted, move, seen));
    return (isWanted ? far.length : 0) + far.indexOf(row.status);
  };
  return rows
    .map((row) => ({ place: { seekerId: row.seeker_id, positionId: row.position_id }, score: likelihood(row) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ place }) => place);
}

/** Where somebody looks: half of the time one of the three likeliest places, so that some rows get far; else anywhere. */
export async function somewhere<P>(
  chance: Chance,
  places: () => Promise<readonly P[]>,
  anywhere: readonly P[],
): Promise<P> {
  const likely = chance.percent(50) ? await places() : [];
  return chance.pick(likely.length > 0 ? likely.slice(0, 3) : anywhere);
}

/** Hours that time has to move for one of the wanted moves to become possible somewhere; null where none would. */
export async function neededHours({ db, clock }: World, wanted: Wanted, chance: Chance): Promise<number | null> {
  if (wanted.isEmpty()) return null;
  const rows = await db
    .selectFrom('application_application')
    .select(['status', 'released_at', 'rejected_step'])
    .execute();
  const now = clock.now();
  const ahead = await db
    .selectFrom('application_round')
    .select('ends_at')
    .where('state', '=', 'accepted')
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .limit(1)
    .executeTakeFirst();
  const claimed = await db
    .selectFrom('application_round')
    .select('id')
    .where('state', '=', 'accepted')
    .where('no_show_claimed_by', 'is not', null)
    .where('no_show_answer', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const at = (status: number) => rows.some((row) => row.status === status);
  const isHeld = rows.some((row) => row.status === 6 && row.released_at === null);
  const isReleased = rows.some((row) => row.status === 6 && row.released_at !== null);
  const untilEnd = ahead?.ends_at ? Math.ceil((ahead.ends_at.getTime() - now.getTime()) / hourMs) : 0;
  const ends = ['holdRealInterview', 'claimNoShow', 'inviteToNextRound', 'recordHeldInterview'] as const;
  const needs: readonly (readonly [boolean, number])[] = [
    [ahead !== undefined && ends.some((move) => wanted.has(move)), untilEnd],
    [wanted.has('recordNoShow') && claimed !== undefined, noShowHours + 1],
    [wanted.has('releaseRejection') && isHeld, rejectionHoldHours + 1],
    [wanted.has('expireRealInvitation') && at(4), 13],
    [wanted.has('expireAiInvitation') && at(3), invitationDays * 24 + 1],
    [wanted.has('expireOffer') && at(5), (offerDays + 1) * 24],
    [wanted.has('applyAgain') && isReleased, applyAgainDays * 24 + 1],
  ];
  const open = needs.filter(([isNeeded]) => isNeeded);
  return open.length === 0 ? null : chance.pick(open)[1];
}

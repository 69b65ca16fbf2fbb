import type { Selectable } from 'kysely';
import type { CardCompetency, ScorecardContent } from '@pinjian/contract/application-scorecard.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { ApplicationScorecardTable } from '#server/tables.ts';
import { openApplication } from '../contact/open-application.ts';

export type ScorecardRow = Selectable<ApplicationScorecardTable>;

function aboutQuery(ctx: Ctx) {
  return ctx.db
    .selectFrom('application_round as round')
    .innerJoin('application_application as application', 'application.id', 'round.application_id')
    .innerJoin('position_position as position', 'position.id', 'application.position_id')
    .selectAll('application')
    .select([
      'round.id as round_id',
      'round.name as round_name',
      'round.ordinal as round_ordinal',
      'round.state as round_state',
      'round.starts_at as round_starts_at',
      'round.ends_at as round_ends_at',
      'round.plan_round_id',
      'position.title as position_title',
    ]);
}

/** A round with its application and the title of its position. */
export async function findRoundAbout(ctx: Ctx, roundId: string) {
  const row = await aboutQuery(ctx).where('round.id', '=', roundId).executeTakeFirst();
  return row && openApplication(ctx, row);
}
export type RoundAbout = NonNullable<Awaited<ReturnType<typeof findRoundAbout>>>;

/** The interviewers of a round with their names, in the order in which they were asked. */
export async function findInterviewers(ctx: Ctx, roundId: string) {
  return ctx.db
    .selectFrom('application_round_interviewer as interviewer')
    .innerJoin('account_identity as identity', 'identity.id', 'interviewer.user_id')
    .select(['interviewer.user_id', 'identity.username'])
    .where('interviewer.round_id', '=', roundId)
    .orderBy('interviewer.created_at')
    .orderBy('interviewer.user_id')
    .execute();
}

/** What the plan asks for in a round; null where it has no such round. */
export async function findPlannedCompetencies(ctx: Ctx, planRoundId: string): Promise<CardCompetency[] | null> {
  const row = await ctx.db
    .selectFrom('position_plan_round')
    .select('competencies')
    .where('id', '=', planRoundId)
    .executeTakeFirst();
  return row === undefined ? null : row.competencies.map(({ name, anchor }) => ({ name, anchor }));
}

interface OfInterviewer {
  readonly roundId: string;
  readonly interviewerId: string;
}

export async function findCard(ctx: Ctx, { roundId, interviewerId }: OfInterviewer): Promise<ScorecardRow | undefined> {
  return ctx.db
    .selectFrom('application_scorecard')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('interviewer_id', '=', interviewerId)
    .executeTakeFirst();
}

/** Holds the round until the transaction ends: cards of one round are written one after the other. */
export async function lockRound(tx: Ctx, roundId: string): Promise<void> {
  await tx.db.selectFrom('application_round').select('id').where('id', '=', roundId).forUpdate().execute();
}

export async function insertCard(
  tx: Ctx,
  of: OfInterviewer & {
    readonly competencies: readonly CardCompetency[];
    readonly content: ScorecardContent;
    readonly lockedAt: Date | null;
  },
): Promise<ScorecardRow> {
  const now = tx.now();
  return tx.db
    .insertInto('application_scorecard')
    .values({
      id: newId(),
      round_id: of.roundId,
      interviewer_id: of.interviewerId,
      competencies: JSON.stringify(of.competencies),
      content: JSON.stringify(of.content),
      version: 2,
      created_at: now,
      updated_at: now,
      locked_at: of.lockedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateCard(
  tx: Ctx,
  cardId: string,
  { content, lockedAt }: { readonly content: ScorecardContent; readonly lockedAt: Date | null },
): Promise<ScorecardRow> {
  return tx.db
    .updateTable('application_scorecard')
    .set((eb) => ({
      content: JSON.stringify(content),
      version: eb('version', '+', 1),
      updated_at: tx.now(),
      locked_at: lockedAt,
    }))
    .where('id', '=', cardId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What was added to cards, oldest first. */
export async function findAddenda(ctx: Ctx, cardIds: readonly string[]) {
  if (cardIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_scorecard_addendum')
    .selectAll()
    .where('scorecard_id', 'in', cardIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
export type AddendumRow = Awaited<ReturnType<typeof findAddenda>>[number];

export async function insertAddendum(
  tx: Ctx,
  { cardId, key, words }: { readonly cardId: string; readonly key: string; readonly words: string },
): Promise<void> {
  await tx.db
    .insertInto('application_scorecard_addendum')
    .values({ id: newId(), scorecard_id: cardId, addendum_key: key, words, created_at: tx.now() })
    .execute();
}

/** The cards of a round that are handed in, with the names of who wrote them, the first one first. */
export async function findLockedCards(ctx: Ctx, roundId: string) {
  return ctx.db
    .selectFrom('application_scorecard as card')
    .leftJoin('account_identity as identity', 'identity.id', 'card.interviewer_id')
    .selectAll('card')
    .select('identity.username')
    .where('card.round_id', '=', roundId)
    .where('card.locked_at', 'is not', null)
    .orderBy('card.locked_at')
    .orderBy('card.id')
    .execute();
}
export type LockedCardRow = Awaited<ReturnType<typeof findLockedCards>>[number];

/** What all interviewers of an application handed in, with their names. */
export async function findCardsOfApplication(ctx: Ctx, applicationId: string) {
  return ctx.db
    .selectFrom('application_scorecard as card')
    .innerJoin('application_round as round', 'round.id', 'card.round_id')
    .select('card.content')
    .where('round.application_id', '=', applicationId)
    .where('card.locked_at', 'is not', null)
    .orderBy('card.locked_at')
    .execute();
}

/** The names of everybody who interviewed for an application. */
export async function findInterviewerNames(ctx: Ctx, applicationId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('application_round_interviewer as interviewer')
    .innerJoin('application_round as round', 'round.id', 'interviewer.round_id')
    .innerJoin('account_identity as identity', 'identity.id', 'interviewer.user_id')
    .select('identity.username')
    .distinct()
    .where('round.application_id', '=', applicationId)
    .execute();
  return rows.flatMap(({ username }) => username ?? []);
}

/** Owed cards are looked for among interviews that ended since then at the earliest. */
interface Owed {
  readonly endedBefore: Date;
  readonly endedAfter: Date;
  readonly limit: number;
}

/**
 * Interviews that are over and cards that are not handed in by interviewers who have not been reminded for the last time, the
 * earliest interview first.
 */
export async function findOwed(ctx: Ctx, { endedBefore, endedAfter, limit }: Owed) {
  const query = aboutQuery(ctx)
    .innerJoin('application_round_interviewer as interviewer', 'interviewer.round_id', 'round.id')
    .leftJoin('application_scorecard as card', (join) =>
      join.onRef('card.round_id', '=', 'round.id').onRef('card.interviewer_id', '=', 'interviewer.user_id'),
    )
    .select(['interviewer.user_id as interviewer_id', 'card.id as card_id'])
    .where('round.state', 'in', ['accepted', 'held'])
    .where('round.ends_at', '<=', endedBefore)
    .where('round.ends_at', '>', endedAfter)
    .where('card.locked_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('application_scorecard_reminder as reminder')
            .select('reminder.round_id')
            .whereRef('reminder.round_id', '=', 'round.id')
            .whereRef('reminder.interviewer_id', '=', 'interviewer.user_id')
            .where('reminder.occasion', '=', 'morning'),
        ),
      ),
    );
  const rows = await query.orderBy('round.ends_at').orderBy('round.id').limit(limit).execute();
  return rows.map((row) => openApplication(ctx, row));
}

/** Who of a round has been reminded, of which occasions. */
export async function findReminders(ctx: Ctx, roundIds: readonly string[]) {
  if (roundIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_scorecard_reminder')
    .select(['round_id', 'interviewer_id', 'occasion'])
    .where('round_id', 'in', roundIds)
    .execute();
}

/** Notes that somebody is reminded; false where they were before. */
export async function insertReminder(
  tx: Ctx,
  { roundId, interviewerId, occasion }: OfInterviewer & { readonly occasion: 'first' | 'morning' },
): Promise<boolean> {
  const rows = await tx.db
    .insertInto('application_scorecard_reminder')
    .values({ round_id: roundId, interviewer_id: interviewerId, occasion, reminded_at: tx.now() })
    .onConflict((conflict) => conflict.columns(['round_id', 'interviewer_id', 'occasion']).doNothing())
    .returning('round_id')
    .execute();
  return rows.length > 0;
}

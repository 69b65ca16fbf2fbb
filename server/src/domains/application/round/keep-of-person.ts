import type { MyRound } from '@pinjian/contract/application-round.ts';
import type { Ctx } from '#server/context.ts';
import type { ApplicationRow } from '../pipeline/queries.ts';
import { freeRound } from './book-round.ts';
import { findMyRoundViews } from './find-round-views.ts';
import { findAcceptedOf, findRoundRows } from './queries.ts';

/** What is of use of a round outside the product. */
type TakenRound = Pick<
  MyRound,
  | 'ordinal'
  | 'name'
  | 'form'
  | 'minutes'
  | 'state'
  | 'startsAt'
  | 'endsAt'
  | 'place'
  | 'note'
  | 'interviewers'
  | 'slots'
  | 'proposal'
  | 'noShow'
  | 'end'
  | 'invitedAt'
  | 'answeredAt'
>;

/** Rounds of a person's applications as they see them, by application. */
export async function exportRounds(
  ctx: Ctx,
  applications: readonly ApplicationRow[],
): Promise<Map<string, TakenRound[]>> {
  const rows = await findRoundRows(
    ctx,
    applications.map(({ id }) => id),
  );
  const views = Map.groupBy(await findMyRoundViews(ctx, applications, rows), (view) => view.applicationId);
  return new Map(applications.map(({ id }) => [id, (views.get(id) ?? []).map(takenRound)]));
}

function takenRound(view: MyRound): TakenRound {
  const { ordinal, name, form, minutes, state, startsAt, endsAt, place, note, interviewers, slots } = view;
  const { proposal, noShow, end, invitedAt, answeredAt } = view;
  return {
    ordinal,
    name,
    form,
    minutes,
    state,
    startsAt,
    endsAt,
    place,
    note,
    interviewers,
    slots,
    proposal,
    noShow,
    end,
    invitedAt,
    answeredAt,
  };
}

/** Gives back the times that interviewers keep for somebody who is erased. */
export async function freeRoundsOf(tx: Ctx, userId: string): Promise<void> {
  for (const roundId of await findAcceptedOf(tx, userId)) await freeRound(tx, roundId);
}

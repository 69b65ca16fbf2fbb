import type { MyRound, Round } from '@pinjian/contract/application-round.ts';
import { maskName } from '@pinjian/contract/person.ts';
import { companyName } from '#domains/company/index.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { isContactShown } from '../candidate/view.ts';
import { findPositionTitle, type ApplicationRow } from '../pipeline/queries.ts';
import { freeTimesOf } from './book-round.ts';
import { findInterviewerRows, findNamesOf, findSlotRows, type RoundRow, type SlotRow } from './queries.ts';
import { myRoundView, roundView, type WholeRound } from './view.ts';

/** Rounds of one application as a member of its company sees them. */
export async function findRoundViews(
  ctx: Ctx<Employing>,
  application: ApplicationRow,
  rows: readonly RoundRow[],
): Promise<Round[]> {
  const wholes = await findWhole(ctx, application, rows);
  return wholes.map((whole) => roundView(whole, ctx.actor, ctx.now()));
}

/** The same as its candidate sees them. */
export async function findMyRoundViews(
  ctx: Ctx,
  application: ApplicationRow,
  rows: readonly RoundRow[],
): Promise<MyRound[]> {
  const wholes = await findWhole(ctx, application, rows);
  return wholes.map((whole) => myRoundView(whole, ctx.now()));
}

async function findWhole(ctx: Ctx, application: ApplicationRow, rows: readonly RoundRow[]): Promise<WholeRound[]> {
  const ids = rows.map((row) => row.id);
  const slots = Map.groupBy(await findSlotRows(ctx, ids), (slot) => slot.round_id);
  const interviewers = Map.groupBy(await findInterviewerRows(ctx, ids), ({ roundId }) => roundId);
  const names = await findNamesOf(
    ctx,
    rows.flatMap((row) => row.invited_by ?? []),
  );
  const shared = {
    application,
    positionTitle: await findPositionTitle(ctx, application.position_id),
    companyName: await companyName(ctx, application.company_id),
    candidateName: candidateNameOf(application),
  };
  const wholes: WholeRound[] = [];
  for (const row of rows) {
    const own = interviewers.get(row.id) ?? [];
    const offered = slots.get(row.id) ?? [];
    wholes.push({
      ...shared,
      row,
      slots: offered,
      freeSlots: await findFreeSlots(ctx, row, offered, own),
      interviewers: own,
      invitedBy: row.invited_by === null ? null : (names.get(row.invited_by) ?? null),
    });
  }
  return wholes;
}

/** A candidate as the company may know them: what was sent is gone once it was withdrawn. */
function candidateNameOf(application: ApplicationRow): string {
  const name = application.resume_snapshot?.basics.name ?? '';
  return (isContactShown(application) ? name : maskName(name)) || '候选人';
}

/** Only an invitation has slots to pick from: those to come at which nobody was booked since. */
async function findFreeSlots(
  ctx: Ctx,
  row: RoundRow,
  slots: readonly SlotRow[],
  interviewers: readonly { readonly userId: string }[],
): Promise<Set<string>> {
  if (row.state !== 'invited') return new Set();
  const ahead = slots.filter((slot) => slot.starts_at > ctx.now());
  const times = ahead.map((slot) => ({ startsAt: slot.starts_at, endsAt: slot.ends_at }));
  const memberIds = interviewers.map(({ userId }) => userId);
  const free = await freeTimesOf(ctx, { roundId: row.id, memberIds, times });
  const starts = new Set(free.map(({ startsAt }) => startsAt.getTime()));
  return new Set(ahead.filter((slot) => starts.has(slot.starts_at.getTime())).map((slot) => slot.id));
}

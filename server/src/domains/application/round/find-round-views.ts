import type { MyRound, Round } from '@pinjian/contract/application-round.ts';
import { maskName } from '@pinjian/contract/person.ts';
import { companyNames } from '#domains/company/index.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { isContactShown } from '../candidate/view.ts';
import { findPositionTitles, type ApplicationRow } from '../pipeline/queries.ts';
import { freeTimesOf } from './book-round.ts';
import { findInterviewerRows, findNamesOf, findSlotRows, type RoundRow, type SlotRow } from './queries.ts';
import { myRoundView, roundView, type WholeRound } from './view.ts';

/** Rounds of one application as a member of its company sees them. */
export async function findRoundViews(
  ctx: Ctx<Employing>,
  application: ApplicationRow,
  rows: readonly RoundRow[],
): Promise<Round[]> {
  const wholes = await findWhole(ctx, [application], rows);
  return wholes.map((whole) => roundView(whole, ctx.actor, ctx.now()));
}

/** Rounds of a candidate's applications as the candidate sees them, in the order of the rows, with one look at each table. */
export async function findMyRoundViews(
  ctx: Ctx,
  applications: readonly ApplicationRow[],
  rows: readonly RoundRow[],
): Promise<MyRound[]> {
  const wholes = await findWhole(ctx, applications, rows);
  return wholes.map((whole) => myRoundView(whole, ctx.now()));
}

async function findWhole(
  ctx: Ctx,
  applications: readonly ApplicationRow[],
  rows: readonly RoundRow[],
): Promise<WholeRound[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const slots = Map.groupBy(await findSlotRows(ctx, ids), (slot) => slot.round_id);
  const interviewers = Map.groupBy(await findInterviewerRows(ctx, ids), ({ roundId }) => roundId);
  const names = await findNamesOf(
    ctx,
    rows.flatMap((row) => row.invited_by ?? []),
  );
  const sharedOf = await findShared(ctx, applications);
  const wholes: WholeRound[] = [];
  for (const row of rows) {
    const own = interviewers.get(row.id) ?? [];
    const offered = slots.get(row.id) ?? [];
    wholes.push({
      ...sharedOf(row.application_id),
      row,
      slots: offered,
      freeSlots: await findFreeSlots(ctx, row, offered, own),
      interviewers: own,
      invitedBy: row.invited_by === null ? null : (names.get(row.invited_by) ?? null),
    });
  }
  return wholes;
}

type Shared = Pick<WholeRound, 'application' | 'positionTitle' | 'companyName' | 'candidateName'>;

/** What all rounds of an application have in common. @throws for an application that was not given. */
async function findShared(ctx: Ctx, applications: readonly ApplicationRow[]): Promise<(id: string) => Shared> {
  const titles = await findPositionTitles(
    ctx,
    applications.map((application) => application.position_id),
  );
  const companies = await companyNames(
    ctx,
    applications.map((application) => application.company_id),
  );
  const byId = new Map(applications.map((application) => [application.id, application]));
  return (id) => {
    const application = byId.get(id);
    const positionTitle = titles.get(application?.position_id ?? '');
    const companyName = companies.get(application?.company_id ?? '');
    if (application === undefined || positionTitle === undefined || companyName === undefined)
      throw new Error(`no application ${id} to show rounds of`);
    return { application, positionTitle, companyName, candidateName: candidateNameOf(application) };
  };
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

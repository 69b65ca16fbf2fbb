import { isDeepStrictEqual } from 'node:util';
import { applicationErrors } from '@pinjian/contract/application.ts';
import { step, type MoveName, type Mover, type Step } from '@pinjian/contract/application-pipeline.ts';
import type { MailFile } from '@pinjian/contract/message.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { isLeaving } from '#domains/account/index.ts';
import { writeAppointmentFile } from '#domains/calendar/index.ts';
import { companyName, tellWebhooks } from '#domains/company/index.ts';
import { sendMessage, type Recipient } from '#domains/message/index.ts';
import { requireFindable } from '#domains/resume/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { nothingSent } from '../contact/open-application.ts';
import { isAgent } from '#server/ask-permit.ts';
import { isOwn, moverOf, requirePermitted } from '../policy.ts';
import type { RoundNews } from '../round/announcements.ts';
import { announcementsOf, type Announcement, type AnnouncementFacts } from './announcements.ts';
import { webhookNewsOf } from './webhook-news.ts';
import {
  findMoveTo,
  findPositionTitle,
  insertEvent,
  lockApplication,
  updateApplication,
  type ApplicationRow,
  type MoveColumns,
} from './queries.ts';
import {
  isLegal,
  isSeenBySeeker,
  isUnasked,
  makeStep,
  standingOf,
  stepFor,
  type Made,
  type MoveDetails,
} from './rules.ts';

/** State and row version as the mover saw them (decisions §8); null for who moves whatever the state (system, applying). */
export type Seen = { readonly from: Step; readonly version: number } | null;

export interface MoveRequest {
  readonly applicationId: string;
  readonly move: MoveName;
  readonly seen: Seen;
  readonly details?: MoveDetails;
  readonly columns?: MoveColumns;
  /** What belongs to the move beside the row (an invitation, an interview); answers what the messages are to name. */
  readonly carryOut?: (row: ApplicationRow) => Promise<MoveFacts>;
}

/** What a move made, as far as its messages name it. */
export interface MoveFacts {
  readonly deadline?: Date;
  readonly interviewId?: string;
  readonly round?: RoundNews;
  /** A reason that the other side is told. */
  readonly words?: string;
}

export interface Moved {
  readonly row: ApplicationRow;
  /** The same move had been made from the same state before: nothing was done. */
  readonly repeated: boolean;
}

/**
 * Makes one move: locks the row, checks it against the table, writes row and event, tells each recipient once and
 * emits `application.moved`, all in the transaction of `tx`. Who moves is the actor of `tx`.
 * @throws Refusal 40400 for a row that is not the actor's and for a seeker who is not to be found by it, 40900 when it was moved since the actor looked, 40943 for a
 * move that the table does not have.
 */
export async function makeMove(tx: Ctx, request: MoveRequest): Promise<Moved> {
  const { move } = request;
  const row = await lockOwn(tx, request.applicationId);
  const mover = moverOf(tx.actor);
  const standing = standingOf(row);
  if (isUnasked(standing, move)) await requireFindable(tx, { seekerId: row.seeker_id, companyId: row.company_id });
  if (request.seen !== null) {
    const version = isSeekerSide(mover.kind) ? row.seeker_version : row.version;
    if (request.seen.version !== version || request.seen.from !== stepFor(standing, mover.kind)) {
      if (!isAgent(tx.actor) && (await isRepeat(tx, request, request.seen))) return { row, repeated: true };
      throw new Refusal(errors.stateChanged);
    }
  }
  if (!isLegal(standing, move, mover.kind)) throw new Refusal(applicationErrors.moveNotAllowed);
  requirePermitted(tx.actor, move);

  const made = makeStep(standing, move, mover.kind, tx.now());
  const seenBySeeker = isSeenBySeeker(move, request.details);
  const version = row.version + 1;
  const seekerVersion = row.seeker_version + (seenBySeeker ? 1 : 0);
  const columns = { ...clearedBy(made), ...request.columns };
  const moved = await updateApplication(tx, row.id, {
    standing: made.next,
    version,
    seekerVersion,
    seenBySeeker,
    columns,
  });
  const facts = await request.carryOut?.(moved);
  const from = made.from ?? 0;
  const { kind, id: moverId } = mover;
  const details = detailsOf(tx, request);
  const event = {
    applicationId: row.id,
    move,
    version,
    seekerVersion,
    from,
    to: made.to,
    mover: kind,
    moverId,
    details,
  };
  const eventId = await insertEvent(tx, event);
  await announce(tx, { before: row, after: moved, eventId, from, request, by: kind, facts: facts ?? {} });
  await tx.emit('application.moved', { applicationId: row.id, eventId, from: row.status, to: moved.status });
  return { row: moved, repeated: false };
}

/**
 * The actor's own application, locked until the transaction ends.
 * @throws Refusal 40400, to a company also for a candidate who is about to be erased
 */
export async function lockOwn(tx: Ctx, applicationId: string): Promise<ApplicationRow> {
  const row = await lockApplication(tx, applicationId);
  if (row === undefined || !isOwn(tx.actor, row)) throw new Refusal(errors.notFound);
  if (moverOf(tx.actor).kind.startsWith('employer') && (await isLeaving(tx, row.seeker_id)))
    throw new Refusal(errors.notFound);
  return row;
}

/** What is kept with the move; of an agent which kind it was. */
function detailsOf({ actor }: Ctx, { details = {} }: Pick<MoveRequest, 'details'>): MoveDetails {
  return isAgent(actor) ? { ...details, agent: actor.agent.kind } : details;
}

function isSeekerSide(mover: Mover): boolean {
  return mover === 'seeker' || mover === 'seekerAgent';
}

/** Whether just this move, for the same reasons, was made from what the mover saw: pressed twice, sent twice. */
async function isRepeat(tx: Ctx, request: MoveRequest, seen: NonNullable<Seen>): Promise<boolean> {
  const { kind } = moverOf(tx.actor);
  const { move } = request;
  const before = await findMoveTo(tx, request.applicationId, { move, mover: kind, version: seen.version + 1 });
  return before?.from_step === seen.from && isDeepStrictEqual(before.details, detailsOf(tx, request));
}

/** A rejection that is over leaves no reason behind, a withdrawn application no resume. */
function clearedBy({ next }: Made): MoveColumns {
  return {
    ...(next.rejectedFrom === null
      ? { rejected_at: null, reject_reason: null, reject_note: null, goodbye: null, release_at: null }
      : {}),
    ...(next.step === 0 ? nothingSent : {}),
    ...(next.step === step.recommended ? {} : { recommended_to: null }),
  };
}

interface Announced {
  readonly before: ApplicationRow;
  readonly after: ApplicationRow;
  readonly eventId: string;
  readonly from: Step;
  readonly request: MoveRequest;
  readonly by: Mover;
  readonly facts: MoveFacts;
}

/** Moves by which a time is settled, or is settled no more. */
const calendarMoves: readonly MoveName[] = ['acceptRealInterview', 'rescheduleRealInterview', 'cancelRealInterview'];

/** What puts the interview into a calendar, or takes it out; null where none is settled. */
async function fileOf(
  tx: Ctx,
  move: MoveName,
  { to, facts }: { readonly to: Announcement['to']; readonly facts: MoveFacts },
): Promise<MailFile | null> {
  if (facts.round === undefined || !calendarMoves.includes(move)) return null;
  return writeAppointmentFile(tx, { subjectId: facts.round.roundId, reader: to === 'seeker' ? 'seeker' : 'members' });
}

async function announce(tx: Ctx, { before, after, eventId, from, request, by, facts }: Announced): Promise<void> {
  // A withdrawal is told with the name that the company knew.
  const applied = [after, before].find((row) => row.applied_at !== null || row.contact_agreed_at !== null);
  const told: AnnouncementFacts = {
    from,
    companyName: await companyName(tx, after.company_id),
    positionTitle: await findPositionTitle(tx, after.position_id),
    candidateName: applied?.resume_snapshot?.basics.name || '候选人',
    positionId: after.position_id,
    resumeId: after.resume_id,
    details: detailsOf(tx, request),
    goodbye: after.goodbye,
    words: facts.words ?? '',
    deadline: facts.deadline ?? null,
    interviewId: facts.interviewId ?? null,
    by,
    round: facts.round ?? null,
  };
  const company = { companyId: after.company_id, applicationId: after.id };
  const dedupeKey = `application:${eventId}`;
  for (const { to, about = 'candidates', ...message } of announcementsOf(request.move, told)) {
    const recipient: Recipient = to === 'seeker' ? { userId: after.seeker_id } : { ...company, about };
    const mailFile = await fileOf(tx, request.move, { to, facts });
    await sendMessage(tx, { ...message, to: recipient, dedupeKey, ...(mailFile && { mailFile }) });
  }
  const news = webhookNewsOf(request.move, told);
  if (news !== null)
    await tellWebhooks(tx, { companyId: after.company_id, seekerId: after.seeker_id, news, dedupeKey });
}

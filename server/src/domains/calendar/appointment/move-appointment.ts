import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { bookAppointment } from './book-appointment.ts';
import { findAppointment, findAttendees } from './queries.ts';

/** What becomes different; what is not named stays. */
interface Change {
  readonly subjectId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly memberIds?: readonly string[];
  readonly title?: string;
  readonly place?: string;
}

/**
 * Settles another time for something that has one, in the transaction of the move that does so.
 * @throws Refusal 40900 where nothing is booked, 41030 {freeTimes} where one of the members is booked at that time.
 */
export async function moveAppointment(tx: Ctx, change: Change): Promise<{ sequence: number }> {
  const present = await findAppointment(tx, change.subjectId);
  if (present?.state !== 'booked') throw new Refusal(errors.stateChanged);
  const attendees = await findAttendees(tx, change.subjectId);
  return bookAppointment(tx, {
    companyId: present.company_id,
    seekerId: present.seeker_id,
    memberIds: attendees.map(({ member_id: memberId }) => memberId),
    title: present.title,
    place: present.place,
    titleForMembers: present.title_for_members,
    targets: present.targets,
    ...change,
  });
}

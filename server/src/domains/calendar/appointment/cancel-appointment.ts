import type { Ctx } from '#server/context.ts';
import { freeAppointment, lockAppointment } from './queries.ts';

/**
 * Gives a settled time back, in the transaction of the move that does so. What is not booked (any more) stays as it is.
 * @returns SEQUENCE of the appointment in calendars; null where there never was one
 */
export async function cancelAppointment(tx: Ctx, subjectId: string): Promise<{ sequence: number } | null> {
  const present = await lockAppointment(tx, subjectId);
  if (present === undefined) return null;
  if (present.state === 'cancelled') return { sequence: present.sequence };
  const sequence = present.sequence + 1;
  await freeAppointment(tx, subjectId, sequence);
  return { sequence };
}

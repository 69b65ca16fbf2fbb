import { defaultHours } from '@pinjian/contract/calendar.ts';
import { bookAppointment } from '#domains/calendar/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

/** A settled interview of the candidate with a report, with the company's owner. */
async function appointment({ world, owner, reported }: Scene): Promise<{ subjectId: string }> {
  const subjectId = newId();
  const startsAt = new Date(world.clock.now().getTime() + 86_400_000);
  await world.system().transaction((tx) =>
    bookAppointment(tx, {
      subjectId,
      companyId: owner.companyId,
      memberIds: [owner.userId],
      seekerId: reported.seeker.userId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      title: '技术面',
      place: '',
    }),
  );
  return { subjectId };
}

const own = { as: 'owner', stranger: 'own', interviewer: 200, withoutCompany: 200 } as const;
const ofMembers = ({ owner }: Scene) => ({ memberIds: owner.userId, minutes: 60 });
const from = '2026-11-24T00:00:00+08:00';

/** Calendars: hours and addresses are one's own; when somebody is free is known inside of their company. */
export const calendarRows: Readonly<Record<string, Row>> = {
  getMyHours: own,
  saveMyHours: { ...own, input: { ...defaultHours }, again: 40900 },
  listFreeTimes: {
    as: 'owner',
    input: (scene) => ({ ...ofMembers(scene), from, to: '2026-11-26T00:00:00+08:00' }),
    stranger: 40400,
    interviewer: 200,
  },
  listConflicts: {
    as: 'owner',
    input: (scene) => ({ ...ofMembers(scene), startsAt: from }),
    stranger: 40400,
    interviewer: 200,
  },
  getCalendarFeed: { as: 'seeker', stranger: 'own' },
  createCalendarFeed: { as: 'seeker', stranger: 'own' },
  revokeCalendarFeed: { as: 'seeker', stranger: 'own' },
  getAppointmentFile: { as: 'seeker', input: appointment, stranger: 40400 },
};

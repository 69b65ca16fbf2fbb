import { calendarFeedEndpoints } from '@pinjian/contract/calendar-feed.ts';
import { calendarEndpoints } from '@pinjian/contract/calendar.ts';
import { bind } from '#server/bind.ts';
import { createCalendarFeed } from './feed/create-calendar-feed.ts';
import { getCalendarFeed } from './feed/get-calendar-feed.ts';
import { revokeCalendarFeed } from './feed/revoke-calendar-feed.ts';
import { listConflicts } from './free/list-conflicts.ts';
import { listFreeTimes } from './free/list-free-times.ts';
import { getMyHours } from './hours/get-my-hours.ts';
import { saveMyHours } from './hours/save-my-hours.ts';
import { getAppointmentFile } from './ics/get-appointment-file.ts';

const hoursRoutes = bind(calendarEndpoints, { getMyHours, saveMyHours, listFreeTimes, listConflicts });

const feedRoutes = bind(calendarFeedEndpoints, {
  getCalendarFeed,
  createCalendarFeed,
  revokeCalendarFeed,
  getAppointmentFile,
});

export const routes = [...hoursRoutes, ...feedRoutes];

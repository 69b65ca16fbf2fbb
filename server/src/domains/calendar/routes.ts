import { calendarEndpoints } from '@pinjian/contract/calendar.ts';
import { bind } from '#server/bind.ts';
import { listConflicts } from './free/list-conflicts.ts';
import { listFreeTimes } from './free/list-free-times.ts';
import { getMyHours } from './hours/get-my-hours.ts';
import { saveMyHours } from './hours/save-my-hours.ts';

export const routes = bind(calendarEndpoints, { getMyHours, saveMyHours, listFreeTimes, listConflicts });

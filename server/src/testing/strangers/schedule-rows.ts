import type { Row } from './rows.ts';

const own = { as: 'owner', stranger: 'own', interviewer: 200, withoutCompany: 200 } as const;

/** The calls of the interviews of a company by day. */
export const scheduleRows: Readonly<Record<string, Row>> = {
  getSchedule: { ...own, input: { scope: 'team', from: '2026-11-22T16:00:00Z', to: '2026-11-29T16:00:00Z' } },
  listWaitingRounds: { ...own, input: { scope: 'team' } },
};

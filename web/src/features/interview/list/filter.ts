import { interviewKinds, interviewStatus } from '@pinjian/contract/interview.ts';
import type { InterviewKind, InterviewStatus } from '@pinjian/contract/interview.ts';
import type { InterviewFilter } from '../api.ts';

/** Statuses one can look for; 0 are invitations that wait for an answer. */
export const filterStatuses: readonly InterviewStatus[] = [
  interviewStatus.notStarted,
  interviewStatus.waiting,
  interviewStatus.completed,
  interviewStatus.expired,
];

/** The filter that stands in the address; what is not understood is left out. */
export function readFilter(params: URLSearchParams): InterviewFilter {
  const kind = interviewKinds.find((each) => each === params.get('kind')) ?? null;
  const status = filterStatuses.find((each) => String(each) === params.get('status')) ?? null;
  const page = Number(params.get('page'));
  return { kind, status, current: Number.isInteger(page) && page > 1 ? page : 1 };
}

/** The address of a filter; a new kind or status begins at its first page. */
export function writeFilter({
  kind,
  status,
  current = 1,
}: {
  readonly kind: InterviewKind | null;
  readonly status: InterviewStatus | null;
  readonly current?: number;
}): URLSearchParams {
  const params = new URLSearchParams();
  if (kind !== null) params.set('kind', kind);
  if (status !== null) params.set('status', String(status));
  if (current > 1) params.set('page', String(current));
  return params;
}

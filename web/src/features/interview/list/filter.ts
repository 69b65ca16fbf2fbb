import { interviewSides, type InterviewSide } from '@pinjian/contract/application-interview.ts';
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
  const named = interviewSides.find((each) => each === params.get('side')) ?? null;
  // People ask about a position alone.
  const kind = named === 'people' ? null : (interviewKinds.find((each) => each === params.get('kind')) ?? null);
  const side = kind === null ? named : 'ai';
  const status = filterStatuses.find((each) => String(each) === params.get('status')) ?? null;
  const page = Number(params.get('page'));
  return { side, kind, status, current: Number.isInteger(page) && page > 1 ? page : 1 };
}

/** The address of a filter; a new kind or status begins at its first page. */
export function writeFilter({
  side,
  kind,
  status,
  current = 1,
}: {
  readonly side: InterviewSide | null;
  readonly kind: InterviewKind | null;
  readonly status: InterviewStatus | null;
  readonly current?: number;
}): URLSearchParams {
  const params = new URLSearchParams();
  if (side !== null) params.set('side', side);
  if (kind !== null && side !== 'people') params.set('kind', kind);
  if (status !== null) params.set('status', String(status));
  if (current > 1) params.set('page', String(current));
  return params;
}

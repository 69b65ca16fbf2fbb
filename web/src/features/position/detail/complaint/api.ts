import type { Sent } from '@pinjian/contract/endpoint.ts';
import { complainAboutPosition, getMyComplaint } from '@pinjian/contract/position-complaint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { positionKeys } from '../../keys.ts';

/** What one has said of a position already; null for nothing. */
export function ownComplaintQuery(positionId: string) {
  return queryOptions({
    queryKey: positionKeys.complaint(positionId),
    queryFn: async ({ signal }) => (await call(getMyComplaint, { positionId }, { signal, quiet: true })).complaint,
  });
}

export const complainMutation = mutationOptions({
  mutationFn: (input: Sent<typeof complainAboutPosition>) => call(complainAboutPosition, input),
  onSuccess: (complaint, { positionId }, _result, { client }) =>
    client.setQueryData(ownComplaintQuery(positionId).queryKey, complaint),
});

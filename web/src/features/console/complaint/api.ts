import {
  decidePositionComplaint,
  getPositionComplaint,
  listPositionComplaints,
} from '@pinjian/contract/console-position-complaint.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { queuePageSize } from '../queue/page-size.ts';

export function complaintsQuery(current: number) {
  return queryOptions({
    queryKey: consoleKeys.complaints(current),
    queryFn: async ({ signal }) =>
      await call(listPositionComplaints, { current, pageSize: queuePageSize }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

export function complaintQuery(complaintId: string) {
  return queryOptions({
    queryKey: consoleKeys.complaint(complaintId),
    queryFn: async ({ signal }) => await call(getPositionComplaint, { complaintId }, { signal, quiet: true }),
    staleTime: 0,
  });
}

/** Decides one. Whatever comes of it, what is shown afterwards is what holds. */
export const decideMutation = mutationOptions({
  mutationFn: (input: Sent<typeof decidePositionComplaint>) => call(decidePositionComplaint, input),
  onSettled: (_answer, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: consoleKeys.all }),
});

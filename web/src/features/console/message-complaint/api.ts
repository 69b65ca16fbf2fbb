import {
  getMessageComplaint,
  listMessageComplaints,
  settleMessageComplaint,
} from '@pinjian/contract/console-message-complaint.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { queuePageSize } from '../queue/page-size.ts';

export function complaintsQuery(current: number) {
  return queryOptions({
    queryKey: consoleKeys.messageComplaints(current),
    queryFn: async ({ signal }) =>
      await call(listMessageComplaints, { current, pageSize: queuePageSize }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

export function complaintQuery(complaintId: string) {
  return queryOptions({
    queryKey: consoleKeys.messageComplaint(complaintId),
    queryFn: async ({ signal }) => await call(getMessageComplaint, { complaintId }, { signal, quiet: true }),
    staleTime: 0,
  });
}

/** Settles one. Whatever comes of it, what is shown afterwards is what holds. */
export const settleMutation = mutationOptions({
  mutationFn: (input: Sent<typeof settleMessageComplaint>) => call(settleMessageComplaint, input),
  onSettled: (_answer, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: consoleKeys.all }),
});

import { decideVerification, getVerification, listVerifications } from '@pinjian/contract/console-verification.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKey } from '../api.ts';
import { queuePageSize } from '../queue/page-size.ts';
import { pictureRenewMs } from '../queue/picture-renewal.ts';

const key = [...consoleKey, 'verification'] as const;

export function verificationsQuery(current: number) {
  return queryOptions({
    queryKey: [...key, 'list', current] as const,
    queryFn: async ({ signal }) =>
      await call(listVerifications, { current, pageSize: queuePageSize }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

/** One in full, asked afresh: its pictures' addresses do not live long. */
export function verificationQuery(verificationId: string) {
  return queryOptions({
    queryKey: [...key, 'one', verificationId] as const,
    queryFn: async ({ signal }) => await call(getVerification, { verificationId }, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: pictureRenewMs,
  });
}

/** Decides one. Whatever comes of it, what is shown afterwards is what holds. */
export const decideMutation = mutationOptions({
  mutationFn: (input: Sent<typeof decideVerification>) => call(decideVerification, input),
  onSettled: (_answer, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: consoleKey }),
});

import {
  decideVerification,
  getVerification,
  listVerifications,
  showLicencePicture,
} from '@pinjian/contract/console-verification.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { queuePageSize } from '../queue/page-size.ts';
import type { ShowPicture } from '../queue/picture-query.ts';

export function verificationsQuery(current: number) {
  return queryOptions({
    queryKey: consoleKeys.verifications(current),
    queryFn: async ({ signal }) =>
      await call(listVerifications, { current, pageSize: queuePageSize }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

/** One without its picture, asked afresh. */
export function verificationQuery(verificationId: string) {
  return queryOptions({
    queryKey: consoleKeys.verification(verificationId),
    queryFn: async ({ signal }) => await call(getVerification, { verificationId }, { signal, quiet: true }),
    staleTime: 0,
  });
}

/** The address of its picture. */
export const showPicture: ShowPicture = (verificationId, signal) =>
  call(showLicencePicture, { verificationId }, { signal, quiet: true });

/** Decides one. Whatever comes of it, what is shown afterwards is what holds. */
export const decideMutation = mutationOptions({
  mutationFn: (input: Sent<typeof decideVerification>) => call(decideVerification, input),
  onSettled: (_answer, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: consoleKeys.all }),
});

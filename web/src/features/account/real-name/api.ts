import {
  getCertifyId,
  queryFace,
  queryRealName,
  submitDocument,
  withdrawRealName,
} from '@pinjian/contract/account-real-name.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { accountKeys } from '../keys.ts';
import type { FaceResult } from './model.ts';

/** While it is in review the answer may come any moment. */
const reviewPollMs = 5000;

/** The caller's own real name. */
export const realNameQuery = queryOptions({
  queryKey: accountKeys.realName,
  queryFn: async ({ signal }) => await call(queryRealName, {}, { signal, quiet: true }),
  refetchInterval: (query) => (query.state.data?.state === 1 ? reviewPollMs : false),
});

/** Starts a face check, or answers the one under way; the form shows what goes wrong. */
export const startFaceMutation = mutationOptions({
  mutationFn: (input: Sent<typeof getCertifyId>) => call(getCertifyId, input, { quiet: true }),
  onSettled: (_answer, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: accountKeys.realName }),
});

export const submitDocumentMutation = mutationOptions({
  mutationFn: (input: Sent<typeof submitDocument>) => call(submitDocument, input, { quiet: true }),
  onSettled: (_answer, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: accountKeys.realName }),
});

export const withdrawMutation = mutationOptions({
  mutationFn: () => call(withdrawRealName, {}),
  onSettled: (_answer, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: accountKeys.realName }),
});

/** How a face check stands. @throws CallError */
export async function loadFaceResult(certifyId: string, signal: AbortSignal): Promise<FaceResult> {
  return await call(queryFace, { certifyId }, { signal, quiet: true });
}

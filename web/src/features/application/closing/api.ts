import { closeCompany, getClosing } from '@pinjian/contract/application-closing.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { applicationKeys } from '../keys.ts';

/** What stands in the way now: asked afresh each time, since it is dealt with on other pages. */
export const closingQuery = queryOptions({
  queryKey: applicationKeys.closing,
  queryFn: async ({ signal }) => await call(getClosing, {}, { signal, quiet: true }),
  staleTime: 0,
  gcTime: 0,
});

/** Whatever comes of it, what stands in the way is what holds. */
export const closeMutation = mutationOptions({
  mutationFn: () => call(closeCompany, {}),
  onError: (_error, _input, _result, { client }) => client.invalidateQueries(closingQuery),
});

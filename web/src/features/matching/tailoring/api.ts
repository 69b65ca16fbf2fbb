import { makeTailored, planTailoring } from '@pinjian/contract/matching-tailoring.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { resumeKeys } from '#features/resume/keys.ts';
import { call } from '#lib/client.ts';
import { matchingKeys } from '../keys.ts';

/** How a resume could be put in order for a position. Never from the cache: the copy is made of this very version. */
export function tailoringQuery(resumeId: string, positionId: string, asOf = '') {
  return queryOptions({
    queryKey: matchingKeys.tailoring(resumeId, positionId, asOf),
    queryFn: async ({ signal }) => await call(planTailoring, { resumeId, positionId }, { signal, quiet: true }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
}

/** The copy with what was chosen. */
export const tailorMutation = mutationOptions({
  mutationFn: (input: Sent<typeof makeTailored>) => call(makeTailored, input),
  onSuccess: (_answer, _input, _result, { client }) => client.invalidateQueries({ queryKey: resumeKeys.list }),
});

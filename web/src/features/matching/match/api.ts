import { listApplicationMatches } from '@pinjian/contract/matching-talent.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { matchingKeys } from '../keys.ts';

/** How the resumes of a page of applications fit their positions, by application. */
export function matchesQuery(applicationIds: readonly string[]) {
  const joined = applicationIds.join(',');
  return queryOptions({
    queryKey: matchingKeys.matches(joined),
    queryFn: async ({ signal }) => {
      const found =
        joined === '' ? [] : await call(listApplicationMatches, { applicationIds: joined }, { signal, quiet: true });
      return new Map(found.map(({ applicationId, match }) => [applicationId, match]));
    },
    staleTime: 60_000,
  });
}

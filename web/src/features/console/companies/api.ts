import { getCompany, listCompanies, unmaskCompany } from '@pinjian/contract/console-company.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { queuePageSize } from '../queue/page-size.ts';

export function companiesQuery(q: string, current: number) {
  return queryOptions({
    queryKey: consoleKeys.companies(q, current),
    queryFn: async ({ signal }) =>
      await call(listCompanies, { q, current, pageSize: queuePageSize }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

export function companyQuery(targetCompanyId: string) {
  return queryOptions({
    queryKey: consoleKeys.company(targetCompanyId),
    queryFn: async ({ signal }) => await call(getCompany, { targetCompanyId }, { signal, quiet: true }),
    staleTime: 0,
  });
}

/** What is masked, in full, for this visit: nothing keeps the answer. */
export const unmaskMutation = mutationOptions({
  mutationFn: (input: Sent<typeof unmaskCompany>) => call(unmaskCompany, input, { quiet: true }),
  gcTime: 0,
});

import { getCompany, listCompanies, unmaskCompany } from '@pinjian/contract/console-company.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKey } from '../api.ts';
import { queuePageSize } from '../queue/page-size.ts';

const key = [...consoleKey, 'companies'] as const;

export function companiesQuery(q: string, current: number) {
  return queryOptions({
    queryKey: [...key, 'list', q, current] as const,
    queryFn: async ({ signal }) =>
      await call(listCompanies, { q, current, pageSize: queuePageSize }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

export function companyQuery(targetCompanyId: string) {
  return queryOptions({
    queryKey: [...key, 'one', targetCompanyId] as const,
    queryFn: async ({ signal }) => await call(getCompany, { targetCompanyId }, { signal, quiet: true }),
    staleTime: 0,
  });
}

/** What is masked, in full, for this visit: nothing keeps the answer. */
export const unmaskMutation = mutationOptions({
  mutationFn: (input: Sent<typeof unmaskCompany>) => call(unmaskCompany, input, { quiet: true }),
  gcTime: 0,
});

import { blockCompany, listBlockedCompanies, unblockCompany } from '@pinjian/contract/company-block.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { companyKeys } from '../keys.ts';

/** What the seeker blocked, the latest first. The section shows what goes wrong. */
export const blockedQuery = queryOptions({
  queryKey: companyKeys.blocked,
  queryFn: async ({ signal }) => (await call(listBlockedCompanies, {}, { signal, quiet: true })).records,
});

/** Blocks a company; it stands first in the list, where it stood not yet. */
export const blockMutation = mutationOptions({
  mutationFn: (companyId: string) => call(blockCompany, { companyId }),
  onSuccess: (blocked, _companyId, _result, { client }) => {
    client.setQueryData(blockedQuery.queryKey, (before) =>
      before?.some(({ companyId }) => companyId === blocked.companyId) === false ? [blocked, ...before] : before,
    );
  },
});

export const unblockMutation = mutationOptions({
  mutationFn: (companyId: string) => call(unblockCompany, { companyId }),
  onSuccess: (_answer, companyId, _result, { client }) => {
    client.setQueryData(blockedQuery.queryKey, (before) => before?.filter((each) => each.companyId !== companyId));
  },
});

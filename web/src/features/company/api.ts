import {
  agencyLicenceInfo,
  companyDetail,
  createCompany,
  searchCompanies,
  submitAgencyLicence,
  submitVerification,
  updateCompany,
  uploadCompanyFile,
  verificationInfo,
} from '@pinjian/contract/company.ts';
import type { Answer, Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { companyKeys } from './keys.ts';
import type { CompanyChange } from './model.ts';

/** A company in full: one's own, or for a seeker the one with this id. */
export function companyQuery(companyId: string | null) {
  return queryOptions({
    queryKey: companyKeys.detail(companyId),
    queryFn: async ({ signal }) =>
      await call(companyDetail, companyId === null ? {} : { companyId }, { signal, quiet: true }),
  });
}

/** Verified companies by a part of their name. */
export function companiesQuery(q: string) {
  return queryOptions({
    queryKey: companyKeys.named(q),
    queryFn: async ({ signal }) => await call(searchCompanies, { q }, { signal, quiet: true }),
    enabled: q !== '',
    staleTime: 60_000,
  });
}

/** While it is in review the answer may come any moment. */
const reviewPollMs = 5000;

export const verificationQuery = queryOptions({
  queryKey: companyKeys.verification,
  queryFn: async ({ signal }) => await call(verificationInfo, {}, { signal, quiet: true }),
  refetchInterval: (query) => (query.state.data?.status === 0 ? reviewPollMs : false),
});

export const createCompanyMutation = mutationOptions({
  mutationFn: (input: Sent<typeof createCompany>) => call(createCompany, input, { quiet: true }),
});

export const updateCompanyMutation = mutationOptions({
  mutationFn: (input: CompanyChange) => call(updateCompany, input, { quiet: true }),
  onSuccess: (profile, _input, _result, { client }) => {
    client.setQueryData(companyQuery(null).queryKey, profile);
  },
});

export const submitVerificationMutation = mutationOptions({
  mutationFn: (input: Sent<typeof submitVerification>) => call(submitVerification, input, { quiet: true }),
  onSuccess: (_answer, _input, _result, { client }) => client.invalidateQueries({ queryKey: companyKeys.verification }),
});

export const agencyLicenceQuery = queryOptions({
  queryKey: companyKeys.agencyLicence,
  queryFn: async ({ signal }) => await call(agencyLicenceInfo, {}, { signal, quiet: true }),
});

export const submitAgencyLicenceMutation = mutationOptions({
  mutationFn: (input: Sent<typeof submitAgencyLicence>) => call(submitAgencyLicence, input, { quiet: true }),
  onSuccess: (_answer, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: companyKeys.agencyLicence }),
});

/** Sends a picture of the company; its failure is shown as a toast. */
export function sendCompanyPicture(
  file: File,
  onProgress: (share: number) => void,
): Promise<Answer<typeof uploadCompanyFile>> {
  return call(uploadCompanyFile, { file }, { onProgress });
}

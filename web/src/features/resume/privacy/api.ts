import {
  findableConsent,
  getResumeVisibility,
  listOwnEmployers,
  setResumeVisibility,
  type ResumeVisibility,
} from '@pinjian/contract/resume-privacy.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { matchingKeys } from '#features/matching/keys.ts';
import { call } from '#lib/client.ts';
import { resumeKeys } from '../keys.ts';

/** Who may see the seeker's resumes. The section shows what goes wrong. */
export const visibilityQuery = queryOptions({
  queryKey: resumeKeys.visibility,
  queryFn: async ({ signal }) => (await call(getResumeVisibility, {}, { signal, quiet: true })).visibility,
});

/** Changes at once, and back where the server refuses; of two presses in a row the later one holds. */
export const visibilityMutation = mutationOptions({
  mutationKey: resumeKeys.visibilityChange,
  scope: { id: 'resume-visibility' },
  mutationFn: (visibility: ResumeVisibility) =>
    call(setResumeVisibility, { visibility, consentVersion: findableConsent.version }),
  onMutate: async (visibility, { client }) => {
    await client.cancelQueries(visibilityQuery);
    client.setQueryData(visibilityQuery.queryKey, visibility);
  },
  onSettled: async (_answer, _error, _visibility, _result, { client }) => {
    if (client.isMutating({ mutationKey: resumeKeys.visibilityChange }) === 1)
      await Promise.all([
        client.invalidateQueries(visibilityQuery),
        // Whoever has chosen is not asked any more.
        client.invalidateQueries({ queryKey: matchingKeys.wishes }),
      ]);
  },
});

/** Companies here that the resumes name as employers. Where it fails there is the search. */
export const ownEmployersQuery = queryOptions({
  queryKey: resumeKeys.ownEmployers,
  queryFn: async ({ signal }) => (await call(listOwnEmployers, {}, { signal, quiet: true })).records,
});

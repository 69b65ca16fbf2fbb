import { uploadFile } from '@pinjian/contract/account-file.ts';
import { confirmMail, getProfile, removeMail, sendMailCode, updateProfile } from '@pinjian/contract/account-profile.ts';
import type { Answer, Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { companyKeys } from '#features/company/keys.ts';
import { messageKeys } from '#features/message/keys.ts';
import { call } from '#lib/client.ts';
import { reloadUser } from '../api.ts';
import { accountKeys } from '../keys.ts';
import type { Profile } from './model.ts';

/** The caller's own profile. */
export const profileQuery = queryOptions({
  queryKey: accountKeys.profile,
  queryFn: async ({ signal }) => await call(getProfile, {}, { signal, quiet: true }),
});

async function keep(client: QueryClient, profile: Profile): Promise<void> {
  client.setQueryData(accountKeys.profile, profile);
  // The shell and the company's members show name and picture too; that they could not ask again is no failure of what
  // was saved.
  await Promise.allSettled([reloadUser(), client.invalidateQueries({ queryKey: companyKeys.members })]);
}

/** A mail address was bound or taken away: the choice of notices says where they go. */
function keepMail(client: QueryClient, profile: Profile): Promise<void> {
  client.setQueryData(accountKeys.profile, profile);
  return client.invalidateQueries({ queryKey: messageKeys.preferences });
}

export const updateProfileMutation = mutationOptions({
  mutationFn: (input: Sent<typeof updateProfile>) => call(updateProfile, input, { quiet: true }),
  onSuccess: (profile, _input, _result, { client }) => keep(client, profile),
});

/** Sends a code to a mail address; answers the seconds until the next one may be asked for. */
export async function sendCodeToMail(mail: string): Promise<number> {
  const { retryAfter } = await call(sendMailCode, { mail }, { quiet: true });
  return retryAfter;
}

export const confirmMailMutation = mutationOptions({
  mutationFn: (input: Sent<typeof confirmMail>) => call(confirmMail, input, { quiet: true }),
  onSuccess: (profile, _input, _result, { client }) => keepMail(client, profile),
});

export const removeMailMutation = mutationOptions({
  mutationFn: () => call(removeMail, {}),
  onSuccess: (profile, _input, _result, { client }) => keepMail(client, profile),
});

/** Sends a file of one's own; its failure is shown as a toast. */
export function sendOwnFile(file: File, onProgress: (share: number) => void): Promise<Answer<typeof uploadFile>> {
  return call(uploadFile, { file }, { onProgress });
}

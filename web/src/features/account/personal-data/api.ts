import {
  getPersonalData,
  requestDeletion,
  requestExport,
  withdrawDeletion,
  type PersonalData,
} from '@pinjian/contract/account-personal-data.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { accountKeys } from '../keys.ts';
import { lookAgainMs } from './model.ts';

/** The archive that was asked for last, and whether the account is about to be deleted. The section shows what goes wrong. */
export const personalDataQuery = queryOptions({
  queryKey: accountKeys.personalData,
  queryFn: ({ signal }) => call(getPersonalData, {}, { quiet: true, signal }),
  refetchInterval: ({ state }) => lookAgainMs(state.data?.export ?? null),
  // A tab in the background is come back to with one press on the link.
  refetchIntervalInBackground: true,
});

/** The dialog shows what goes wrong. */
export function askForExport(code: string): Promise<PersonalData> {
  return call(requestExport, { code }, { quiet: true });
}

/** The dialog shows what goes wrong. */
export function askForDeletion(code: string): Promise<PersonalData> {
  return call(requestDeletion, { code }, { quiet: true });
}

export function takeDeletionBack(): Promise<PersonalData> {
  return call(withdrawDeletion, {});
}

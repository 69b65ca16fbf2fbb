import {
  changePhone,
  listDevices,
  listSecurityEvents,
  revokeDevice,
  revokeOtherDevices,
  sendOldPhoneCode,
} from '@pinjian/contract/account-security.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { sendCode, sendCodeTo } from '../api.ts';
import { accountKeys } from '../keys.ts';

/** More devices than a person has. */
const deviceLimit = 100;

/** Devices on which this person is signed in, this one first. The list shows what goes wrong. */
export const devicesQuery = queryOptions({
  queryKey: accountKeys.devices,
  queryFn: async ({ signal }) =>
    (await call(listDevices, { current: 1, pageSize: deviceLimit }, { quiet: true, signal })).records,
});

/** What happened to this person's sign-ins, page by page, newest first. */
export const securityEventsQuery = infiniteQueryOptions({
  queryKey: accountKeys.securityEvents,
  initialPageParam: 1,
  queryFn: async ({ pageParam, signal }) =>
    await call(listSecurityEvents, { current: pageParam }, { quiet: true, signal }),
  getNextPageParam: ({ current, pageSize, total }) => (current * pageSize < total ? current + 1 : undefined),
});

/** What a mutation of this page makes out of date. */
export const securityQueries = { queryKey: accountKeys.security };

export async function signOutThere(familyId: string): Promise<void> {
  await call(revokeDevice, { familyId });
}

/** Answers how many devices were signed out. */
export async function signOutOthers(): Promise<number> {
  const { revoked } = await call(revokeOtherDevices, {});
  return revoked;
}

/** Sends a code to the present number; answers the seconds until the next. The form shows what goes wrong. */
export function sendCodeToOldPhone(): Promise<number> {
  return sendCode((altcha) => call(sendOldPhoneCode, { altcha }, { quiet: true }));
}

export function sendCodeToNewPhone(phone: string): Promise<number> {
  return sendCodeTo(phone, '3');
}

/** Answers the new number, masked. The form shows what goes wrong. */
export async function changeOwnPhone(change: { oldCode: string; phone: string; code: string }): Promise<string> {
  const { phone } = await call(changePhone, change, { quiet: true });
  return phone;
}

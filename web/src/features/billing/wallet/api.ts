import { listPrices } from '@pinjian/contract/billing-price.ts';
import {
  getWalletOverview,
  listAllowances,
  listUses,
  setAllowance,
  setLowBalance,
} from '@pinjian/contract/billing-use.ts';
import { listMembers } from '@pinjian/contract/company-member.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { companyKeys } from '#features/company/keys.ts';
import { call } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { billingKeys } from '../keys.ts';

/** What is left, until when, and what is held. */
export const overviewQuery = queryOptions({
  queryKey: billingKeys.overview,
  queryFn: async ({ signal }) => await call(getWalletOverview, {}, { signal, quiet: true }),
  // What is spent on other pages, and by colleagues, shows as soon as somebody looks.
  staleTime: 0,
});

export const pricesQuery = queryOptions({
  queryKey: billingKeys.prices,
  queryFn: async ({ signal }) => await call(listPrices, {}, { signal, quiet: true }),
});

const latest = 5;

/** The latest uses. */
export const usesQuery = queryOptions({
  queryKey: billingKeys.uses,
  queryFn: async ({ signal }) => await call(listUses, { pageSize: latest }, { signal, quiet: true }),
  staleTime: 0,
});

export const allowancesQuery = queryOptions({
  queryKey: billingKeys.allowances,
  queryFn: async ({ signal }) => await call(listAllowances, {}, { signal, quiet: true }),
});

/** The members, for their names. Below the key of the company's feature: what changes them refreshes this. */
export const memberNamesQuery = queryOptions({
  queryKey: companyKeys.members,
  queryFn: async ({ signal }) => await call(listMembers, {}, { signal, quiet: true }),
});

/** The form shows why it was refused. */
export const setAllowanceMutation = mutationOptions({
  mutationFn: (input: Sent<typeof setAllowance>) => call(setAllowance, input, { quiet: true }),
  onSuccess: ({ credits }) => notify('success', credits === null ? '已改为不限' : `已改为每月最多 ${credits} 额度`),
  onSettled: (_answer, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: billingKeys.wallet }),
});

export const setLowBalanceMutation = mutationOptions({
  mutationFn: (input: Sent<typeof setLowBalance>) => call(setLowBalance, input, { quiet: true }),
  onSuccess: ({ below }) => notify('success', below === 0 ? '已关闭余额提醒' : `低于 ${below} 额度时会提醒您`),
  onSettled: (_answer, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: billingKeys.wallet }),
});

import { getWalletOverview, quoteUse } from '@pinjian/contract/billing-use.ts';
import { startJobSimulationInterview } from '@pinjian/contract/interview.ts';
import { getPracticeHistory, listPracticeSeries, previewJobSimulation } from '@pinjian/contract/interview-practice.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { billingKeys } from '#features/billing/keys.ts';
import { call } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { refreshInterviews } from '../api.ts';
import { interviewKeys } from '../keys.ts';
import type { SimulationWish } from './subject.ts';

/** What a practice would ask about. Another level of the same keeps what is shown until its own has come. */
export function previewQuery(wish: SimulationWish) {
  return queryOptions({
    queryKey: interviewKeys.preview(wish),
    queryFn: async ({ signal }) => await call(previewJobSimulation, wish, { signal, quiet: true }),
    // What can be gone on with changes by what is done elsewhere.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** What a job simulation uses up, and whether there is enough. */
export const costQuery = queryOptions({
  queryKey: billingKeys.quote('simulation'),
  queryFn: async ({ signal }) => await call(quoteUse, { item: 'simulation' }, { signal, quiet: true }),
  staleTime: 0,
});

/** What is left and until when: of which the next one is taken. */
export const walletQuery = queryOptions({
  queryKey: billingKeys.overview,
  queryFn: async ({ signal }) => await call(getWalletOverview, {}, { signal, quiet: true }),
  staleTime: 0,
});

/** Begins a practice; the page shows why it was refused. */
export const startSimulationMutation = mutationOptions({
  mutationFn: (wish: SimulationWish) => call(startJobSimulationInterview, wish, { quiet: true }),
  onSuccess: (_answer, _wish, _result, { client }) => {
    const quote = client.getQueryData(costQuery.queryKey);
    if (quote === undefined || quote.each === 0) return;
    const left = quote.available - quote.each;
    notify(
      'success',
      `已冻结 ${unitsText(quote.each, quote.unit)}，还剩 ${unitsText(left, quote.unit)}；练过一半才扣除`,
    );
  },
  onSettled: async (_answer, _error, _wish, _result, { client }) => {
    await Promise.all([refreshInterviews(client), client.invalidateQueries({ queryKey: billingKeys.wallet })]);
  },
});

/** How one's competencies went over one's practices. */
export const historyQuery = queryOptions({
  queryKey: interviewKeys.history,
  queryFn: async ({ signal }) => await call(getPracticeHistory, {}, { signal, quiet: true }),
});

/** One's job simulations by what they were about. */
export function practiceSeriesQuery(current: number) {
  return queryOptions({
    queryKey: interviewKeys.series(current),
    queryFn: async ({ signal }) => await call(listPracticeSeries, { current, pageSize: 5 }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
}

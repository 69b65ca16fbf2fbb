import { startJobSimulationInterview } from '@pinjian/contract/interview.ts';
import { listPracticeSeries, previewJobSimulation } from '@pinjian/contract/interview-practice.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
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

/** Begins a practice; the page shows why it was refused. */
export const startSimulationMutation = mutationOptions({
  mutationFn: (wish: SimulationWish) => call(startJobSimulationInterview, wish, { quiet: true }),
  onSettled: (_answer, _error, _wish, _result, { client }) => refreshInterviews(client),
});

/** One's job simulations by what they were about. */
export function practiceSeriesQuery(current: number) {
  return queryOptions({
    queryKey: interviewKeys.series(current),
    queryFn: async ({ signal }) => await call(listPracticeSeries, { current, pageSize: 5 }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
}

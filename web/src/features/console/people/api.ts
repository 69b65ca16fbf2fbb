import {
  endPersonSessions,
  findPerson,
  getPerson,
  listPeople,
  unmaskPerson,
} from '@pinjian/contract/console-person.ts';
import { showPersonHiring } from '@pinjian/contract/console-hiring.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { queuePageSize } from '../queue/page-size.ts';

export function peopleQuery(current: number) {
  return queryOptions({
    queryKey: consoleKeys.peoplePage(current),
    queryFn: async ({ signal }) =>
      await call(listPeople, { current, pageSize: queuePageSize }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

export function personQuery(personId: string) {
  return queryOptions({
    queryKey: consoleKeys.person(personId),
    queryFn: async ({ signal }) => await call(getPerson, { personId }, { signal, quiet: true }),
    staleTime: 0,
  });
}

/** Whose a phone is. Neither the number nor the answer is kept. */
export const findMutation = mutationOptions({
  mutationFn: (phone: string) => call(findPerson, { phone }, { quiet: true }),
  gcTime: 0,
});

/** What is masked, in full, for this visit: nothing keeps the answer. */
export const unmaskMutation = mutationOptions({
  mutationFn: (input: Sent<typeof unmaskPerson>) => call(unmaskPerson, input, { quiet: true }),
  gcTime: 0,
});

/** States and times of interviews and offers, for this visit: nothing keeps the answer. */
export const showHiringMutation = mutationOptions({
  mutationFn: (input: Sent<typeof showPersonHiring>) => call(showPersonHiring, input, { quiet: true }),
  gcTime: 0,
});

export const endSessionsMutation = mutationOptions({
  mutationFn: (input: Sent<typeof endPersonSessions>) => call(endPersonSessions, input, { quiet: true }),
  onSettled: (_answer, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: consoleKeys.people }),
});

import type { Answer } from '@pinjian/contract/endpoint.ts';
import {
  changeMessagePreference,
  getMessagePreferences,
  listOutsideSends,
  type MessageKind,
} from '@pinjian/contract/message-preference.ts';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { messageKeys } from '../keys.ts';

export type Preferences = Answer<typeof getMessagePreferences>;
export type Preference = Preferences['kinds'][number];

/** What reaches this identity outside the product. The section shows what goes wrong. */
export const preferencesQuery = queryOptions({
  queryKey: messageKeys.preferences,
  queryFn: async ({ signal }) => await call(getMessagePreferences, {}, { signal, quiet: true }),
});

/** What was sent outside, page by page, newest first. */
export const outsideSendsQuery = infiniteQueryOptions({
  queryKey: messageKeys.outsideSends,
  initialPageParam: 1,
  queryFn: async ({ pageParam, signal }) =>
    await call(listOutsideSends, { current: pageParam }, { signal, quiet: true }),
  getNextPageParam: ({ current, pageSize, total }) => (current * pageSize < total ? current + 1 : undefined),
});

interface Choice {
  readonly kind: MessageKind;
  readonly sms: boolean;
  readonly mail: boolean;
  /** Only of what can be chosen inside, too. */
  readonly inside?: boolean;
}

/** Switches at once, and back where the server refuses; of two presses in a row the later one holds. */
export const changeMutation = mutationOptions({
  mutationKey: messageKeys.preferenceChange,
  scope: { id: 'message-preference' },
  mutationFn: (choice: Choice) => call(changeMessagePreference, choice),
  onMutate: async (choice, { client }) => {
    await client.cancelQueries(preferencesQuery);
    client.setQueryData(preferencesQuery.queryKey, (before) => before && withChoice(before, choice));
  },
  onSettled: async (_answer, _error, _choice, _result, { client }) => {
    if (client.isMutating({ mutationKey: messageKeys.preferenceChange }) === 1)
      await client.invalidateQueries(preferencesQuery);
  },
});

function withChoice(preferences: Preferences, { kind, sms, mail, inside }: Choice): Preferences {
  return {
    ...preferences,
    kinds: preferences.kinds.map((each) =>
      each.kind === kind ? { ...each, sms, mail, inside: inside ?? each.inside } : each,
    ),
  };
}

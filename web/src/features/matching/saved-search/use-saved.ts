import type { SavedSearch } from '@pinjian/contract/matching-saved-search.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { SavedSearchCalls } from './api.ts';

/**
 * ?saved=…, as a message leads here: opens the search that is kept under it, '' where it is kept no more. Whether that is
 * still to come.
 */
export function useSaved(calls: SavedSearchCalls, onOpen: (query: string) => void): boolean {
  const [params] = useSearchParams();
  const id = params.get('saved');
  const { data, isPending } = useQuery({ ...calls.list, enabled: id !== null });
  const { mutate: markOpened } = useMutation(calls.open);
  const show = useEffectEvent((searches: readonly SavedSearch[]) => {
    const search = searches.find(({ searchId }) => searchId === id);
    if (search !== undefined) markOpened(search.searchId);
    onOpen(search?.query ?? '');
  });
  useEffect(() => {
    if (id !== null && data !== undefined) show(data);
  }, [id, data]);
  return id !== null && isPending;
}

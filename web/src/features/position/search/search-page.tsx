import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { searchQuery } from '../api.ts';
import type { Beside } from '../browse/browse.tsx';
import { LazyFilterBar } from './lazy-filter-bar.tsx';
import { queryOf, readFilters, readWire, searchName, totalText, writeFilters, type Filters } from './filters.ts';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search.module.css';

interface SearchPageProps {
  readonly base: string;
  /** The position that is open beside the list, drawn by the route. */
  readonly drawPane: Beside['drawPane'];
  /** The searches that are kept, drawn by the route. */
  readonly drawSaved: (present: PresentSearch) => ReactNode;
}

/** The search that is looked at, as its call writes it: '' where it asks for nothing. */
export interface PresentSearch {
  readonly query: string;
  readonly name: string;
  readonly onOpen: (query: string) => void;
}

/** The search: words and filters stand in the address, so that back, refresh and a shared link restore the list. */
export function SearchPage({ base, drawPane, drawSaved }: SearchPageProps) {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const { data } = useInfiniteQuery(searchQuery(filters));
  const open = params.get('open');
  const change = (next: Filters) => setParams(writeFilters(next), { preventScrollReset: true });
  const onOpen = (positionId: string) => {
    const next = writeFilters(filters);
    next.set('open', positionId);
    setParams(next, { preventScrollReset: true, replace: open !== null });
  };
  return (
    <div className={styles.stack}>
      <SearchBox key={filters.q} initial={filters.q} onSearch={(q) => change({ ...filters, q, without: [] })} />
      <LazyFilterBar filters={filters} onChange={change} total={totalText(data?.pages[0])} />
      {drawSaved({
        query: queryOf(filters),
        name: searchName(filters),
        onOpen: (query) => change(readWire(new URLSearchParams(query))),
      })}
      <Results
        filters={filters}
        base={base}
        onChange={change}
        beside={{ open, onOpen, onHelp: () => undefined, drawPane }}
      />
    </div>
  );
}

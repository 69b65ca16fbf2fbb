import { useInfiniteQuery } from '@tanstack/react-query';
import { searchQuery } from '../api.ts';
import type { Beside } from '../browse/browse.tsx';
import { noFilters, totalText, type Filters } from '../search/filters.ts';
import { LazyFilterBar } from '../search/lazy-filter-bar.tsx';
import { Results } from '../search/results.tsx';
import styles from './jobs.module.css';

interface NewestProps {
  readonly filters: Filters;
  readonly base: string;
  readonly beside: Beside;
  readonly onFilters: (filters: Filters) => void;
}

/** 最新: everything that is on show, the newest first, with every filter. */
export function Newest({ filters, base, beside, onFilters }: NewestProps) {
  const { data } = useInfiniteQuery(searchQuery(filters));
  return (
    <div className={styles.stack}>
      <LazyFilterBar filters={filters} onChange={onFilters} total={totalText(data?.pages[0])} />
      <Results filters={filters} base={base} beside={beside} onChange={onFilters} />
    </div>
  );
}

/** The newest ones alone, for who wants nothing put in order. */
export function NewestList({ base, beside }: Pick<NewestProps, 'base' | 'beside'>) {
  return <Results filters={noFilters} base={base} beside={beside} onChange={() => undefined} />;
}

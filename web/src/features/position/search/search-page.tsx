import { useSearchParams } from 'react-router';
import { LazyFilterBar } from './lazy-filter-bar.tsx';
import { readFilters, writeFilters, type Filters } from './filters.ts';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search.module.css';

/** The search: words and filters stand in the address, so that back, refresh and a shared link restore the list. */
export function SearchPage({ base }: { readonly base: string }) {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const change = (next: Filters) => setParams(writeFilters(next), { preventScrollReset: true });
  return (
    <div className={styles.stack}>
      <SearchBox key={filters.q} initial={filters.q} onSearch={(q) => change({ ...filters, q, without: [] })} />
      <LazyFilterBar filters={filters} onChange={change} />
      <Results filters={filters} base={base} onChange={change} />
    </div>
  );
}

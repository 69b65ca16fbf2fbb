import { lazy, Suspense } from 'react';
import type { FilterBarProps } from './filter-bar.tsx';
import styles from './search.module.css';

const FilterBar = lazy(async () => ({ default: (await import('./filter-bar.tsx')).FilterBar }));

/** The filters, loaded beside the first results instead of before them; their place is kept meanwhile. */
export function LazyFilterBar(props: FilterBarProps) {
  return (
    <Suspense fallback={<div className={styles.filterPlace} aria-hidden="true" data-loading />}>
      <FilterBar {...props} />
    </Suspense>
  );
}

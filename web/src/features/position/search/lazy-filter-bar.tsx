import { lazy, Suspense } from 'react';
import type { Filters } from './filters.ts';
import styles from './search.module.css';

const FilterBar = lazy(async () => ({ default: (await import('./filter-bar.tsx')).FilterBar }));

interface LazyFilterBarProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** The filters, loaded beside the first results instead of before them; their place is kept meanwhile. */
export function LazyFilterBar(props: LazyFilterBarProps) {
  return (
    <Suspense
      fallback={
        <>
          <div className={styles.bar} aria-hidden="true" />
          <div className={styles.phoneBar} aria-hidden="true" />
        </>
      }
    >
      <FilterBar {...props} />
    </Suspense>
  );
}

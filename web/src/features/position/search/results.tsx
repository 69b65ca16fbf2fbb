import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { searchQuery } from '../api.ts';
import { Browse, type Beside } from '../browse/browse.tsx';
import { cleared, countFilters, nothingFound, totalText, type Filters } from './filters.ts';
import styles from './search.module.css';

interface ResultsProps {
  readonly filters: Filters;
  readonly base: string;
  readonly onChange: (filters: Filters) => void;
  readonly beside: Beside;
}

/** The positions that match, page after page, with their number. */
export function Results({ filters, base, onChange, beside }: ResultsProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    searchQuery(filters),
  );
  if (data === undefined) {
    return error === null ? (
      <CardSkeletons count={5} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} title="职位没有加载出来" />
    );
  }
  const [first] = data.pages;
  const positions = data.pages.flatMap((page) => page.records);
  if (first === undefined || positions.length === 0) {
    return (
      <EmptyState
        {...nothingFound(filters)}
        action={
          countFilters(filters) > 0 ? <Button onClick={() => onChange(cleared(filters))}>清空筛选</Button> : undefined
        }
      />
    );
  }
  return (
    <div className={styles.stack}>
      <p className={styles.count} role="status">
        {totalText(first)}
      </p>
      <Browse
        positions={positions}
        base={base}
        words={first.words}
        more={
          <div className={styles.more}>
            {hasNextPage ? (
              <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
                加载更多
              </Button>
            ) : (
              <span>没有更多了</span>
            )}
          </div>
        }
        beside={beside}
      />
    </div>
  );
}

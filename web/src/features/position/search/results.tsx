import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { searchQuery } from '../api.ts';
import { Browse, type Beside } from '../browse/browse.tsx';
import { cleared, countFilters, nothingFound, totalText, type Filters } from './filters.ts';
import styles from './search.module.css';
import { UnderstoodChips } from './understood-chips.tsx';

interface ResultsProps {
  readonly filters: Filters;
  readonly base: string;
  readonly onChange: (filters: Filters) => void;
  readonly beside: Beside;
}

/** What is said above the nearest ones: which conditions they do not meet. */
function relaxedText({ exact, dropped }: { readonly exact: number; readonly dropped: readonly string[] }): string {
  const lacking =
    dropped.length === 0 ? '以下是相近的职位' : `以下放宽了${dropped.map((each) => `“${each}”`).join('、')}`;
  return exact === 0 ? `没有完全符合的职位，${lacking}` : `完全符合的有 ${exact} 个，${lacking}`;
}

interface WaysOutProps {
  readonly filters: Filters;
  readonly suggestions: readonly string[];
  readonly onChange: (filters: Filters) => void;
}

/** What to do where nothing was found. */
function WaysOut({ filters, suggestions, onChange }: WaysOutProps) {
  return (
    <div className={styles.waysOut}>
      {countFilters(filters) > 0 && <Button onClick={() => onChange(cleared(filters))}>清空筛选</Button>}
      {suggestions.map((q) => (
        <Button key={q} onClick={() => onChange({ ...cleared(filters), q, without: [] })}>
          {q}
        </Button>
      ))}
    </div>
  );
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
  const chips = (
    <UnderstoodChips
      understood={first?.understood ?? []}
      without={filters.without}
      onChange={(without) => onChange({ ...filters, without })}
    />
  );
  if (first === undefined || positions.length === 0) {
    return (
      <div className={styles.stack}>
        {chips}
        <EmptyState
          {...nothingFound(filters)}
          action={<WaysOut filters={filters} suggestions={first?.suggestions ?? []} onChange={onChange} />}
        />
      </div>
    );
  }
  const exact = first.relaxed?.exact ?? positions.length;
  const between = new Map<number, ReactNode>();
  if (first.relaxed !== null && positions.length > exact)
    between.set(exact, <p className={styles.relaxed}>{relaxedText(first.relaxed)}</p>);
  return (
    <div className={styles.stack}>
      {chips}
      <p className={styles.count} role="status">
        {totalText(first)}
      </p>
      <Browse
        positions={positions}
        base={base}
        words={first.words}
        between={between}
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

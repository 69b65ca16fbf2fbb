import type { NearbyPlace } from '@pinjian/contract/matching-position-list.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CityPicker } from '#features/dictionary/components/city-picker.tsx';
import { DistrictSelect } from '#features/dictionary/components/district-select.tsx';
import { Browse, type Beside } from '../browse/browse.tsx';
import { cleared, countFilters, totalText, type Filters } from '../search/filters.ts';
import { LazyFilterBar } from '../search/lazy-filter-bar.tsx';
import { PlainButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { nearbyQuery, type Near } from './api.ts';
import styles from './jobs.module.css';

interface NearbyProps {
  readonly filters: Filters;
  readonly near: Near;
  readonly base: string;
  readonly beside: Beside;
  readonly onFilters: (filters: Filters) => void;
  readonly onNear: (near: Near) => void;
}

const sources: Readonly<Record<NearbyPlace['from'], string>> = {
  chosen: '您选的地点',
  wish: '求职意向里的城市',
  resume: '简历里的所在城市',
};

/** 求职意向里的城市：武汉江汉区，其次全市，再其次… */
function placeText({ from, city, district, commuting }: NearbyPlace): string {
  const cities = commuting.map(({ name }) => name).join('、');
  const then = [...(district === null ? [] : ['全市']), ...(cities === '' ? [] : [`通勤城市${cities}`])];
  const rest = then.length === 0 ? '' : `，然后是${then.join('、')}`;
  return `按${sources[from]}：${city.name}${district?.name ?? ''}${rest}`;
}

/** 附近: where the seeker looks for work, the district first, then the city, then where people commute from. */
export function Nearby({ filters, near, base, beside, onFilters, onNear }: NearbyProps) {
  const query = nearbyQuery(filters, near);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(query);
  const first = data?.pages[0];
  const place = first?.place ?? null;
  const positions = (data?.pages ?? []).flatMap((page) => page.records);
  const city = near.city === '' ? (place?.city.code ?? null) : near.city;
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <p className={styles.muted} role="status">
          {first === undefined ? '正在查找…' : place === null ? '选一个城市，看看附近的职位' : placeText(place)}
        </p>
        <div className={styles.picker}>
          <CityPicker
            aria-label="在哪个城市附近"
            placeholder="城市"
            value={city}
            onChange={(code) => onNear({ city: code ?? '', district: '' })}
          />
          <DistrictSelect
            aria-label="在哪个区县附近"
            placeholder="区县"
            cityCode={city}
            value={near.district === '' ? null : near.district}
            onChange={(district) => onNear({ city: city ?? '', district: district ?? '' })}
          />
        </div>
      </div>
      <LazyFilterBar filters={filters} onChange={onFilters} total={totalText(first)} withoutPlace />
      {first === undefined ? (
        error === null ? (
          <CardSkeletons count={5} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} title="附近的职位没有加载出来" />
        )
      ) : positions.length === 0 ? (
        <EmptyState
          title={place === null ? '还不知道您想在哪里工作' : '附近没有符合条件的职位'}
          text={place === null ? '在上面选一个城市，或在求职意向里填写。' : '可以去掉几个筛选条件，或换一个城市。'}
          action={
            countFilters(filters) > 0 && <PlainButton onClick={() => onFilters(cleared(filters))}>清空筛选</PlainButton>
          }
        />
      ) : (
        <Browse
          positions={positions}
          base={base}
          more={
            <div className={styles.more}>
              {hasNextPage ? (
                <PlainButton onClick={() => void fetchNextPage()}>
                  {isFetchingNextPage ? '正在加载…' : '加载更多'}
                </PlainButton>
              ) : (
                <span>没有更多了</span>
              )}
            </div>
          }
          beside={beside}
        />
      )}
    </div>
  );
}

import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { twoPanes, type Beside } from '../browse/browse.tsx';
import type { Filters } from '../search/filters.ts';
import { useMedia } from '#lib/media.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import type { Near } from './api.ts';
import styles from './jobs.module.css';
import { jobTabs, readPlace, writePlace, type JobPlace } from './place.ts';
import { Recommended, type JobSlots } from './recommended.tsx';

const Newest = lazy(async () => ({ default: (await import('./newest.tsx')).Newest }));
const Nearby = lazy(async () => ({ default: (await import('./nearby.tsx')).Nearby }));
const Viewed = lazy(async () => ({ default: (await import('./viewed.tsx')).Viewed }));
const KeysHelp = lazy(async () => ({ default: (await import('./keys-help.tsx')).KeysHelp }));

interface JobsProps extends JobSlots {
  readonly base: string;
  /** The position that is open beside the list, drawn by the route. */
  readonly drawPane: Beside['drawPane'];
  /** What the seeker looks for, drawn by the route. */
  readonly wishes: ReactNode;
}

/** 推荐, 最新, 附近, 最近看过: the lists of the job page, each with its place in the address. */
export function Jobs({ base, drawPane, wishes, ...slots }: JobsProps) {
  const [params, setParams] = useSearchParams();
  const [helping, setHelping] = useState(false);
  const hasRoom = useMedia(twoPanes);
  const place = readPlace(params);
  const { tab, filters, near, open } = place;
  const go = (change: Partial<JobPlace>, replace = false) =>
    setParams(writePlace({ ...place, ...change }), { preventScrollReset: true, replace });
  const list = {
    base,
    beside: {
      open,
      // One position after the other is no step back each.
      onOpen: (positionId: string) => go({ open: positionId }, open !== null),
      onHelp: () => setHelping(true),
      drawPane,
    },
  };
  const onFilters = (next: Filters) => go({ filters: next, open: null });
  const onNear = (next: Near) => go({ near: next, open: null });
  return (
    <div className={styles.stack}>
      <div className={styles.tabs}>
        <ChoiceChips
          label="职位列表"
          choices={jobTabs}
          value={tab}
          onChange={(key) => go({ tab: jobTabs.find((each) => each.key === key)?.key ?? 'recommended', open: null })}
        />
        <div className={styles.wishes}>{wishes}</div>
        {hasRoom && (
          <Suspense fallback={null}>
            <KeysHelp open={helping} onChange={setHelping} />
          </Suspense>
        )}
      </div>
      {tab === 'recommended' ? (
        <Recommended {...list} {...slots} />
      ) : (
        <Suspense fallback={<CardSkeletons count={5} />}>
          {tab === 'newest' && <Newest {...list} filters={filters} onFilters={onFilters} />}
          {tab === 'nearby' && <Nearby {...list} filters={filters} near={near} onFilters={onFilters} onNear={onNear} />}
          {tab === 'viewed' && <Viewed {...list} />}
        </Suspense>
      )}
    </div>
  );
}

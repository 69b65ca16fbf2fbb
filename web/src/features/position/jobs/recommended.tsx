import type { DismissalEffect } from '@pinjian/contract/matching-dismissal.ts';
import type { Match } from '@pinjian/contract/matching-match.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Browse, type Beside } from '../browse/browse.tsx';
import { PlainButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { recommendedQuery } from './api.ts';
import { CardFoot } from './card-foot.tsx';
import styles from './jobs.module.css';
import { useMoves, type Gone, type Moves } from './use-moves.ts';

const Newest = lazy(async () => ({ default: (await import('./newest.tsx')).NewestList }));

/** What other features show in the list, given by the route. */
export interface JobSlots {
  /** Why a position fits. */
  readonly drawWhy: (match: Match) => ReactNode;
  /** The wishes, to be filled in over the page. */
  readonly drawWishes: (onClose: () => void) => ReactNode;
  /** That the personal order is off, with the way to turn it on. */
  readonly orderOff: ReactNode;
}

interface RecommendedProps extends JobSlots {
  readonly base: string;
  readonly beside: Beside;
}

/** What the seeker said that changes this list, each with the way back. */
function Effects({ effects, moves }: { readonly effects: readonly DismissalEffect[]; readonly moves: Moves }) {
  if (effects.length === 0) return null;
  return (
    <ul className={styles.effects} aria-label="按您说的调整">
      {effects.map(({ text, positionIds }) => (
        <li key={text} className={styles.effect}>
          <span>{text}</span>
          <button
            type="button"
            className={styles.link}
            disabled={moves.isBusy}
            aria-label={`撤销：${text}`}
            onClick={() => moves.undoAll(positionIds)}
          >
            撤销
          </button>
        </li>
      ))}
    </ul>
  );
}

function GoneLine({ one, isBusy }: { readonly one: Gone; readonly isBusy: boolean }) {
  return (
    <div className={styles.gone}>
      <span role="status">{one.text}</span>
      <button type="button" className={styles.link} disabled={isBusy} onClick={one.undo}>
        撤销
      </button>
    </div>
  );
}

function linesOf({ gone, isBusy }: Moves): Map<number, ReactNode> {
  const at = Map.groupBy(gone, ({ index }) => index);
  return new Map(
    [...at].map(([index, all]) => [
      index,
      all.map((one) => <GoneLine key={one.positionId} one={one} isBusy={isBusy} />),
    ]),
  );
}

/** 推荐: what suits the seeker, the best first, each with why; where nothing is known it asks. */
export function Recommended({ base, beside, drawWhy, drawWishes, orderOff }: RecommendedProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(recommendedQuery);
  const moves = useMoves();
  const [telling, setTelling] = useState(false);
  const first = data?.pages[0];
  if (first === undefined)
    return error === null ? (
      <CardSkeletons count={5} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} title="推荐没有加载出来" />
    );
  if (!first.personalOrder)
    return (
      <div className={styles.stack}>
        {orderOff}
        <Suspense fallback={<CardSkeletons count={5} />}>
          <Newest base={base} beside={beside} />
        </Suspense>
      </div>
    );
  const wishes = telling && drawWishes(() => setTelling(false));
  const records = (data?.pages ?? []).flatMap((page) => page.records);
  const unique = [...new Map(records.map((each) => [each.position.positionId, each])).values()];
  if (unique.length === 0 && moves.gone.length === 0)
    return (
      <>
        <Effects effects={first.effects} moves={moves} />
        {first.basis === 'nothing' ? (
          <EmptyState
            title="告诉我们您想找什么，就能推荐"
            text="填写想做的职位、城市和期望薪资即可，不需要先有简历。"
            action={<PlainButton onClick={() => setTelling(true)}>填写求职意向</PlainButton>}
          />
        ) : (
          <EmptyState
            title="现在没有符合您意向的职位"
            text="可以放宽期望薪资，多选几个城市，或换一个相近的职位；也可以看看“最新”。"
            action={<PlainButton onClick={() => setTelling(true)}>修改求职意向</PlainButton>}
          />
        )}
        {wishes}
      </>
    );
  const feet = new Map(
    unique.map((each, index) => [
      each.position.positionId,
      <CardFoot key={each.position.positionId} recommended={each} index={index} moves={moves} drawWhy={drawWhy} />,
    ]),
  );
  return (
    <div className={styles.stack}>
      <Effects effects={first.effects} moves={moves} />
      <Browse
        positions={unique.map(({ position }) => position)}
        base={base}
        between={linesOf(moves)}
        footerOf={(positionId) => feet.get(positionId)}
        more={
          <div className={styles.more}>
            {hasNextPage ? (
              <PlainButton onClick={() => void fetchNextPage()}>
                {isFetchingNextPage ? '正在加载…' : '加载更多'}
              </PlainButton>
            ) : (
              <span>推荐到这里为止，其他职位在“最新”</span>
            )}
          </div>
        }
        beside={beside}
      />
    </div>
  );
}

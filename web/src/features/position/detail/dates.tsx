import type { PositionDetail, PositionPreview } from '@pinjian/contract/position-view.ts';
import { useNow } from '#lib/clock.ts';
import { dateOnly, relativeTime } from '#lib/format/time.ts';
import styles from './position-detail.module.css';

function When({ at, what }: { readonly at: string; readonly what: string }) {
  const ago = relativeTime(at, useNow());
  return (
    <time dateTime={at} title={dateOnly(at)}>
      {ago === '' ? dateOnly(at) : ago}
      {what}
    </time>
  );
}

/** When a position was put on show, and when its words last changed after that. */
export function Dates({ position }: { readonly position: PositionDetail | PositionPreview }) {
  const { publishedAt } = position;
  const changedAt = 'changedAt' in position ? position.changedAt : null;
  if (publishedAt === null) return null;
  return (
    <p className={styles.muted}>
      <When at={publishedAt} what="发布" />
      {changedAt !== null && changedAt > publishedAt && (
        <>
          {' · '}
          <When at={changedAt} what="更新内容" />
        </>
      )}
    </p>
  );
}

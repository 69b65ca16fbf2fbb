import { Button, Pagination } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { turnShortcuts, useShortcutsOn } from '#lib/shortcuts.ts';
import { useMedia, wide } from '#lib/media.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { decideId } from './reason-form.tsx';
import { useQueueKeys } from './queue-keys.ts';
import styles from './queue.module.css';
import { useQueueFocus } from './use-queue-focus.ts';
import type { Queue } from './use-queue.ts';

/** One that waits, in the list. */
export interface QueueItem {
  readonly id: string;
  readonly title: string;
  readonly detail: ReactNode;
}

interface QueueRoomProps {
  readonly title: string;
  readonly subtitle: string;
  /** What the room says when nothing waits. */
  readonly empty: { readonly title: string; readonly text: string };
  readonly queue: Queue;
  /** Which of several lists is shown, above it. */
  readonly lists?: ReactNode;
  /** undefined while it loads. */
  readonly items: readonly QueueItem[] | undefined;
  readonly total: number;
  readonly pageSize: number;
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** The chosen one, whole. */
  readonly children: ReactNode;
}

function Keys() {
  const on = useShortcutsOn((state) => state.on);
  return (
    <p className={styles.keys}>
      {on && (
        <>
          <span>
            <kbd>J</kbd> 下一项
          </span>
          <span>
            <kbd>K</kbd> 上一项
          </span>
          <span>
            <kbd>Enter</kbd> 去做决定
          </span>
        </>
      )}
      <Button type="link" size="small" onClick={() => turnShortcuts(!on)}>
        {on ? '关闭快捷键' : '打开快捷键'}
      </Button>
    </p>
  );
}

/** A queue: who waits at the left, the one that is looked at beside it; on phones one after the other. */
export function QueueRoom(props: QueueRoomProps) {
  const { title, subtitle, empty, queue, lists, items, total, pageSize, error, onRetry, children } = props;
  const beside = useMedia(wide);
  const { current } = queue;
  const list = useRef<HTMLUListElement>(null);
  useQueueKeys({
    next: queue.next,
    previous: queue.previous,
    decide: () => document.getElementById(decideId)?.focus(),
  });
  useEffect(() => {
    if (current !== null) list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const showsList = beside || current === null;
  const showsOne = current !== null;
  const room = useRef<HTMLDivElement>(null);
  useQueueFocus(room, current, showsList);
  return (
    <div ref={room} tabIndex={-1} className={styles.whole}>
      <PageHeader title={title} subtitle={subtitle} actions={beside && <Keys />} />
      {lists !== undefined && showsList && <div className={styles.lists}>{lists}</div>}
      {error !== null && items === undefined && (
        <ErrorState error={error} onRetry={onRetry} title="待处理的内容没有加载出来" />
      )}
      {items === undefined && error === null && <CardSkeletons count={3} />}
      {items?.length === 0 && !showsOne && <EmptyState title={empty.title} text={empty.text} />}
      {items !== undefined && (items.length > 0 || showsOne) && (
        <div className={styles.room}>
          {showsList && (
            <nav className={styles.side} aria-label={`${title}，待处理 ${total} 项`}>
              {items.length === 0 && <p className={styles.none}>没有其他等待处理的</p>}
              <ul ref={list} className={styles.list} data-queue>
                {items.map((item) => (
                  <li key={item.id}>
                    <button
                      type="button"
                      className={styles.item}
                      aria-current={item.id === current}
                      onClick={() => queue.choose(item.id)}
                    >
                      <span className={styles.itemTitle}>{item.title}</span>
                      <span className={styles.itemDetail}>{item.detail}</span>
                    </button>
                  </li>
                ))}
              </ul>
              {total > pageSize && (
                <Pagination
                  className={styles.pages}
                  align="center"
                  size="small"
                  simple
                  current={queue.page}
                  pageSize={pageSize}
                  total={total}
                  showSizeChanger={false}
                  onChange={queue.turn}
                />
              )}
            </nav>
          )}
          {showsOne && (
            <div className={styles.one}>
              {!beside && (
                <Button type="link" data-back className={styles.back} onClick={queue.toList}>
                  返回列表
                </Button>
              )}
              {children}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

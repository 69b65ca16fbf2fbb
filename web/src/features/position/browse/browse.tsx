import type { PositionCard } from '@pinjian/contract/position-view.ts';
import { useMemo, useRef, type ReactNode } from 'react';
import { useShortcuts } from '#lib/list/shortcuts.ts';
import { rowAttribute, useCursor } from '#lib/list/use-cursor.ts';
import { useMedia } from '#lib/media.ts';
import { PositionList } from '../components/position-list.tsx';
import styles from './browse.module.css';

/** From here on the list stands beside the position that is open. */
export const twoPanes = '(min-width: 1280px)';

/** Which position is open beside a list, as the address says it, and how it is drawn. */
export interface Beside {
  readonly open: string | null;
  readonly onOpen: (positionId: string) => void;
  readonly onHelp: () => void;
  /** `chosen`: somebody opened it; else it only stands there as the first of the list. */
  readonly drawPane: (positionId: string, chosen: boolean) => ReactNode;
}

interface BrowseProps {
  readonly positions: readonly PositionCard[];
  readonly base: string;
  readonly words?: readonly string[];
  readonly footerOf?: (positionId: string) => ReactNode;
  readonly between?: ReadonlyMap<number, ReactNode>;
  /** Below the list, in its column. */
  readonly more?: ReactNode;
  readonly beside: Beside;
}

const noMoves = {};

function rowInFocus(): string | null {
  return document.activeElement?.closest(`[${rowAttribute}]`)?.getAttribute(rowAttribute) ?? null;
}

/** Positions as cards, and beside them on a desk the one that is open; J and K go from one to the next. */
export function Browse({ positions, base, words, footerOf, between, more, beside }: BrowseProps) {
  const { open, onOpen, onHelp, drawPane } = beside;
  const hasRoom = useMedia(twoPanes);
  const container = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => positions.map(({ positionId }) => positionId), [positions]);
  // Half a screen stays empty for nobody: until one is opened the first is read.
  const shown = open ?? ids[0] ?? null;
  const cursor = useCursor(ids, container, hasRoom ? shown : null);

  /** Where there is room the keys open the next one; else they only go there. */
  function step(go: () => void) {
    go();
    const row = rowInFocus();
    // Also when it seems to be open: the address may be ahead of what is drawn.
    if (hasRoom && row !== null) onOpen(row);
  }

  useShortcuts(noMoves, {
    next: () => step(cursor.next),
    previous: () => step(cursor.previous),
    help: onHelp,
    move: () => undefined,
  });

  return (
    <div className={hasRoom ? styles.panes : undefined}>
      <div ref={container} className={styles.list}>
        <PositionList
          positions={positions}
          base={base}
          {...(words === undefined ? {} : { words })}
          {...(between === undefined ? {} : { between })}
          footerOf={footerOf}
          onOpen={hasRoom ? onOpen : undefined}
          open={hasRoom ? shown : null}
        />
        {more}
      </div>
      {hasRoom && (
        <aside className={styles.pane} aria-label="职位详情">
          {shown !== null && drawPane(shown, shown === open)}
        </aside>
      )}
    </div>
  );
}

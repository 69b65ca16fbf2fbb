import { useMutation } from '@tanstack/react-query';
import { bulkWaitSeconds } from '@pinjian/contract/application-bulk.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { CountdownRing, useSecondsLeft } from '#ui/countdown-ring.tsx';
import { InvitationSum } from '../cost/invitation-cost.tsx';
import type { ListKind } from '../candidate/filters.ts';
import { undoBulkMutation, type PlannedBulk } from './api.ts';
import styles from './bulk.module.css';
import { dismissBulk, useDismissed } from './dismissed.ts';
import { isOpen, needsReading, outcomeText, plannedText, runningText, skippedOf } from './model.ts';
import { SkippedList } from './skipped-list.tsx';
import type { BulkMoves } from './use-bulk-moves.ts';

/** One that waits or runs, with the way back. */
function UnderWay({ bulk, unsure }: { readonly bulk: PlannedBulk; readonly unsure: boolean }) {
  const undo = useMutation(undoBulkMutation);
  const seconds = useSecondsLeft(bulk.dueHere);
  const waits = bulk.state === 'waiting' && seconds > 0;
  return (
    <>
      <span className={styles.what}>
        {waits && <CountdownRing seconds={seconds} of={bulkWaitSeconds} />}
        <span>
          {waits ? plannedText(bulk) : runningText(bulk)}
          {waits && bulk.move === 'inviteToAiInterview' && <InvitationSum count={bulk.rows.length} />}
          {unsure && <span className={styles.unsure}>网络不稳定，正在重新确认进度</span>}
        </span>
      </span>
      <Button
        loading={undo.isPending}
        onClick={(event) => {
          // The second half of a double click on the button that stood here before.
          if (event.detail <= 1) undo.mutate(bulk.bulkId);
        }}
      >
        撤销
      </Button>
    </>
  );
}

/** One that is over and did not go as it was meant, until it was read. */
function Over({ bulk, onLook }: { readonly bulk: PlannedBulk; readonly onLook: () => void }) {
  return (
    <>
      <span>{outcomeText(bulk)}</span>
      <div className={styles.bulkButtons}>
        {skippedOf(bulk).length > 0 && <Button onClick={onLook}>查看名单</Button>}
        <Button type="text" onClick={() => dismissBulk(bulk.bulkId)}>
          知道了
        </Button>
      </div>
    </>
  );
}

/** Several stand below one another: each landmark has a name of its own. */
function nameOf(bulk: PlannedBulk, index: number): string {
  const name = isOpen(bulk) ? '批量操作进度' : '批量操作结果';
  return index === 0 ? name : `${name}（${index + 1}）`;
}

/** As a ref: called once, when the section becomes the one that was asked for here. */
function takeFocus(section: HTMLElement | null): void {
  // Who goes on down the list is not taken away from it.
  section?.focus({ preventScroll: true });
}

interface BulkProgressProps {
  readonly moves: BulkMoves;
  readonly kind: ListKind;
  /** The bulk move that was just asked for here: it takes the focus that its button had. */
  readonly focusOn?: string | null;
}

/** What is about to happen to many candidates, how far it is, and what came of it. Stands wherever candidates are moved. */
export function BulkProgress({ moves, kind, focusOn = null }: BulkProgressProps) {
  const dismissed = useDismissed((state) => state.ids);
  const [looking, setLooking] = useState<PlannedBulk | null>(null);
  // Of those that are over only the latest: more would stand before the list.
  const over = moves.bulks.find((bulk) => needsReading(bulk) && !dismissed.includes(bulk.bulkId));
  const shown = [...moves.bulks.filter(isOpen), ...(over === undefined ? [] : [over])];
  const [newest] = shown;

  return (
    <>
      <p role="status" className="visually-hidden">
        {newest !== undefined &&
          (isOpen(newest) ? `${plannedText(newest)}，${bulkWaitSeconds} 秒内可以撤销` : outcomeText(newest))}
      </p>
      {shown.map((bulk, index) => (
        <section
          key={bulk.bulkId}
          ref={bulk.bulkId === focusOn ? takeFocus : undefined}
          tabIndex={-1}
          className={styles.bulk}
          aria-label={nameOf(bulk, index)}
        >
          {isOpen(bulk) ? (
            <UnderWay bulk={bulk} unsure={moves.isError} />
          ) : (
            <Over bulk={bulk} onLook={() => setLooking(bulk)} />
          )}
        </section>
      ))}
      <SkippedList
        bulk={looking}
        kind={kind}
        onClose={() => {
          if (looking !== null) dismissBulk(looking.bulkId);
          setLooking(null);
        }}
      />
    </>
  );
}

import { bulkLimit } from '@pinjian/contract/application-bulk.ts';
import { talentsShown } from '@pinjian/contract/matching-talent.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { newIdempotencyKey } from '#lib/client.ts';
import { useShortcuts } from '#lib/list/shortcuts.ts';
import { rowAttribute, useCursor } from '#lib/list/use-cursor.ts';
import { useMedia } from '#lib/media.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Pages } from '#ui/pages.tsx';
import { AddTo } from './add-to.tsx';
import { addAllMutation, queueAt, talentQueueQuery, talentsQuery, type TalentList as Page } from './api.ts';
import { listText, placePath, readPlace, talentPageSize, talentPath, type TalentPlace } from './filters.ts';
import { ChooseAll, ChosenBar } from './chosen-bar.tsx';
import { HiddenBar } from './hidden-bar.tsx';
import { canChoose, moveKeys } from './model.ts';
import { TalentPane } from './talent-pane.tsx';
import { TalentRow } from './talent-row.tsx';
import { TalentSkeleton } from './talent-skeleton.tsx';
import type { DrawResume } from './talent-view.tsx';
import styles from './talent.module.css';
import { useTalentMoves, type Target } from './use-talent-moves.ts';

/** From here on the list stands beside the one who is open. */
const twoPanes = '(min-width: 1280px)';

interface TalentListProps {
  readonly place: TalentPlace;
  readonly onPlace: (change: Partial<TalentPlace>) => void;
  readonly onHelp: () => void;
  /** What is said above the rows, once they are there. */
  readonly renderHead: (list: Page) => ReactNode;
  readonly empty: ReactNode;
  readonly resume: DrawResume;
  readonly bulk: ReactNode;
}

function rowInFocus(): string | null {
  return document.activeElement?.closest(`[${rowAttribute}]`)?.getAttribute(rowAttribute) ?? null;
}

function targetsOf(rows: Page['records']): ReadonlyMap<string, Target> {
  return new Map(
    rows.map(({ resumeId, candidate, standing }) => [
      resumeId,
      { resumeId, name: candidate.name, mayAdd: standing.mayAdd },
    ]),
  );
}

/** Talents as rows, and beside them on a desk the one who is open; keys, choice and undo act on both. */
export function TalentList({ place, onPlace, onHelp, renderHead, empty, resume, bulk }: TalentListProps) {
  const client = useQueryClient();
  const { data, error, refetch, isPlaceholderData } = useQuery(talentsQuery(place));
  const { positionId } = place.filters;
  const at = listText(place);
  const moves = useTalentMoves(positionId);
  const addAll = useMutation(addAllMutation);
  const beside = useMedia(twoPanes);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const container = useRef<HTMLDivElement>(null);

  const { hidden } = moves;
  const records = useMemo(() => {
    const gone = new Set(hidden.filter((one) => one.positionId === positionId).map(({ resumeId }) => resumeId));
    return (data?.records ?? []).filter((row) => !gone.has(row.resumeId));
  }, [data, hidden, positionId]);
  const ids = useMemo(() => records.map(({ resumeId }) => resumeId), [records]);
  const cursor = useCursor(ids, container, beside ? place.open : null);
  const targets = targetsOf(records);
  const choosable = records.filter((row) => canChoose(row, positionId));
  const chosen = choosable.filter(({ resumeId }) => chosenIds.has(resumeId));

  // Beside nobody there is nothing to read, unless the last of a list is still open.
  const paned = beside && (records.length > 0 || place.open !== null);

  function open(resumeId: string) {
    onPlace({ open: resumeId });
  }

  /** Beside an open talent the keys open the next one, as its own page does; else they only go there. */
  function step(go: () => void) {
    go();
    const row = rowInFocus();
    if (place.open !== null && beside && row !== null && row !== place.open) open(row);
  }

  useShortcuts(moveKeys, {
    next: () => step(cursor.next),
    previous: () => step(cursor.previous),
    help: onHelp,
    move: (move) => {
      const target = targets.get(cursor.id ?? place.open ?? '');
      if (target === undefined) return;
      if (move === 'add') moves.add(target);
      else moves.hide(target);
    },
  });

  // Left here for the talents' pages: their neighbours stay while this list changes.
  useEffect(() => {
    if (data === undefined || isPlaceholderData) return;
    const shown = readPlace(new URLSearchParams(at));
    client.setQueryData(talentQueueQuery(shown).queryKey, queueAt(data, shown));
  }, [client, data, isPlaceholderData, at]);

  function choose(resumeId: string, wanted: boolean) {
    const next = new Set(chosenIds);
    if (wanted) next.add(resumeId);
    else next.delete(resumeId);
    setChosenIds(next);
  }

  function addChosen() {
    const some = chosen.slice(0, bulkLimit);
    if (positionId === undefined) {
      moves.choose(some.flatMap(({ resumeId }) => targets.get(resumeId) ?? []));
      return;
    }
    addAll.mutate(
      { key: newIdempotencyKey(), positionId, resumeIds: some.map(({ resumeId }) => resumeId) },
      { onSuccess: () => setChosenIds(new Set()) },
    );
  }

  if (error !== null && data === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} title="人才没有加载出来" />;
  if (data === undefined) return <TalentSkeleton />;
  return (
    <>
      <div className={paned ? styles.panes : undefined}>
        <div className={styles.listPane}>
          <div className={styles.listHead}>
            {renderHead(data)}
            {moves.canMove && choosable.length > 0 && (
              <ChooseAll
                chosen={chosen.length}
                of={choosable.length}
                onChange={(all) => setChosenIds(new Set(all ? choosable.map(({ resumeId }) => resumeId) : []))}
              />
            )}
          </div>
          {records.length === 0 ? (
            empty
          ) : (
            <div ref={container} aria-busy={isPlaceholderData} className={isPlaceholderData ? styles.stale : undefined}>
              <ul className={styles.list}>
                {records.map((row) => (
                  <TalentRow
                    key={row.resumeId}
                    row={row}
                    words={data?.words ?? []}
                    to={talentPath(row.resumeId, place)}
                    onOpen={beside ? () => open(row.resumeId) : null}
                    isOpen={beside && place.open === row.resumeId}
                    atCursor={cursor.id === row.resumeId}
                    chosen={chosen.includes(row)}
                    choosable={canChoose(row, positionId)}
                    onChoose={moves.canMove ? (wanted) => choose(row.resumeId, wanted) : null}
                    moves={moves}
                  />
                ))}
              </ul>
            </div>
          )}
          <Pages
            current={place.current}
            pageSize={talentPageSize}
            total={Math.min(data.total, talentsShown)}
            onChange={(current) => onPlace({ current, open: null })}
          />
        </div>
        {paned && (
          <TalentPane
            resumeId={place.open}
            place={place}
            moves={moves}
            resume={resume}
            back={{ to: placePath({ ...place, open: null }), label: '回到列表' }}
          />
        )}
      </div>
      <div className={styles.dock}>
        <ChosenBar
          count={chosen.length}
          isAdding={addAll.isPending}
          onAdd={addChosen}
          onClear={() => setChosenIds(new Set())}
        />
        <HiddenBar moves={moves} />
        {bulk}
      </div>
      <AddTo
        moves={moves}
        onDone={() => {
          moves.choose([]);
          setChosenIds(new Set());
        }}
      />
    </>
  );
}

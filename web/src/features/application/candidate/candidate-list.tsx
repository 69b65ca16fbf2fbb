import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { InvitationCost } from '../cost/invitation-cost.tsx';
import { queueOf } from '#lib/list/queue.ts';
import { useShortcuts } from '#lib/list/shortcuts.ts';
import { useCursor } from '#lib/list/use-cursor.ts';
import { useSession } from '#lib/session.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { Pages } from '#ui/pages.tsx';
import { ShortcutsHelp } from '#ui/shortcuts-help.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { BulkProgress } from '../bulk/bulk-progress.tsx';
import bulkStyles from '../bulk/bulk.module.css';
import { asWaiting, useBulkMoves } from '../bulk/use-bulk-moves.ts';
import { OffersLink } from '../offer/employer/offer-entry.tsx';
import { candidatesQuery } from './api.ts';
import { CandidateRows } from './candidate-rows.tsx';
import { CandidateSkeleton } from './candidate-skeleton.tsx';
import styles from './candidate.module.css';
import { EmptyList } from './empty-list.tsx';
import {
  isNarrowed,
  noFilter,
  pageSizes,
  placeOf,
  readFilter,
  talentPath,
  writeFilter,
  type ListFilter,
  type ListKind,
} from './filters.ts';
import { canChoose, keyTexts, moveKeys, offeredTo } from './model.ts';
import { PositionFilter } from './position-filter.tsx';
import { queueQuery, refsOf } from './queue.ts';
import { RoundSheet } from '../round/round-sheet.tsx';
import { RejectSheet } from './reject-sheet.tsx';
import { Toolbar } from './toolbar.tsx';
import { useMoves } from './use-moves.ts';
import { useReadsAll } from './use-reads-all.ts';

const looks = {
  activeDelivery: { title: '主动投递', subtitle: '求职者投来的简历，等您筛选', timeLabel: '投递时间' },
  candidateList: { title: '候选人', subtitle: '通过筛选之后的每一步', timeLabel: '更新时间' },
} as const;
const assignedSubtitle = '分配给您的候选人';

interface CandidateListProps {
  readonly kind: ListKind;
  /** Why the candidate of an application fits, all of a page asked for at once; drawn by the matching feature. */
  readonly why?: (applicationId: string, among: readonly string[]) => ReactNode;
  /** What stands beside this list at its address, to go there. */
  readonly parts?: ReactNode;
}

interface HeadActionsProps extends Pick<CandidateListProps, 'kind'> {
  readonly helping: boolean;
  readonly onHelping: (helping: boolean) => void;
}

function HeadActions({ kind, helping, onHelping }: HeadActionsProps) {
  return (
    <>
      {kind === 'candidateList' && <OffersLink />}
      <ShortcutsHelp keys={keyTexts} open={helping} onOpen={() => onHelping(true)} onClose={() => onHelping(false)} />
    </>
  );
}

/** One of the employer's two lists. Filters and page stand in the address; keys, rows and bulk act on what is shown. */
export function CandidateList({ kind, why, parts }: CandidateListProps) {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(kind, params);
  const { data, error, refetch, isPlaceholderData } = useQuery(candidatesQuery(kind, filter));
  const client = useQueryClient();
  const canSeePositions = useSession((state) => state.permissions.includes('position.read'));
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [helping, setHelping] = useState(false);
  const [plannedId, setPlannedId] = useState<string | null>(null);
  const bulkMoves = useBulkMoves();
  const container = useRef<HTMLDivElement>(null);

  const { waiting } = bulkMoves;
  const records = useMemo(() => (data?.records ?? []).map((row) => asWaiting(row, { waiting })), [data, waiting]);
  const ids = useMemo(() => records.map((row) => row.applicationId), [records]);
  const candidates = records.map((row) => ({ standing: row, name: row.candidate.name, position: row.position }));
  const moves = useMoves(candidates);
  const cursor = useCursor(ids, container);
  const chosen = records.filter((row) => chosenIds.has(row.applicationId) && canChoose(row));
  const { title, subtitle, timeLabel } = looks[kind];
  const readsAll = useReadsAll();
  // There is nothing to filter for whoever has been assigned nobody.
  const hasTools = readsAll || records.length > 0 || isNarrowed(filter);

  useShortcuts(moveKeys, {
    next: cursor.next,
    previous: cursor.previous,
    help: () => setHelping(true),
    move: (move) => {
      const at = candidates.find(({ standing }) => standing.applicationId === cursor.id);
      if (at !== undefined && moves.makeByKey(at, move)) cursor.next();
    },
  });

  // Left here for the candidates' pages: their neighbours stay while this list changes.
  useEffect(() => {
    if (data === undefined || isPlaceholderData) return;
    const at = readFilter(kind, params);
    client.setQueryData(queueQuery(kind, at).queryKey, queueOf(refsOf(data), at));
  }, [client, kind, data, isPlaceholderData, params]);

  function show(change: Partial<ListFilter>) {
    setChosenIds(new Set());
    const next = writeFilter({ ...filter, current: 1, ...change });
    setParams(new URLSearchParams([...placeOf(params), ...next]));
  }

  function choose(id: string, wanted: boolean) {
    const next = new Set(chosenIds);
    if (wanted) next.add(id);
    else next.delete(id);
    setChosenIds(next);
  }

  return (
    <>
      <PageHeader
        title={title}
        subtitle={readsAll ? subtitle : assignedSubtitle}
        actions={hasTools ? <HeadActions kind={kind} helping={helping} onHelping={setHelping} /> : undefined}
      />
      {parts}
      {hasTools && (
        <Toolbar kind={kind} filter={filter} counts={data?.counts} onChange={show}>
          {canSeePositions && (
            <PositionFilter
              value={filter.positionId}
              known={records.map((row) => row.position)}
              onChange={(positionId) => show({ positionId })}
            />
          )}
        </Toolbar>
      )}
      {error !== null && data === undefined && (
        <ErrorState error={error} onRetry={() => void refetch()} title="候选人没有加载出来" />
      )}
      {data === undefined && error === null && <CandidateSkeleton />}
      {data !== undefined && records.length === 0 && (
        <EmptyList kind={kind} filter={filter} onClear={() => show(noFilter)} />
      )}
      {records.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? styles.stale : undefined}>
          {records.some((row) => offeredTo(row).includes('inviteToAiInterview')) && <InvitationCost />}
          <CandidateRows
            container={container}
            caption={title}
            timeLabel={timeLabel}
            onChooseAll={(wanted) =>
              setChosenIds(new Set(wanted ? records.filter(canChoose).map((row) => row.applicationId) : []))
            }
            rows={records.map((row) => ({
              row,
              to: talentPath(
                kind,
                { resumeId: row.resumeId, positionId: row.position.positionId },
                filter,
                placeOf(params),
              ),
              time: kind === 'activeDelivery' ? row.appliedAt : row.updatedAt,
              chosen: chosen.includes(row),
              atCursor: cursor.id === row.applicationId,
              moves,
              why: why?.(row.applicationId, ids),
              waiting: waiting.get(row.applicationId),
              onChoose: (wanted) => choose(row.applicationId, wanted),
            }))}
          />
        </div>
      )}
      {data !== undefined && (
        <Pages
          current={filter.current}
          pageSize={filter.pageSize}
          total={data.total}
          totalText={`共 ${data.total}${data.totalCapped ? '+' : ''} 人`}
          sizes={pageSizes}
          onChange={(current, pageSize) => show({ current: pageSize === filter.pageSize ? current : 1, pageSize })}
        />
      )}
      <div className={bulkStyles.dock}>
        <BulkProgress moves={bulkMoves} kind={kind} focusOn={plannedId} />
        <BulkBar
          rows={chosen}
          canPass={kind === 'activeDelivery'}
          onDone={(planned) => {
            setChosenIds(new Set());
            if (planned !== null) setPlannedId(planned);
          }}
        />
      </div>
      <RejectSheet
        open={moves.rejecting !== null}
        whom={moves.rejecting?.name ?? ''}
        applicationId={moves.rejecting?.standing.applicationId}
        onReject={moves.reject}
        onClose={moves.stopRejecting}
        onClosed={cursor.restore}
      />
      <RoundSheet planned={moves.planned} onClose={moves.stopPlanning} onClosed={cursor.restore} />
    </>
  );
}

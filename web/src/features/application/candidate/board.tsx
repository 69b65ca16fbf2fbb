import { shownInColumn, type CandidateRow } from '@pinjian/contract/application-candidate.ts';
import { stepLabels } from '@pinjian/contract/application-pipeline.ts';
import { factsText } from '@pinjian/contract/application-summary.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { offerWords } from '../offer/model.ts';
import { boardQuery, type BoardColumn } from './api.ts';
import styles from './board.module.css';
import { listPath, noFilter, placeOf, readFilter, talentPath, type ListFilter } from './filters.ts';
import { assessmentText, standingNote } from './model.ts';
import { NextRound } from './next-round.tsx';
import { PositionFilter } from './position-filter.tsx';

/** What there is to say of a candidate within their step: the report, what is waited for, the offer. */
function notesOf({ assessment, offer, ...standing }: CandidateRow, now: number): string[] {
  const notes = [
    assessment === null ? '' : assessmentText(assessment),
    assessment === null ? standingNote({ ...standing, offer }, now) : '',
    offer === null ? '' : `Offer：${offerWords(offer.state, offer.number)}`,
  ];
  return notes.filter((note) => note !== '');
}

function Card({ row, to, isOfOne }: { readonly row: CandidateRow; readonly to: string; readonly isOfOne: boolean }) {
  const now = useNow();
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.name}>
        {row.candidate.name}
      </Link>
      <p className={styles.muted}>{factsText(row.candidate)}</p>
      {!isOfOne && <p className={styles.muted}>{row.position.title}</p>}
      {notesOf(row, now).map((note) => (
        <p key={note} className={styles.muted}>
          {note}
        </p>
      ))}
      <NextRound round={row.round} />
      <time dateTime={row.updatedAt} className={styles.time}>
        {messageTime(row.updatedAt, now)}
      </time>
    </li>
  );
}

interface ColumnProps {
  readonly column: BoardColumn;
  readonly filter: ListFilter;
  readonly place: URLSearchParams;
}

/** One step: whom changed last, with how many there are; the others are a press away. */
function Column({ column: { state, total, totalCapped, records }, filter, place }: ColumnProps) {
  // As many as the column shows: whoever opens one of them goes along the column.
  const here = { ...filter, status: state, pageSize: shownInColumn };
  const rest = total - records.length;
  return (
    <section className={styles.column} aria-label={stepLabels[state]}>
      <h2 className={styles.head}>
        {stepLabels[state]}
        <span className={styles.count}>
          {total}
          {totalCapped && '+'}
        </span>
      </h2>
      <ul className={styles.cards}>
        {records.map((row) => (
          <Card
            key={row.applicationId}
            row={row}
            to={talentPath('candidateList', { ...row, positionId: row.position.positionId }, here, place)}
            isOfOne={filter.positionId !== null}
          />
        ))}
      </ul>
      {records.length === 0 && <p className={styles.none}>没有候选人</p>}
      {rest > 0 && (
        <Link to={listPath('candidateList', { ...filter, status: state })} className={styles.more}>
          {totalCapped ? '还有很多，看列表' : `另有 ${rest} 位，看列表`}
        </Link>
      )}
    </section>
  );
}

/** 看板: the steps of the pipeline side by side, of all positions or of one, each with whom changed last first. */
export function Board() {
  const [params, setParams] = useSearchParams();
  const { positionId } = readFilter('candidateList', params);
  const filter: ListFilter = { ...noFilter, positionId };
  const place = placeOf(params);
  const { data, error, refetch, isPlaceholderData } = useQuery(boardQuery(positionId));
  const known = data?.columns.flatMap(({ records }) => records.map(({ position }) => position)) ?? [];
  const isEmpty = data?.columns.every(({ total }) => total === 0) === true && !isPlaceholderData;

  function show(chosen: string | null): void {
    const next = new URLSearchParams(place);
    if (chosen !== null) next.set('position', chosen);
    setParams(next, { replace: true });
  }

  return (
    <div className={styles.board}>
      <div>
        <PositionFilter value={positionId} known={known} onChange={show} />
      </div>
      {data === undefined && error === null && <CardSkeletons count={3} />}
      {error !== null && data === undefined && (
        <ErrorState error={error} onRetry={() => void refetch()} title="看板没有加载出来" />
      )}
      {isEmpty && (
        <EmptyState
          title={positionId === null ? '还没有候选人' : '这个职位还没有候选人'}
          text="在“主动投递”里通过简历后，候选人会出现在这里。"
          action={<LinkButton to="/hire/activeDelivery">查看主动投递</LinkButton>}
        />
      )}
      {data !== undefined && !isEmpty && (
        <div className={styles.frame} role="region" aria-label="候选人看板" aria-busy={isPlaceholderData}>
          {data.columns.map((column) => (
            <Column key={column.state} column={column} filter={filter} place={place} />
          ))}
        </div>
      )}
    </div>
  );
}

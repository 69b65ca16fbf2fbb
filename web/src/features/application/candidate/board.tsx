import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import { candidateListSteps, stepLabels, type Step } from '@pinjian/contract/application-pipeline.ts';
import { factsText } from '@pinjian/contract/application-summary.ts';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { offerWords } from '../offer/model.ts';
import { candidatesQuery, type CandidatePage } from './api.ts';
import styles from './board.module.css';
import { listPath, noFilter, placeOf, readFilter, talentPath, type ListFilter } from './filters.ts';
import { assessmentText, standingNote } from './model.ts';
import { NextRound } from './next-round.tsx';
import { PositionFilter } from './position-filter.tsx';

/** As many of a step as stand in its column; the others are a press away. */
const shownOfEach = 20;

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
  readonly step: Step;
  readonly filter: ListFilter;
  readonly place: URLSearchParams;
  readonly page: UseQueryResult<CandidatePage>;
}

function Column({ step, filter, place, page: { data, error, refetch } }: ColumnProps) {
  const here = { ...filter, status: step };
  const rest = (data?.total ?? 0) - shownOfEach;
  return (
    <section className={styles.column} aria-label={stepLabels[step]} aria-busy={data === undefined && error === null}>
      <h2 className={styles.head}>
        {stepLabels[step]}
        {data !== undefined && (
          <span className={styles.count}>
            {data.total}
            {data.totalCapped && '+'}
          </span>
        )}
      </h2>
      <ul className={styles.cards}>
        {data?.records.map((row) => (
          <Card
            key={row.applicationId}
            row={row}
            to={talentPath('candidateList', { ...row, positionId: row.position.positionId }, here, place)}
            isOfOne={filter.positionId !== null}
          />
        ))}
      </ul>
      {data?.records.length === 0 && <p className={styles.none}>没有候选人</p>}
      {rest > 0 && (
        <Link to={listPath('candidateList', here)} className={styles.more}>
          另有 {rest} 位，看列表
        </Link>
      )}
      {data === undefined && error !== null && (
        <p className={styles.none} role="alert">
          没有加载出来 <Button onClick={() => void refetch()}>重试</Button>
        </p>
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
  const pages = useQueries({
    queries: candidateListSteps.map((status) =>
      candidatesQuery('candidateList', { ...filter, status, pageSize: shownOfEach }),
    ),
  });
  const known = pages.flatMap(({ data }) => data?.records.map(({ position }) => position) ?? []);

  const isEmpty = pages.every(({ data }) => data?.total === 0);

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
      {isEmpty && (
        <EmptyState
          title={positionId === null ? '还没有候选人' : '这个职位还没有候选人'}
          text="在“主动投递”里通过简历后，候选人会出现在这里。"
          action={<LinkButton to="/hire/activeDelivery">查看主动投递</LinkButton>}
        />
      )}
      {!isEmpty && (
        <div className={styles.frame} role="region" aria-label="候选人看板">
          {candidateListSteps.map((step, nth) => {
            const page = pages[nth];
            return page && <Column key={step} step={step} filter={filter} place={place} page={page} />;
          })}
        </div>
      )}
    </div>
  );
}

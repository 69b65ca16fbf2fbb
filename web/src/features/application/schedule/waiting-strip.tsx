import type { ScheduleScope, WaitingRound } from '@pinjian/contract/application-schedule.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { useMedia, wide } from '#lib/media.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { deadlineText } from '../standing/model.ts';
import { waitingQuery } from './api.ts';
import { waitingLabels, waitingText } from './model.ts';
import styles from './schedule.module.css';
import { interviewPath, useRoundPath } from './use-round-path.ts';

interface WaitingStripProps {
  readonly scope: ScheduleScope;
  /** What stands where nothing waits; nothing at all without it. */
  readonly none?: string;
}

/** Cards that stand there at once, where there is room and on phones; the others come when asked for. */
const shownFirst = { wide: 4, narrow: 2 } as const;

function WaitingCard({ waiting }: { readonly waiting: WaitingRound }) {
  const pathOf = useRoundPath();
  const now = useNow();
  const { label, tone } = waitingLabels[waiting.kind];
  const text = waitingText(waiting);
  return (
    <li className={styles.waiting}>
      <p className={styles.waitingHead}>
        <Link
          to={waiting.kind === 'scorecard' ? interviewPath(waiting) : pathOf(waiting)}
          className={styles.waitingName}
        >
          {waiting.candidateName}
        </Link>
        <StatusTag tone={tone}>{label}</StatusTag>
      </p>
      <p className={styles.lineFacts}>{[waiting.positionTitle, waiting.name].join(' · ')}</p>
      {text !== '' && <p className={styles.waitingText}>{text}</p>}
      {waiting.until !== null && <p className={styles.lineFacts}>{deadlineText(waiting.until, now)}答复</p>}
    </li>
  );
}

/** What waits for an answer or for something to be written, the most urgent first. */
export function WaitingStrip({ scope, none }: WaitingStripProps) {
  const { data, error, refetch } = useQuery(waitingQuery(scope));
  const [whole, setWhole] = useState(false);
  const beside = useMedia(wide);
  if (data === undefined) {
    if (error === null) return <LineSkeletons count={2} />;
    return <ErrorState error={error} onRetry={() => void refetch()} title="待处理的面试没有加载出来" />;
  }
  if (data.total === 0) return none === undefined ? null : <p className={styles.none}>{none}</p>;
  const shown = whole ? data.records : data.records.slice(0, beside ? shownFirst.wide : shownFirst.narrow);
  const rest = data.total - shown.length;
  return (
    <section className={styles.strip} aria-label="等待处理">
      <h2 className={styles.stripHead}>
        等待处理 <span className={styles.dayCount}>{data.total}</span>
      </h2>
      <ul className={styles.waitings}>
        {shown.map((waiting) => (
          <WaitingCard key={`${waiting.kind} ${waiting.roundId}`} waiting={waiting} />
        ))}
      </ul>
      {!whole && rest > 0 && (
        <button type="button" className={styles.all} onClick={() => setWhole(true)}>
          展开另外 {rest} 项
        </button>
      )}
      {whole && rest > 0 && <p className={styles.none}>还有 {rest} 项，处理完上面的会接着出现。</p>}
    </section>
  );
}

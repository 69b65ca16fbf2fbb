import type { UseState, UseView } from '@pinjian/contract/billing-use.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { StatusTag, type Tone } from '#ui/tag.tsx';
import { usesQuery } from './api.ts';
import { stateLabels } from './model.ts';
import styles from './wallet.module.css';

const tones: Readonly<Record<UseState, Tone>> = { held: 'warning', taken: 'neutral', released: 'success' };

function Row({ use }: { readonly use: UseView }) {
  const now = useNow();
  const { label, units, unit, state, heldAt, memberName, positionTitle } = use;
  const about = [positionTitle, memberName].filter((each) => each !== '').join(' · ');
  return (
    <li className={styles.line}>
      <span>{label}</span>
      <span className={styles.end}>{unitsText(units, unit)}</span>
      <span className={styles.muted}>
        {messageTime(heldAt, now)}
        {about !== '' && ` · ${about}`}
      </span>
      <span className={styles.end}>
        <StatusTag tone={tones[state]}>{stateLabels[state]}</StatusTag>
      </span>
    </li>
  );
}

interface UseListProps {
  readonly empty: string;
  /** Where all of them stand. */
  readonly more: string;
}

/** The latest uses: what was held, taken and given back. */
export function UseList({ empty, more }: UseListProps) {
  const id = useId();
  const { data, error, refetch } = useQuery(usesQuery);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          最近使用
        </h2>
        <Link to={more} className="target">
          全部账单
        </Link>
      </div>
      {data === undefined && error === null && <LineSkeletons count={3} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="使用记录没有加载出来" />
      )}
      {data !== undefined && data.records.length === 0 && <p className={styles.muted}>{empty}</p>}
      {data !== undefined && data.records.length > 0 && (
        <ul className={styles.lines}>
          {data.records.map((use) => (
            <Row key={use.useId} use={use} />
          ))}
        </ul>
      )}
    </section>
  );
}

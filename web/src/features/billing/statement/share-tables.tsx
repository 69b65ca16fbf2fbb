import type { StatementShare } from '@pinjian/contract/billing-statement.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { sharesQuery } from './api.ts';
import { monthLabel } from './model.ts';
import styles from './statement.module.css';

interface SharesProps {
  readonly title: string;
  readonly shares: readonly StatementShare[];
  /** What stands where there is no name. */
  readonly nobody: string;
  readonly onChoose: (id: string) => void;
}

/** So many stand there at once: who used the most is what people look for. */
const shownAtFirst = 5;

function Shares({ title, shares, nobody, onChoose }: SharesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useId();
  const shown = showsAll ? shares : shares.slice(0, shownAtFirst);
  const most = Math.max(1, ...shares.map(({ units }) => units));
  return (
    <div>
      <h3 className={styles.small}>{title}</h3>
      {shares.length === 0 && <p className={styles.muted}>还没有使用</p>}
      <ul id={list} className={styles.shares} aria-label={title}>
        {shown.map(({ id, name, units, fen, count }) => (
          <li key={id ?? 'nobody'} className={styles.share}>
            {id === null ? (
              <span>{nobody}</span>
            ) : (
              <button type="button" className={styles.choose} onClick={() => onChoose(id)}>
                {name === '' ? nobody : name}
              </button>
            )}
            <span className={styles.number}>{unitsText(units, 'credit')}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${Math.round((units / most) * 100)}%` }} />
            </span>
            <span className={styles.muted}>
              {count} 次使用{fen > 0 && `，消费 ${amountText(fen)}`}
            </span>
          </li>
        ))}
      </ul>
      {shares.length > shownAtFirst && (
        <button
          type="button"
          className={`${styles.choose} ${styles.more}`}
          aria-expanded={showsAll}
          aria-controls={list}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? '收起' : `展开全部 ${shares.length} 个`}
        </button>
      )}
    </div>
  );
}

interface ShareTablesProps {
  readonly month: string | null;
  readonly onMember: (id: string) => void;
  readonly onPosition: (id: string) => void;
}

/** Who of a company used how much, and for which position; pressing a name shows its lines. */
export function ShareTables({ month, onMember, onPosition }: ShareTablesProps) {
  const { data, error, refetch } = useQuery(sharesQuery(month));
  return (
    <Section title="按成员和职位" text={month === null ? '全部时间' : monthLabel(month)}>
      {data === undefined && error === null && <LineSkeletons count={4} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="使用情况没有加载出来" />
      )}
      {data !== undefined && (
        <div className={styles.pair}>
          <Shares title="成员" shares={data.members} nobody="已离开的成员" onChoose={onMember} />
          <Shares title="职位" shares={data.positions} nobody="未指定职位" onChoose={onPosition} />
        </div>
      )}
    </Section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { dateOnly } from '#lib/format/time.ts';
import { goToReturn } from '#lib/kept-draft.ts';
import { costQuery, walletQuery } from './api.ts';
import styles from './outline.module.css';
import { sourceOf } from './source.ts';

/** Whether a simulation can be begun with what is left; what is not known yet is left to the server. */
export function useSimulationLeft(): { readonly isEnough: boolean } {
  const { data: quote } = useQuery(costQuery);
  return { isEnough: quote === undefined || quote.each <= quote.available };
}

/** What beginning a simulation uses up, and of what; where nothing is left, the way to buy and back. */
export function SimulationCost() {
  const { data: quote, isLoading } = useQuery(costQuery);
  const { data: overview } = useQuery({ ...walletQuery, enabled: quote !== undefined });
  if (quote === undefined) return isLoading ? <p className={styles.cost} /> : null;
  if (quote.each > quote.available) {
    const each = overview?.freeSimulations?.each ?? 0;
    return (
      <div className={styles.noneLeft}>
        <p role="status">
          可用的次数已经用完{each > 0 && `，每月 1 日有 ${each} 次免费`}。购买后会回到这里，选好的和写好的都留着。
        </p>
        <Button onClick={() => goToReturn('/seeker/my/wallet')}>购买次数</Button>
      </div>
    );
  }
  const source = overview === undefined ? null : sourceOf(overview);
  const until =
    source?.expiresAt === undefined || source.expiresAt === null ? '' : `，${dateOnly(source.expiresAt)} 到期`;
  return (
    <p className={styles.cost}>
      开始时冻结 {quote.each} 次（可用 {quote.available} 次），练过一半才扣除，没有练的退回
      {source !== null && `；先用${source.label}（剩 ${source.left} 次${until}）`}
    </p>
  );
}

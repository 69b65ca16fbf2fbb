import type { PayerRole } from '@pinjian/contract/billing-price.ts';
import { unitLabels, unitsText } from '@pinjian/contract/wallet.ts';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { walletPath } from '../model.ts';
import { ProductList } from '../product/product-list.tsx';
import { overviewQuery } from './api.ts';
import { BalanceCard } from './balance-card.tsx';
import { freeLine, linesOf } from './model.ts';
import { UseList } from './use-list.tsx';
import styles from './wallet.module.css';

const words = {
  seeker: {
    title: '还能练的模拟面试',
    lines: '次数的来源和有效期',
    empty: '还没有使用过。开始一次模拟面试时会用掉 1 次。',
  },
  employer: {
    title: '可用额度',
    lines: '额度的来源',
    empty: '还没有使用过。邀请AI面试、与没有投递的人才交换联系方式时使用额度。',
  },
} as const;

function noteOf(held: number, taken: number, unit: 'credit' | 'simulation'): string {
  const used = `本月已用 ${unitsText(taken, unit)}`;
  return held > 0 ? `另有 ${unitsText(held, unit)}冻结中 · ${used}` : used;
}

interface OverviewProps {
  readonly payer: PayerRole;
}

/** What is left and until when, what is held, what can be bought. */
export function Overview({ payer }: OverviewProps) {
  const { data, error, refetch } = useQuery(overviewQuery);
  if (data === undefined && error === null) return <CardSkeletons count={2} />;
  if (data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} title="余额没有加载出来" />;
  const { available, held, unit, month, lowBalance, allowance, mayManage } = data;
  const free = freeLine(data);
  const said = words[payer];
  return (
    <div className={styles.columns}>
      <div className={styles.balance}>
        <BalanceCard
          title={said.title}
          figure={String(available)}
          unit={unitLabels[unit]}
          note={noteOf(held, month.taken, unit)}
          lines={[...(free === null ? [] : [free]), ...linesOf(data)]}
          linesLabel={said.lines}
        >
          {lowBalance?.isLow === true && (
            <p className={styles.alert} role="status">
              可用额度已低于 {unitsText(lowBalance.below, unit)}
              {mayManage ? '，请及时充值，以免影响邀请。' : '，请联系公司管理员充值。'}
            </p>
          )}
          {allowance !== null && (
            <p className={styles.muted}>
              您本月的成员额度：已用 {allowance.used} / {unitsText(allowance.credits, unit)}
            </p>
          )}
        </BalanceCard>
      </div>
      <div className={styles.onSale}>
        <ProductList
          payer={payer}
          whyNot={payer === 'employer' && !mayManage ? '充值由公司管理员操作，需要时请联系管理员。' : null}
        />
      </div>
      <div className={styles.uses}>
        <UseList empty={said.empty} more={walletPath(payer, { tab: 'statement' })} />
      </div>
    </div>
  );
}

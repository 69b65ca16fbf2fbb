import type { Difference } from '@pinjian/contract/console-reconciliation.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { Link } from 'react-router';
import money from '../money/money.module.css';
import styles from '../queue/queue.module.css';
import { vendorWords } from './words.ts';

/** What one difference is about: both amounts beside each other, and what it belongs to. */
export function DifferenceFacts({ difference }: { readonly difference: Difference }) {
  const { vendor, day, tradeNo, vendorTradeNo, orderId, theirFen, ourFen } = difference;
  return (
    <>
      <div className={money.compare}>
        <div>
          <p className={styles.muted}>渠道账单</p>
          <p className={`${money.amount} ${money.large}`}>{theirFen === null ? '没有' : amountText(theirFen)}</p>
        </div>
        <div>
          <p className={styles.muted}>这里的记录</p>
          <p className={`${money.amount} ${money.large}`}>{ourFen === null ? '没有' : amountText(ourFen)}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <dt>渠道和日期</dt>
        <dd>
          {vendorWords[vendor]}，{day}
        </dd>
        {tradeNo !== '' && (
          <>
            <dt>商户单号</dt>
            <dd>{tradeNo}</dd>
          </>
        )}
        {vendorTradeNo !== null && (
          <>
            <dt>渠道单号</dt>
            <dd>{vendorTradeNo}</dd>
          </>
        )}
        {orderId !== null && (
          <>
            <dt>订单</dt>
            <dd>
              <Link to={`/console/orders/${orderId}`}>查看订单</Link>
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

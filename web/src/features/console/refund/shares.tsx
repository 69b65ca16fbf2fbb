import { paymentChannelLabels } from '@pinjian/contract/billing-payment.ts';
import type { RefundShare } from '@pinjian/contract/billing-refund.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { Link } from 'react-router';
import { dateOnly } from '#lib/format/time.ts';
import styles from '../money/money.module.css';

/** What can go back of each order, the oldest first. */
export function Shares({ shares }: { readonly shares: readonly RefundShare[] }) {
  if (shares.length === 0) return <p className={styles.hint}>没有可以退的金额：已使用和已到期的部分不能退。</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">可以退的订单，从旧到新</caption>
        <thead>
          <tr>
            <th scope="col">订单</th>
            <th scope="col">支付</th>
            <th scope="col" className={styles.number}>
              已付
            </th>
            <th scope="col" className={styles.number}>
              可退
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ orderId, number, title, channel, paidAt, paidFen, fen }) => (
            <tr key={orderId}>
              <td>
                <Link to={`/console/orders/${orderId}`}>{number}</Link>
                <p className={styles.sub}>{title}</p>
              </td>
              <td>
                {paymentChannelLabels[channel]}
                <p className={styles.sub}>{dateOnly(paidAt)}</p>
              </td>
              <td className={styles.number}>{amountText(paidFen)}</td>
              <td className={styles.number}>{amountText(fen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

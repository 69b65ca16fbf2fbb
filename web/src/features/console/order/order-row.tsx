import type { ConsoleOrder } from '@pinjian/contract/console-payment.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { StatusTag } from '#ui/tag.tsx';
import { orderLook } from '../money/looks.ts';
import styles from '../money/money.module.css';
import { payerText } from '../money/payer-name.tsx';

/** An order in a list; `payer` is left out where all are of one. */
export function OrderRow({ order, payer = true }: { readonly order: ConsoleOrder; readonly payer?: boolean }) {
  const look = orderLook(order);
  return (
    <li className={styles.row}>
      <div>
        <Link className={styles.name} to={`/console/orders/${order.orderId}`}>
          {order.number}
        </Link>
        <p className={styles.sub}>{order.title}</p>
      </div>
      <span className={styles.who}>{payer ? payerText(order.payer) : ''}</span>
      <span className={styles.amount}>{amountText(order.fen)}</span>
      <span className={styles.state}>
        <StatusTag tone={look.tone}>{look.word}</StatusTag>
      </span>
      <span className={styles.when}>{dateTime(order.createdAt)}</span>
    </li>
  );
}

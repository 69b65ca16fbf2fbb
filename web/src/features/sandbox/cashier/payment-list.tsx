import { Link } from 'react-router';
import { amountText } from '@pinjian/contract/money.ts';
import type { SandboxPayment } from '@pinjian/contract/sandbox-payment.ts';
import { dateTime } from '#lib/format/time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { StatusTag } from '#ui/tag.tsx';
import styles from '../components/sandbox.module.css';
import { stateWords } from './state-words.ts';

/** What is at the cashier of the sandbox, each leading there. */
export function PaymentList({ payments }: { readonly payments: readonly SandboxPayment[] }) {
  if (payments.length === 0)
    return <EmptyState title="收银台还没有支付" text="在钱包里下单并选择沙箱支付后，会出现在这里。" />;
  return (
    <ul className={styles.list}>
      {payments.map((each) => (
        <li key={each.tradeNo} className={styles.row}>
          <Link to={`/sandbox/cashier?tradeNo=${each.tradeNo}`} className="target">
            {each.subject}
          </Link>
          <span>{amountText(each.fen)}</span>
          <StatusTag tone={stateWords[each.state].tone}>{stateWords[each.state].label}</StatusTag>
          <span className={`${styles.muted} ${styles.end}`}>{dateTime(each.createdAt)}</span>
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useRef, useState } from 'react';
import { amountText } from '@pinjian/contract/money.ts';
import type { SandboxPayment } from '@pinjian/contract/sandbox-payment.ts';
import { isAbort } from '#lib/client.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { loadPayment } from '../api.ts';
import sandbox from '../components/sandbox.module.css';
import styles from './cashier.module.css';
import { CashierActs } from './cashier-acts.tsx';
import { stateWords } from './state-words.ts';

interface CashierPageProps {
  readonly tradeNo: string;
  /** Page of ours that a vendor would lead back to. */
  readonly returnPath: string;
}

type Found = { readonly record: SandboxPayment | null } | { readonly error: unknown };

/** In the place of a vendor's page: no money moves, and everything that can go wrong can be made to. */
export function CashierPage({ tradeNo, returnPath }: CashierPageProps) {
  const [found, setFound] = useState<Found | null>(null);
  const lookAgain = useRef<() => void>(undefined);

  useEffect(() => {
    const leaving = new AbortController();
    const look = () =>
      void loadPayment(tradeNo, leaving.signal).then(
        (record) => setFound({ record }),
        (error: unknown) => {
          if (!isAbort(error)) setFound({ error });
        },
      );
    lookAgain.current = look;
    look();
    return () => leaving.abort();
  }, [tradeNo]);

  return (
    <div className={sandbox.page}>
      <p className={styles.warning} role="note">
        这是沙箱收银台，不会真正收款。请勿付款给任何人。
      </p>
      <section className={sandbox.card} aria-label="支付">
        {found === null && <CardSkeletons count={1} />}
        {found !== null && 'error' in found && (
          <ErrorState error={found.error} onRetry={() => lookAgain.current?.()} title="收银台没有加载出来" />
        )}
        {found !== null && 'record' in found && found.record === null && (
          <EmptyState
            title="没有找到这笔支付"
            text="链接不完整，或这笔支付不在这台机器上。"
            action={
              <LinkButton to={returnPath} primary>
                返回
              </LinkButton>
            }
          />
        )}
        {found !== null && 'record' in found && found.record !== null && (
          <Trade trade={found.record} returnPath={returnPath} onActed={(record) => setFound({ record })} />
        )}
      </section>
    </div>
  );
}

interface TradeProps {
  readonly trade: SandboxPayment;
  readonly returnPath: string;
  readonly onActed: (trade: SandboxPayment) => void;
}

function Trade({ trade, returnPath, onActed }: TradeProps) {
  const { label, tone } = stateWords[trade.state];
  return (
    <div className={styles.trade}>
      <h1 className={styles.subject}>{trade.subject}</h1>
      <p className={styles.amount}>{amountText(trade.fen)}</p>
      <div aria-live="polite">
        <StatusTag tone={tone}>{label}</StatusTag>
        {trade.paidFen !== null && trade.paidFen !== trade.fen && (
          <p className={sandbox.muted}>实际支付 {amountText(trade.paidFen)}</p>
        )}
        {trade.refundedFen > 0 && <p className={sandbox.muted}>已退回 {amountText(trade.refundedFen)}</p>}
        {trade.noticesToCome > 0 && <p className={sandbox.muted}>还有 {trade.noticesToCome} 次通知等待发送</p>}
      </div>
      <CashierActs trade={trade} onActed={onActed} />
      <LinkButton to={returnPath}>返回商户</LinkButton>
    </div>
  );
}

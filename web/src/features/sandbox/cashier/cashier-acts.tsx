import { useState } from 'react';
import {
  sandboxPaymentActLabels,
  type SandboxPayment,
  type SandboxPaymentAct,
} from '@pinjian/contract/sandbox-payment.ts';
import { notify } from '#lib/notice.ts';
import { PlainButton } from '#ui/button.tsx';
import { actOnPayment } from '../api.ts';
import sandbox from '../components/sandbox.module.css';
import styles from './cashier.module.css';

interface CashierActsProps {
  readonly trade: SandboxPayment;
  readonly onActed: (trade: SandboxPayment) => void;
}

/** What can be done before somebody paid; the others follow a payment. */
const before: readonly SandboxPaymentAct[] = ['payQuietly', 'delay', 'fail', 'forge', 'hang'];
const after: readonly SandboxPaymentAct[] = ['repeat', 'forge', 'stale', 'hang'];

/** The buttons of the cashier: to pay, and everything that goes wrong at a real one. */
export function CashierActs({ trade, onActed }: CashierActsProps) {
  const [isBusy, setBusy] = useState(false);
  const [yuan, setYuan] = useState('');
  const isPaid = trade.paidFen !== null;
  const isClosed = trade.state === 'closed';

  async function act(what: SandboxPaymentAct, fen?: number) {
    if (isBusy) return;
    setBusy(true);
    const [done] = await Promise.allSettled([actOnPayment(trade.tradeNo, what, fen)]);
    setBusy(false);
    // Of a failure the client has told the person.
    if (done.status !== 'fulfilled') return;
    notify('success', `已完成：${sandboxPaymentActLabels[what]}`);
    onActed(done.value);
  }

  function payOther() {
    if (!/^\d{1,6}(\.\d{1,2})?$/.test(yuan)) return notify('error', '请填写金额，例如 0.01');
    void act('otherAmount', Math.round(Number(yuan) * 100));
  }

  return (
    <>
      <div className={sandbox.buttons}>
        {!isPaid && (
          <PlainButton primary onClick={() => void act(isClosed ? 'payClosed' : 'pay')}>
            {sandboxPaymentActLabels[isClosed ? 'payClosed' : 'pay']}
          </PlainButton>
        )}
        {(isPaid ? after : isClosed ? [] : before).map((each) => (
          <PlainButton key={each} onClick={() => void act(each)}>
            {sandboxPaymentActLabels[each]}
          </PlainButton>
        ))}
      </div>
      {!isPaid && !isClosed && (
        <div className={styles.other}>
          <input
            className={sandbox.reason}
            inputMode="decimal"
            aria-label="其他金额（元）"
            placeholder="其他金额（元）"
            value={yuan}
            onChange={(event) => setYuan(event.target.value.trim())}
          />
          <PlainButton onClick={payOther}>{sandboxPaymentActLabels.otherAmount}</PlainButton>
        </div>
      )}
    </>
  );
}

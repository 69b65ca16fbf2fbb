import type { InvoiceCase } from '@pinjian/contract/console-invoice.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { notify } from '#lib/notice.ts';
import { decideId, ReasonForm } from '../queue/reason-form.tsx';
import styles from '../queue/queue.module.css';
import { flushMutation, issueMutation, refuseMutation, rejectMutation, startMutation } from './api.ts';
import { PaperForm } from './paper-form.tsx';

/** What a payer is often told, in words for them. */
const rejections = [
  '抬头名称与统一社会信用代码不一致，请核对后重新申请',
  '专用发票的开户行或账号有误，请核对后重新申请',
  '抬头信息不完整，请补充后重新申请',
] as const;
const refusals = ['发票内容与申请一致，无需红冲', '发票已用于抵扣，请先在税务平台确认红字信息'] as const;

type Act = 'issue' | 'reject' | 'flush' | 'refuse' | 'handOver';

interface InvoiceActsProps {
  readonly one: InvoiceCase;
  readonly onDone: (invoiceId: string) => void;
}

/** What an admin can do with an invoice as it stands. */
export function InvoiceActs({ one, onDone }: InvoiceActsProps) {
  const [act, setAct] = useState<Act | null>(null);
  const [reason, setReason] = useState('');
  const start = useMutation(startMutation);
  const issue = useMutation(issueMutation);
  const reject = useMutation(rejectMutation);
  const flush = useMutation(flushMutation);
  const refuse = useMutation(refuseMutation);
  const { invoiceId, state } = one;
  const back = () => setAct(null);

  /** The form is left at once; what was done is told, and the next one comes by itself. */
  function done(words: string) {
    notify('success', words);
    setAct(null);
    onDone(invoiceId);
  }

  if (act === 'issue')
    return (
      <PaperForm
        what="发票"
        hasReason={false}
        busy={issue.isPending}
        onBack={back}
        onSend={({ number, file }, onError) =>
          issue.mutate({ invoiceId, number, file }, { onSuccess: () => done('发票已登记，对方会收到通知'), onError })
        }
      />
    );
  if (act === 'flush')
    return (
      <PaperForm
        what="红字发票"
        hasReason
        busy={flush.isPending}
        onBack={back}
        onSend={({ number, file, reason: why = '' }, onError) =>
          flush.mutate(
            { invoiceId, number, file, reason: why },
            { onSuccess: () => done('红字发票已登记，消费可以重新开票'), onError },
          )
        }
      />
    );
  if (act === 'reject' || act === 'refuse' || act === 'handOver') {
    const sends = {
      reject: (words: string) =>
        reject.mutate({ invoiceId, reason: words }, { onSuccess: () => done('已驳回，对方会看到原因') }),
      refuse: (words: string) =>
        refuse.mutate({ invoiceId, reason: words }, { onSuccess: () => done('已答复，发票照常有效') }),
      handOver: (words: string) =>
        flush.mutate(
          { invoiceId, number: null, file: null, reason: words },
          { onSuccess: () => done('已交给开票服务红冲') },
        ),
    };
    const labels = { reject: '驳回', refuse: '不同意红冲', handOver: '交给开票服务红冲' };
    return (
      <ReasonForm
        key={act}
        decision={labels[act]}
        reader={one.payer.kind === 'company' ? '企业' : '求职者'}
        templates={act === 'reject' ? rejections : act === 'refuse' ? refusals : []}
        busy={reject.isPending || refuse.isPending || flush.isPending}
        danger={act !== 'handOver'}
        reason={reason}
        onReason={setReason}
        onSend={sends[act]}
        onBack={back}
      />
    );
  }
  const mayIssue = state === 'waiting' || state === 'issuing';
  const mayFlush = state === 'issued' || state === 'flushing';
  return (
    <div className={styles.decision}>
      {mayIssue && (
        <Button id={decideId} type="primary" size="large" onClick={() => setAct('issue')}>
          登记已开具的发票
        </Button>
      )}
      {state === 'waiting' && (
        <Button size="large" loading={start.isPending} onClick={() => start.mutate(invoiceId)}>
          开始开具
        </Button>
      )}
      {mayIssue && (
        <Button danger size="large" onClick={() => setAct('reject')}>
          驳回
        </Button>
      )}
      {mayFlush && !one.byPerson && (
        <Button size="large" onClick={() => setAct('handOver')}>
          交给开票服务红冲
        </Button>
      )}
      {mayFlush && (
        <Button id={decideId} danger={state === 'issued'} size="large" onClick={() => setAct('flush')}>
          登记红字发票
        </Button>
      )}
      {state === 'flushing' && (
        <Button size="large" onClick={() => setAct('refuse')}>
          不同意红冲
        </Button>
      )}
    </div>
  );
}

import { adjustmentStateLabels, type Adjustment } from '@pinjian/contract/console-reconciliation.ts';
import { reasonLength } from '@pinjian/contract/console-reason.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { EvidenceList } from '../money/evidence-list.tsx';
import { adjustmentTones } from '../money/looks.ts';
import money from '../money/money.module.css';
import { PayerName, payerText } from '../money/payer-name.tsx';
import { SecondAdmin } from '../money/second-admin.tsx';
import { OwnCase } from '../queue/own-case.tsx';
import styles from '../queue/queue.module.css';
import { decideId, ReasonForm } from '../queue/reason-form.tsx';
import { confirmMutation, refuseMutation } from './api.ts';
import { changeText } from './words.ts';

const templates = {
  own: ['数量填写有误，撤回后重新提交', '经核对不需要调账'],
  other: ['依据不充分，请补充后重新提交', '数量与依据不一致，请核对'],
} as const;

function Decision({ adjustment, onDecided }: { readonly adjustment: Adjustment; readonly onDecided: () => void }) {
  const { adjustmentId, isOwn } = adjustment;
  const confirm = useMutation(confirmMutation);
  const refuse = useMutation(refuseMutation);
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const no = isOwn ? '撤回' : '不同意';
  if (refusing) {
    return (
      <ReasonForm
        decision={no}
        reader={null}
        templates={isOwn ? templates.own : templates.other}
        least={reasonLength.least}
        busy={refuse.isPending}
        danger
        reason={reason}
        onReason={setReason}
        onBack={() => setRefusing(false)}
        onSend={(words) =>
          refuse.mutate(
            { adjustmentId, reason: words },
            {
              onSuccess() {
                notify('success', isOwn ? '已撤回' : '已记录，不会入账');
                onDecided();
              },
            },
          )
        }
      />
    );
  }
  return (
    <>
      {isOwn && (
        <div className={money.notice}>
          <SecondAdmin title="由您提交，需要另一位管理员确认" />
        </div>
      )}
      <div className={styles.decision}>
        {!isOwn && (
          <Button
            id={decideId}
            type="primary"
            size="large"
            loading={confirm.isPending}
            onClick={() =>
              confirm.mutate(adjustmentId, {
                onSuccess() {
                  notify('success', '已入账，对方会收到消息');
                  onDecided();
                },
              })
            }
          >
            确认并入账
          </Button>
        )}
        <Button danger={!isOwn} size="large" disabled={confirm.isPending} onClick={() => setRefusing(true)}>
          {no}
        </Button>
      </div>
    </>
  );
}

/** One adjustment: for whom, how much, why and on what that rests, and the second admin's yes. */
export function AdjustmentDetail({
  adjustment,
  onDecided,
}: {
  readonly adjustment: Adjustment;
  readonly onDecided: (decided: string) => void;
}) {
  const { adjustmentId, payer, state } = adjustment;
  return (
    <div>
      <Section
        title={payerText(payer)}
        action={<StatusTag tone={adjustmentTones[state]}>{adjustmentStateLabels[state]}</StatusTag>}
      >
        <dl className={styles.facts}>
          <dt>调整</dt>
          <dd className={money.amount}>{changeText(adjustment)}</dd>
          <dt>付款方</dt>
          <dd>
            <PayerName payer={payer} />
          </dd>
          <dt>原因</dt>
          <dd className={styles.passage}>{adjustment.reason}</dd>
          <dt>依据</dt>
          <dd>
            <EvidenceList evidence={adjustment.evidence} />
          </dd>
          <dt>提交时间</dt>
          <dd>{dateTime(adjustment.proposedAt)}</dd>
          {adjustment.decidedAt !== null && (
            <>
              <dt>处理时间</dt>
              <dd>{dateTime(adjustment.decidedAt)}</dd>
            </>
          )}
          {adjustment.refusedWhy !== null && (
            <>
              <dt>未通过的原因</dt>
              <dd>{adjustment.refusedWhy}</dd>
            </>
          )}
        </dl>
      </Section>
      {state === 'proposed' && (
        <Section title="您的决定">
          {payer.isOwn ? (
            <OwnCase kind="money" />
          ) : (
            <Decision adjustment={adjustment} onDecided={() => onDecided(adjustmentId)} />
          )}
        </Section>
      )}
    </div>
  );
}

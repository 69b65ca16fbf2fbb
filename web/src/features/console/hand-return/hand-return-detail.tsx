import { paymentChannelLabels } from '@pinjian/contract/billing-payment.ts';
import type { HandReturn } from '@pinjian/contract/console-hand-return.ts';
import { reasonLength } from '@pinjian/contract/console-reason.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { EvidenceList } from '../money/evidence-list.tsx';
import money from '../money/money.module.css';
import { PayerName, payerText } from '../money/payer-name.tsx';
import { SecondAdmin } from '../money/second-admin.tsx';
import { OwnCase } from '../queue/own-case.tsx';
import styles from '../queue/queue.module.css';
import { decideId, ReasonForm } from '../queue/reason-form.tsx';
import { confirmMutation, dropMutation } from './api.ts';
import { EnterForm } from './enter-form.tsx';
import { kindWords, standingOf } from './words.ts';

const templates = {
  own: ['银行流水号填写有误，撤回后重新登记', '银行退汇，款项没有转出'],
  other: ['银行明细里没有这笔转出，请核对', '回单与金额不一致，请核对后重新登记'],
} as const;

interface DecisionProps {
  readonly one: HandReturn;
  readonly entry: NonNullable<HandReturn['entry']>;
  readonly onDecided: () => void;
}

/** The second admin's word about what the first one entered. */
function Decision({ one: { partId }, entry, onDecided }: DecisionProps) {
  const confirm = useMutation(confirmMutation);
  const drop = useMutation(dropMutation);
  const [dropping, setDropping] = useState(false);
  const [reason, setReason] = useState('');
  const no = entry.isOwn ? '撤回登记' : '不认可';
  if (dropping) {
    return (
      <ReasonForm
        decision={no}
        reader={null}
        templates={entry.isOwn ? templates.own : templates.other}
        least={reasonLength.least}
        busy={drop.isPending}
        danger
        reason={reason}
        onReason={setReason}
        onBack={() => setDropping(false)}
        onSend={(words) =>
          drop.mutate(
            { partId, reason: words },
            {
              onSuccess() {
                notify('success', '已记录，款项回到待退回');
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
      {entry.isOwn && (
        <div className={money.notice}>
          <SecondAdmin title="由您登记，需要另一位管理员确认" />
        </div>
      )}
      <div className={styles.decision}>
        {!entry.isOwn && (
          <Button
            id={decideId}
            type="primary"
            size="large"
            loading={confirm.isPending}
            onClick={() =>
              confirm.mutate(partId, {
                onSuccess() {
                  notify('success', '已确认退回，对方会收到消息');
                  onDecided();
                },
              })
            }
          >
            确认已退回
          </Button>
        )}
        <Button danger={!entry.isOwn} size="large" disabled={confirm.isPending} onClick={() => setDropping(true)}>
          {no}
        </Button>
      </div>
    </>
  );
}

/** Money that a person sends back: what came beside what was asked, what was entered, and who has to do what. */
export function HandReturnDetail({ one, onDecided }: { readonly one: HandReturn; readonly onDecided: () => void }) {
  const { payer, entry, doneAt } = one;
  const look = standingOf(one);
  return (
    <div>
      <Section title={payerText(payer)} action={<StatusTag tone={look.tone}>{look.word}</StatusTag>}>
        <div className={money.compare}>
          <div>
            <p className={styles.muted}>订单金额</p>
            <p className={`${money.amount} ${money.large}`}>{amountText(one.askedFen)}</p>
          </div>
          <div>
            <p className={styles.muted}>实际收到</p>
            <p className={`${money.amount} ${money.large}`}>{amountText(one.receivedFen)}</p>
          </div>
          <div>
            <p className={styles.muted}>要退回</p>
            <p className={`${money.amount} ${money.large}`}>{amountText(one.fen)}</p>
          </div>
        </div>
        <dl className={styles.facts}>
          <dt>为什么退</dt>
          <dd>{kindWords[one.kind]}</dd>
          <dt>付款方</dt>
          <dd>
            <PayerName payer={payer} />
          </dd>
          <dt>支付方式</dt>
          <dd>{paymentChannelLabels[one.channel]}</dd>
          <dt>订单</dt>
          <dd>
            <Link to={`/console/orders/${one.orderId}`}>{one.number}</Link>
          </dd>
          <dt>从何时起</dt>
          <dd>{dateTime(one.createdAt)}</dd>
          {doneAt !== null && (
            <>
              <dt>退回时间</dt>
              <dd>{dateTime(doneAt)}</dd>
            </>
          )}
        </dl>
      </Section>
      {entry !== null && (
        <Section title="登记的退回">
          <dl className={styles.facts}>
            <dt>银行流水号</dt>
            <dd>{entry.bankNumber}</dd>
            <dt>原因</dt>
            <dd className={styles.passage}>{entry.reason}</dd>
            <dt>银行回单</dt>
            <dd>
              <EvidenceList evidence={entry.evidence} />
            </dd>
            <dt>登记时间</dt>
            <dd>{dateTime(entry.at)}</dd>
          </dl>
        </Section>
      )}
      {doneAt === null && (
        <Section
          title="您的决定"
          {...(entry === null ? { text: '请先由财务把钱转回付款方的原账户，再登记银行流水号和回单。' } : {})}
        >
          {payer.isOwn ? (
            <OwnCase kind="money" />
          ) : entry === null ? (
            <EnterForm one={one} onDone={onDecided} />
          ) : (
            <Decision one={one} entry={entry} onDecided={onDecided} />
          )}
        </Section>
      )}
    </div>
  );
}

import type { PriceChange, PriceRow } from '@pinjian/contract/console-price.ts';
import { reasonLength } from '@pinjian/contract/console-reason.ts';
import type { SpendUnit } from '@pinjian/contract/wallet.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { confirm } from '#ui/confirm.tsx';
import { StatusTag } from '#ui/tag.tsx';
import money from '../money/money.module.css';
import { SecondAdmin } from '../money/second-admin.tsx';
import styles from '../queue/queue.module.css';
import { ReasonForm } from '../queue/reason-form.tsx';
import { decideMutation, takeBackMutation } from './api.ts';
import { changeLooks, changeText, priceText } from './words.ts';

const templates = ['价格还没有经过财务确认', '生效时间太近，请留出公告的时间', '与活动方案不一致，请核对后重新提出'];

interface WaitingProps {
  readonly change: PriceChange;
  /** What holds now. */
  readonly present: PriceRow | undefined;
  readonly unit: SpendUnit;
}

/** A change that waits: what holds beside what would, why, and the second admin's yes. */
export function WaitingChange({ change, present, unit }: WaitingProps) {
  const { changeId, isOwn, label } = change;
  const decide = useMutation(decideMutation);
  const takeBack = useMutation(takeBackMutation);
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');

  async function approve() {
    const question = {
      title: `同意“${label}”的改价？`,
      text: `${changeText(change, unit)}。${change.validFrom === null ? '同意后立即生效。' : `${dateTime(change.validFrom)} 起生效。`}已下的订单不受影响。`,
      yes: '同意改价',
    };
    if (!(await confirm(question))) return;
    decide.mutate({ changeId, outcome: 'approved' }, { onSuccess: () => notify('success', '已同意改价') });
  }

  return (
    <li className={money.part}>
      <div className={money.partHead}>
        <p className={money.partTitle}>{label}</p>
        <StatusTag tone="warning">待审批</StatusTag>
      </div>
      <dl className={styles.facts}>
        <dt>现行</dt>
        <dd>{present === undefined ? '没有' : priceText(present)}</dd>
        <dt>改为</dt>
        <dd>
          <strong>{changeText(change, unit)}</strong>
        </dd>
        <dt>生效</dt>
        <dd>{change.validFrom === null ? '审批后立即' : dateTime(change.validFrom)}</dd>
        <dt>原因</dt>
        <dd className={styles.passage}>{change.reason}</dd>
        <dt>提出</dt>
        <dd>
          {dateTime(change.proposedAt)}
          {isOwn && '，由您提出'}
        </dd>
      </dl>
      {refusing ? (
        <ReasonForm
          decision="驳回"
          reader="提出的管理员"
          templates={templates}
          least={reasonLength.least}
          busy={decide.isPending}
          danger
          reason={reason}
          onReason={setReason}
          onBack={() => setRefusing(false)}
          onSend={(words) =>
            decide.mutate(
              { changeId, outcome: 'rejected', reason: words },
              { onSuccess: () => notify('success', '已驳回改价') },
            )
          }
        />
      ) : isOwn ? (
        <>
          <div className={money.acts}>
            <Button
              loading={takeBack.isPending}
              onClick={() => takeBack.mutate(changeId, { onSuccess: () => notify('success', '已撤回改价') })}
            >
              撤回
            </Button>
          </div>
          <div className={money.after}>
            <SecondAdmin title="由您提出，需要另一位管理员审批" />
          </div>
        </>
      ) : (
        <div className={money.acts}>
          <Button type="primary" loading={decide.isPending} onClick={() => void approve()}>
            同意
          </Button>
          <Button danger disabled={decide.isPending} onClick={() => setRefusing(true)}>
            驳回
          </Button>
        </div>
      )}
    </li>
  );
}

/** A change that was decided, or taken back. */
export function DecidedChange({ change, unit }: { readonly change: PriceChange; readonly unit: SpendUnit }) {
  const look = changeLooks[change.state];
  return (
    <li>
      <StatusTag tone={look.tone}>{look.word}</StatusTag> {change.label}：{changeText(change, unit)}
      <p className={styles.muted}>
        {dateTime(change.proposedAt)} 提出{change.decidedAt !== null && `，${dateTime(change.decidedAt)} 处理`}。原因：
        {change.reason}
      </p>
      {change.answer !== null && <p>驳回的原因：{change.answer}</p>}
    </li>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { approvalStateLabels, type ApprovalState, type Offer } from '@pinjian/contract/application-offer-view.ts';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { StatusTag, type Tone } from '#ui/tag.tsx';
import {
  answerApprovalMutation,
  delegateApprovalMutation,
  skipApprovalMutation,
  takeBackApprovalMutation,
} from '../api.ts';
import styles from '../offer.module.css';
import { offerSettingsQuery } from '../settings/api.ts';
import { WordsDialog } from '../words-dialog.tsx';

const tones: Readonly<Record<ApprovalState, Tone>> = {
  waiting: 'warning',
  approved: 'success',
  returned: 'danger',
  skipped: 'neutral',
};

/** Hands one's own turn to a colleague. */
function Delegate({ offer, onClose }: { readonly offer: Offer; readonly onClose: () => void }) {
  const { data } = useQuery(offerSettingsQuery);
  const delegate = useMutation(delegateApprovalMutation);
  const [memberId, setMemberId] = useState<string | null>(null);
  const { offerId, revision } = offer;
  return (
    <div className={styles.buttons}>
      <Select
        aria-label="转交给"
        placeholder="转交给"
        value={memberId}
        loading={data === undefined}
        options={(data?.members ?? [])
          .filter(({ isMe }) => !isMe)
          .map((each) => ({ value: each.memberId, label: each.name }))}
        onChange={setMemberId}
        style={{ minWidth: 140 }}
      />
      <Button
        disabled={memberId === null}
        loading={delegate.isPending}
        onClick={() => {
          if (memberId !== null) delegate.mutate({ offerId, revision, memberId }, { onSuccess: onClose });
        }}
      >
        转交
      </Button>
      <Button type="text" onClick={onClose}>
        取消
      </Button>
    </div>
  );
}

/** Who has to approve the draft, how each answered, and what the reader can do about it. */
export function ApprovalCard({ offer }: { readonly offer: Offer }) {
  const answer = useMutation(answerApprovalMutation);
  const takeBack = useMutation(takeBackApprovalMutation);
  const skip = useMutation(skipApprovalMutation);
  const [asked, setAsked] = useState<'return' | 'skip' | 'delegate' | null>(null);
  const { offerId, revision, acts, draft } = offer;
  const looked = { offerId, revision };
  const close = () => setAsked(null);
  if (draft === null || draft.approvals.length === 0) return null;

  const settled = (act: Promise<unknown>) =>
    act.then(
      () => true,
      () => false,
    );

  return (
    <section className={styles.card} aria-labelledby="approval-title">
      <h2 id="approval-title" className={styles.cardTitle}>
        审批
      </h2>
      <ol className={styles.list}>
        {draft.approvals.map(({ ordinal, approver, delegatedBy, state, reason, answeredAt }) => (
          <li key={ordinal} className={styles.row}>
            <div className={styles.rowMain}>
              <p>
                {ordinal}. {approver?.name ?? '已离开的成员'}
              </p>
              {delegatedBy !== null && <p className={styles.muted}>由 {delegatedBy.name} 转交</p>}
              {reason !== '' && <p className={styles.muted}>{reason}</p>}
              {answeredAt !== null && <time className={styles.muted}>{dateTime(answeredAt)}</time>}
            </div>
            <StatusTag tone={tones[state]}>{approvalStateLabels[state]}</StatusTag>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        {acts.includes('answerApproval') && (
          <>
            <Button
              type="primary"
              loading={answer.isPending}
              onClick={() => answer.mutate({ ...looked, approve: true, reason: '' })}
            >
              同意
            </Button>
            <Button disabled={answer.isPending} onClick={() => setAsked('return')}>
              退回修改
            </Button>
            <Button onClick={() => setAsked('delegate')}>转交</Button>
          </>
        )}
        {acts.includes('takeBackApproval') && (
          <Button loading={takeBack.isPending} onClick={() => takeBack.mutate(looked)}>
            撤回审批
          </Button>
        )}
        {acts.includes('skipApproval') && <Button onClick={() => setAsked('skip')}>跳过审批</Button>}
      </div>
      {asked === 'delegate' && <Delegate offer={offer} onClose={close} />}
      {asked === 'return' && (
        <WordsDialog
          name={`return ${offerId}`}
          title="退回这份Offer？"
          text="起草人会收到通知，修改后可以再次提交。"
          label="退回原因"
          placeholder="例如：基本工资高于职级范围"
          yes="退回修改"
          sending={answer.isPending}
          onSend={(reason) => settled(answer.mutateAsync({ ...looked, approve: false, reason }))}
          onClose={close}
        />
      )}
      {asked === 'skip' && (
        <WordsDialog
          name={`skip ${offerId}`}
          title="跳过剩下的审批？"
          text="跳过后即可发出，谁在何时因何跳过会留在记录里。"
          label="跳过原因"
          placeholder="例如：审批人休假，候选人急需答复"
          yes="跳过审批"
          danger
          sending={skip.isPending}
          onSend={(reason) => settled(skip.mutateAsync({ ...looked, reason }))}
          onClose={close}
        />
      )}
    </section>
  );
}

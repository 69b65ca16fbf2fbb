import type { MyApplication } from '@pinjian/contract/application-view.ts';
import {
  unsuitableReasonLabels,
  unsuitableReasons,
  type UnsuitableReason,
} from '@pinjian/contract/matching-recommendation.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { ReasonLine } from '../match/reason-line.tsx';
import { interestedMutation, ownMatchQuery, unsuitableMutation } from './api.ts';
import styles from './recommendation.module.css';

interface AnswerAdditionProps {
  /** The company's addition of the reader, unanswered. */
  readonly application: MyApplication;
  readonly title: string;
}

/** A company added the reader as a candidate: 感兴趣 applies, 不合适 with a reason ends it. */
export function AnswerAddition({ application, title }: AnswerAdditionProps) {
  const { positionId, state, version } = application;
  const { data, isPending } = useQuery(ownMatchQuery(positionId));
  const interested = useMutation(interestedMutation);
  const unsuitable = useMutation(unsuitableMutation);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<UnsuitableReason | null>(null);
  const questionId = useId();

  function decline() {
    if (reason === null) return;
    unsuitable.mutate({ positionId, from: state, version, reason }, { onSettled: () => setAsking(false) });
  }

  return (
    <section className={styles.answer} aria-label="招聘方的邀请">
      <p className={styles.answerTitle}>招聘方看了您的简历，想邀请您考虑这个职位</p>
      <div className={styles.why} aria-busy={isPending}>
        {data?.match && <ReasonLine match={data.match} reader="seeker" />}
      </div>
      <div className={styles.buttons}>
        <Button
          type="primary"
          size="large"
          loading={interested.isPending}
          disabled={unsuitable.isPending}
          onClick={() => interested.mutate(positionId)}
          aria-label={`感兴趣：${title}`}
        >
          感兴趣
        </Button>
        <Button
          size="large"
          disabled={interested.isPending}
          onClick={() => setAsking(true)}
          aria-label={`不合适：${title}`}
        >
          不合适
        </Button>
      </div>
      <p className={styles.note}>感兴趣会用您的默认简历投递，对方可以看到姓名和联系方式。</p>
      <Modal
        open={asking}
        title="为什么不合适？"
        okText="回复不合适"
        cancelText="再想想"
        okButtonProps={{ disabled: reason === null }}
        confirmLoading={unsuitable.isPending}
        width={400}
        centered
        onOk={decline}
        onCancel={() => setAsking(false)}
      >
        <p id={questionId} className={styles.note}>
          招聘方只看到原因，90 天内这个职位不会再找您。
        </p>
        <Radio.Group
          className={styles.reasons ?? ''}
          aria-labelledby={questionId}
          options={unsuitableReasons.map((value) => ({ value, label: unsuitableReasonLabels[value] }))}
          value={reason}
          onChange={({ target }: { readonly target: { readonly value?: UnsuitableReason } }) =>
            setReason(target.value ?? null)
          }
        />
      </Modal>
    </section>
  );
}

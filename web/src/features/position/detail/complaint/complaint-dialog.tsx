import {
  complaintKindLabels,
  complaintKinds,
  complaintLength,
  complaintStateLabels,
  type Complaint,
  type ComplaintKind,
} from '@pinjian/contract/position-complaint.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Input, Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { notify } from '#lib/notice.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { complainMutation, ownComplaintQuery } from './api.ts';
import styles from './complaint.module.css';

interface ComplaintDialogProps {
  readonly positionId: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** What was said before, in the place of the form: one of each person about each position. */
function Said({ complaint, onClose }: { readonly complaint: Complaint; readonly onClose: () => void }) {
  return (
    <Modal open title="您已举报过这个职位" footer={null} width={440} centered onCancel={onClose}>
      <dl className={styles.said}>
        <dt>原因</dt>
        <dd>{complaintKindLabels[complaint.kind]}</dd>
        {complaint.words !== '' && (
          <>
            <dt>说明</dt>
            <dd>{complaint.words}</dd>
          </>
        )}
        <dt>时间</dt>
        <dd>{dateTime(complaint.submittedAt)}</dd>
        <dt>进展</dt>
        <dd>{complaintStateLabels[complaint.state]}</dd>
      </dl>
      <p className={styles.muted}>有了结果，会用消息告诉您；招聘方不会知道是谁举报的。</p>
    </Modal>
  );
}

interface Typed {
  readonly kind: ComplaintKind | null;
  readonly words: string;
}

/** Asks what is wrong; what is typed is kept over a reload. */
function Ask({ positionId, title, onClose }: ComplaintDialogProps) {
  const complain = useMutation(complainMutation);
  const [{ kind, words }, setTyped] = useState<Typed>({ kind: null, words: '' });
  const [wordsId, kindsId] = [useId(), useId()];
  useKeptDraft<Typed>(`complaint ${positionId}`, {
    read: () => (kind === null && words === '' ? undefined : { kind, words }),
    restore: setTyped,
  });
  const lacks = kind === null || (kind === 'other' && words.trim() === '');

  function send() {
    if (kind === null) return;
    complain.mutate(
      { positionId, kind, words },
      {
        onSuccess() {
          notify('success', '已收到举报，有了结果会用消息告诉您');
          onClose();
        },
      },
    );
  }

  return (
    <Modal
      open
      title={`举报“${title}”`}
      okText="提交举报"
      cancelText="取消"
      okButtonProps={{ disabled: lacks }}
      confirmLoading={complain.isPending}
      width={440}
      centered
      onOk={send}
      onCancel={onClose}
    >
      <div className={styles.ask}>
        <p id={kindsId}>有什么问题？招聘方不会知道是谁举报的。</p>
        <Radio.Group
          className={styles.kinds ?? ''}
          aria-labelledby={kindsId}
          options={complaintKinds.map((value) => ({ value, label: complaintKindLabels[value] }))}
          value={kind}
          onChange={({ target }: { readonly target: { readonly value?: ComplaintKind } }) =>
            setTyped({ kind: target.value ?? null, words })
          }
        />
        <label htmlFor={wordsId}>补充说明{kind === 'other' ? '' : '（选填）'}</label>
        <Input.TextArea
          id={wordsId}
          value={words}
          maxLength={complaintLength}
          showCount
          autoSize={{ minRows: 3, maxRows: 8 }}
          placeholder="例如：面试时要求先交 500 元培训费"
          onChange={(event) => setTyped({ kind, words: event.target.value })}
        />
      </div>
    </Modal>
  );
}

/** 举报 of a position, or how the one that was made stands. */
export function ComplaintDialog(props: ComplaintDialogProps) {
  const { positionId, onClose } = props;
  const { data, error, refetch } = useQuery(ownComplaintQuery(positionId));
  if (data === undefined) {
    return (
      <Modal open title="举报职位" footer={null} width={440} centered onCancel={onClose}>
        {error === null ? (
          <LineSkeletons count={4} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} title="没有加载出来" />
        )}
      </Modal>
    );
  }
  return data === null ? <Ask {...props} /> : <Said complaint={data} onClose={onClose} />;
}

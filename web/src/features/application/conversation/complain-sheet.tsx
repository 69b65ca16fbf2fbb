import type { ConversationMessage } from '@pinjian/contract/application-conversation.ts';
import {
  complaintReasonLabels,
  complaintReasons,
  type ComplaintReason,
} from '@pinjian/contract/application-conversation-complaint.ts';
import { useMutation } from '@tanstack/react-query';
import { Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { complainMutation } from './api.ts';
import styles from './conversation.module.css';

interface ComplainSheetProps {
  readonly applicationId: string;
  /** null while nobody complains. */
  readonly message: ConversationMessage | null;
  readonly onClose: () => void;
}

/** Brings a message of the other side before the platform, with a reason. */
export function ComplainSheet({ applicationId, message, onClose }: ComplainSheetProps) {
  const [reason, setReason] = useState<ComplaintReason | null>(null);
  const [note, setNote] = useState('');
  const complain = useMutation(complainMutation);

  function finish() {
    if (message === null || reason === null) return;
    complain.mutate({ applicationId, messageId: message.messageId, reason, note }, { onSuccess: close });
  }

  function close() {
    setReason(null);
    setNote('');
    onClose();
  }

  return (
    <Modal
      open={message !== null}
      title="举报这条消息"
      okText="提交举报"
      cancelText="取消"
      okButtonProps={{ disabled: reason === null }}
      confirmLoading={complain.isPending}
      width={400}
      centered
      onOk={finish}
      onCancel={close}
    >
      <p className={styles.note}>平台会查看这条消息和前后几条，不会告诉对方是谁举报的。</p>
      <Radio.Group
        className={styles.reasons ?? ''}
        aria-label="举报原因"
        options={complaintReasons.map((value) => ({ value, label: complaintReasonLabels[value] }))}
        value={reason}
        onChange={({ target }: { readonly target: { readonly value?: ComplaintReason } }) =>
          setReason(target.value ?? null)
        }
      />
      <Input.TextArea
        value={note}
        onChange={({ target }) => setNote(target.value)}
        maxLength={500}
        autoSize={{ minRows: 2, maxRows: 5 }}
        placeholder="补充说明（选填）"
        aria-label="补充说明"
      />
    </Modal>
  );
}

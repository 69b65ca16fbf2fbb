import { useMutation } from '@tanstack/react-query';
import { Modal } from 'antd';
import { notify } from '#lib/notice.ts';
import { requestMutation } from './api.ts';
import styles from './review.module.css';
import { WordsForm } from './words-form.tsx';

interface RequestSheetProps {
  readonly interviewId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Where the candidate writes why a person should look at the report. */
export function RequestSheet({ interviewId, open, onClose }: RequestSheetProps) {
  const request = useMutation(requestMutation);
  return (
    <Modal open={open} title="申请人工复核" footer={null} width={520} centered destroyOnHidden onCancel={onClose}>
      <p className={styles.explain}>
        招聘方会收到您的理由，由人对照文字记录重新看一遍，并书面答复您。申请不会影响您现在的进度，每份报告可以申请一次。
      </p>
      <WordsForm
        name="reason"
        label="哪里需要人来看"
        placeholder="例如：第 3 题我讲的是灰度发布，反馈里理解成了停机发布"
        least={10}
        most={1000}
        send="提交申请"
        onCancel={onClose}
        onSend={async (reason) => {
          await request.mutateAsync({ interviewId, reason });
          notify('success', '已提交，招聘方答复后会给您发消息');
          onClose();
        }}
      />
    </Modal>
  );
}

import { Form, Input, Modal } from 'antd';
import { longestReviewNote } from '@pinjian/contract/position-review.ts';
import { useRef, useState } from 'react';
import { showFormFailure } from '#ui/form-issues.ts';

interface ReviewSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whether it is handed in: then nothing more is sent. */
  readonly onSend: (note: string) => Promise<boolean>;
}

interface Values {
  readonly note?: string;
}

/** Where a writer says why words that the automatic check objects to may stand. */
export function ReviewSheet({ open, onClose, onSend }: ReviewSheetProps) {
  const [form] = Form.useForm<Values>();
  const [sending, setSending] = useState(false);
  // A second press comes before the button has changed.
  const isSending = useRef(false);
  async function finish({ note = '' }: Values) {
    if (isSending.current) return;
    isSending.current = true;
    setSending(true);
    let isIn = false;
    try {
      isIn = await onSend(note.trim());
    } catch (error) {
      showFormFailure(form, error);
    } finally {
      isSending.current = isIn;
      setSending(isIn);
    }
  }
  return (
    <Modal
      open={open}
      title="提交人工审核"
      okText="提交审核"
      cancelText="返回修改"
      okButtonProps={{ loading: sending, onClick: () => form.submit() }}
      width={520}
      centered
      destroyOnHidden
      afterOpenChange={(shown) => shown && form.focusField('note')}
      onCancel={onClose}
    >
      <p>
        由平台工作人员判断标出的内容能否发布，一般在一个工作日内完成。审核期间不能修改；已在招聘的职位仍按原来的内容展示。
      </p>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void finish(values)}>
        <Form.Item name="note" label="为什么可以发布（选填）">
          <Input.TextArea
            maxLength={longestReviewNote}
            showCount
            autoSize={{ minRows: 3, maxRows: 8 }}
            placeholder="例如：岗位在女生宿舍值夜班，依法只能由女性担任"
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

import { Button, Form, Input, Modal } from 'antd';
import { reasonLength } from '@pinjian/contract/console-reason.ts';
import { useRef, useState } from 'react';
import { showFormFailure } from '#ui/form-issues.ts';
import styles from './unmask.module.css';

interface ReasonButtonProps {
  /** What is done: 查看完整信息. */
  readonly label: string;
  /** What follows from it. */
  readonly text: string;
  readonly danger?: boolean;
  /** Reasons that are often given; pressing one writes it. */
  readonly templates: readonly string[];
  readonly onReason: (reason: string) => Promise<unknown>;
}

interface Values {
  readonly reason: string;
}

/** An act that needs its reason: the reason is asked first, and stands in the audit log with it. */
export function ReasonButton({ label, text, danger = false, templates, onReason }: ReasonButtonProps) {
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  // A second press comes before the button has changed, or while the dialog goes.
  const isSending = useRef(false);
  const [form] = Form.useForm<Values>();

  async function finish({ reason }: Values) {
    if (isSending.current) return;
    isSending.current = true;
    setSending(true);
    try {
      await onReason(reason.trim());
      setOpen(false);
    } catch (error) {
      isSending.current = false;
      showFormFailure(form, error);
    } finally {
      setSending(false);
    }
  }

  function ask() {
    isSending.current = false;
    setOpen(true);
  }

  return (
    <>
      <Button danger={danger} onClick={ask}>
        {label}
      </Button>
      <Modal
        open={open}
        title={label}
        okText={label}
        cancelText="取消"
        okButtonProps={{ danger, loading: sending, onClick: () => form.submit() }}
        width={480}
        centered
        destroyOnHidden
        afterOpenChange={(shown) => shown && form.focusField('reason')}
        onCancel={() => setOpen(false)}
      >
        <p className={styles.text}>{text}</p>
        <div className={styles.templates} role="group" aria-label="常用的原因">
          {templates.map((each) => (
            <Button key={each} size="small" onClick={() => form.setFieldsValue({ reason: each })}>
              {each}
            </Button>
          ))}
        </div>
        <Form
          className={styles.form}
          form={form}
          layout="vertical"
          requiredMark={false}
          onFinish={(values) => void finish(values)}
        >
          <Form.Item
            name="reason"
            label="原因（写入操作记录）"
            rules={[
              {
                required: true,
                min: reasonLength.least,
                transform: (value: string | undefined) => (value ?? '').trim(),
                message: `请写明原因，至少 ${reasonLength.least} 个字`,
              },
            ]}
          >
            <Input.TextArea maxLength={reasonLength.most} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}

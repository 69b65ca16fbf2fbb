import type { PersonalData } from '@pinjian/contract/account-personal-data.ts';
import { useMutation } from '@tanstack/react-query';
import { Form, Modal } from 'antd';
import type { ReactNode } from 'react';
import { showFormFailure } from '#ui/form-issues.ts';
import { sendCodeToOldPhone } from '../security/api.ts';
import { CodeField } from '../security/components/code-field.tsx';
import styles from './personal-data.module.css';

interface OwnCodeDialogProps {
  readonly title: string;
  readonly okText: string;
  readonly danger?: boolean;
  /** Something stands in the way: nothing can be asked for. */
  readonly blocked?: boolean;
  /** The present number, masked. */
  readonly phone: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly ask: (code: string) => Promise<PersonalData>;
  readonly onAsked: (answer: PersonalData) => void | Promise<void>;
  /** What it means to go on. */
  readonly children: ReactNode;
}

/** What concerns all of a person's data is asked for here: its terms, and a code to their phone. */
export function OwnCodeDialog(props: OwnCodeDialogProps) {
  const { title, okText, danger = false, blocked = false, phone, open, onClose, children } = props;
  const [form] = Form.useForm<{ code: string }>();
  const ask = useMutation({ mutationFn: props.ask });

  async function finish({ code }: { code: string }) {
    let answer: PersonalData;
    try {
      answer = await ask.mutateAsync(code);
    } catch (error) {
      showFormFailure(form, error);
      return;
    }
    form.resetFields();
    await props.onAsked(answer);
  }

  return (
    <Modal
      open={open}
      title={title}
      okText={okText}
      cancelText="取消"
      width={520}
      centered
      confirmLoading={ask.isPending}
      okButtonProps={{ danger, disabled: blocked }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <div className={styles.terms}>{children}</div>
      {!blocked && (
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          scrollToFirstError={{ block: 'center', focus: true }}
          onFinish={(typed: { code: string }) => void finish(typed)}
        >
          <CodeField
            name="code"
            label={`手机号 ${phone} 的验证码`}
            countKey="pinjian-old-phone-code-until"
            onSend={sendCodeToOldPhone}
          />
        </Form>
      )}
    </Modal>
  );
}

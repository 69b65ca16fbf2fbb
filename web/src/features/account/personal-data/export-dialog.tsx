import type { PersonalData } from '@pinjian/contract/account-personal-data.ts';
import { useMutation } from '@tanstack/react-query';
import { Form, Modal } from 'antd';
import { showFormFailure } from '#ui/form-issues.ts';
import { sendCodeToOldPhone } from '../security/api.ts';
import { CodeField } from '../security/components/code-field.tsx';
import { askForExport } from './api.ts';
import styles from './personal-data.module.css';

interface ExportDialogProps {
  /** The present number, masked. */
  readonly phone: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAsked: (answer: PersonalData) => void;
}

/** What an archive holds and why it takes a code to the phone. */
export function ExportDialog({ phone, open, onClose, onAsked }: ExportDialogProps) {
  const [form] = Form.useForm<{ code: string }>();
  const ask = useMutation({ mutationFn: askForExport });

  async function finish({ code }: { code: string }) {
    try {
      onAsked(await ask.mutateAsync(code));
    } catch (error) {
      showFormFailure(form, error);
      return;
    }
    form.resetFields();
  }

  return (
    <Modal
      open={open}
      title="导出我的数据"
      okText="开始导出"
      cancelText="取消"
      width={520}
      centered
      confirmLoading={ask.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <div className={styles.terms}>
        <p>压缩文件里有您的全部资料。为了确认是您本人在操作，请先输入发送到您手机上的验证码。</p>
      </div>
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
    </Modal>
  );
}

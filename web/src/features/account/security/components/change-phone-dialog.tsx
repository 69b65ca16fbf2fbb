import { phoneRequired } from '@pinjian/contract/account.ts';
import { securityErrors } from '@pinjian/contract/account-security.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Form, Input, Modal } from 'antd';
import { phoneDigits, phoneError, phoneLength } from '#lib/format/phone.ts';
import { notify } from '#lib/notice.ts';
import { showFormFailure } from '#ui/form-issues.ts';
import { reloadUser } from '../../api.ts';
import { phoneDebounceMs } from '../../model.ts';
import { changeOwnPhone, securityQueries, sendCodeToNewPhone, sendCodeToOldPhone } from '../api.ts';
import { CodeField } from './code-field.tsx';
import styles from './security.module.css';

interface Typed {
  readonly oldCode: string;
  readonly phone: string;
  readonly code: string;
}

interface ChangePhoneDialogProps {
  /** The present number, masked. */
  readonly phone: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Another number to sign in with, proved by a code to each of both. What was typed stays while the page is open. */
export function ChangePhoneDialog({ phone, open, onClose }: ChangePhoneDialogProps) {
  const [form] = Form.useForm<Typed>();
  const queryClient = useQueryClient();
  const change = useMutation({ mutationFn: changeOwnPhone });

  async function sendToNew(): Promise<number | null> {
    const typed: unknown = form.getFieldValue('phone');
    const wrong = phoneError(typeof typed === 'string' ? typed : '');
    if (wrong === null) return await sendCodeToNewPhone((typed as string).trim());
    notify('error', wrong);
    form.scrollToField('phone', { block: 'center', focus: true });
    return null;
  }

  async function finish(typed: Typed) {
    try {
      const masked = await change.mutateAsync({ ...typed, phone: typed.phone.trim() });
      form.resetFields();
      onClose();
      notify('success', `手机号已更换为 ${masked}，下次请用新手机号登录`);
    } catch (error) {
      showFormFailure(form, error, {
        [securityErrors.samePhone.code]: 'phone',
        [securityErrors.phoneNotUsable.code]: 'phone',
      });
      return;
    }
    await Promise.all([reloadUser(), queryClient.invalidateQueries(securityQueries)]);
  }

  return (
    <Modal
      open={open}
      title="更换手机号"
      okText="更换手机号"
      cancelText="取消"
      width={440}
      centered
      confirmLoading={change.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className={styles.hint}>为保护您的账号，原手机号和新手机号都需要验证。</p>
      <Form
        form={form}
        layout="vertical"
        className={styles.fields}
        requiredMark={false}
        scrollToFirstError={{ block: 'center', focus: true }}
        onFinish={(typed: Typed) => void finish(typed)}
      >
        <CodeField
          name="oldCode"
          label={`原手机号 ${phone} 的验证码`}
          countKey="pinjian-old-phone-code-until"
          onSend={sendCodeToOldPhone}
        />
        <Form.Item
          name="phone"
          label="新手机号"
          validateDebounce={phoneDebounceMs}
          normalize={phoneDigits}
          rules={[
            {
              async validator(_rule, value: string | undefined) {
                const wrong = phoneError(value ?? '');
                if (wrong !== null) throw new Error(wrong);
              },
            },
          ]}
        >
          <Input
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={phoneLength}
            placeholder={phoneRequired}
          />
        </Form.Item>
        <CodeField name="code" label="新手机号的验证码" countKey="pinjian-new-phone-code-until" onSend={sendToNew} />
      </Form>
    </Modal>
  );
}

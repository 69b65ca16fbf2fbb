import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { codeRequired } from '@pinjian/contract/account.ts';
import { mailInvalid } from '@pinjian/contract/account-profile.ts';
import { useState } from 'react';
import { showFormFailure } from '#ui/form-issues.ts';
import { notify } from '#lib/notice.ts';
import { useCountdown } from '../components/use-countdown.ts';
import { codeButtonText, codeLength, retryAfterOf } from '../model.ts';
import { confirmMailMutation, sendCodeToMail } from './api.ts';
import styles from './profile.module.css';

interface Values {
  readonly mail: string;
  readonly code: string;
}

const countdownKey = 'pinjian-mail-code-until';
/** A wrong code stands at its field. */
const fieldOfCode = { [accountErrors.wrongMailCode.code]: 'code' };

/** A mail address and the code that was sent there. */
export function MailForm({ onDone }: { readonly onDone: () => void }) {
  const [form] = Form.useForm<Values>();
  const [sending, setSending] = useState(false);
  const countdown = useCountdown(countdownKey);
  const confirming = useMutation(confirmMailMutation);

  async function sendCode() {
    if (sending || countdown.seconds > 0) return;
    const [checked] = await Promise.allSettled([form.validateFields(['mail'])]);
    if (checked.status === 'rejected') return;
    setSending(true);
    try {
      countdown.start(await sendCodeToMail(checked.value.mail.trim()));
      notify('success', '验证码已发送，请查收邮件');
      form.getFieldInstance('code')?.focus();
    } catch (error) {
      const wait = retryAfterOf(error);
      if (wait !== null) countdown.start(wait);
      showFormFailure(form, error);
    } finally {
      setSending(false);
    }
  }

  async function finish(values: Values) {
    try {
      await confirming.mutateAsync({ mail: values.mail.trim(), code: values.code });
      notify('success', '邮箱已绑定');
      onDone();
    } catch (error) {
      showFormFailure(form, error, fieldOfCode);
    }
  }

  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={finish}>
      <div className={styles.columns}>
        <Form.Item
          name="mail"
          label="邮箱地址"
          validateTrigger="onBlur"
          rules={[
            { required: true, whitespace: true, message: '请输入邮箱地址' },
            { type: 'email', transform: (value: string) => value.trim(), message: mailInvalid },
          ]}
        >
          <Input type="email" inputMode="email" maxLength={120} autoComplete="email" spellCheck={false} />
        </Form.Item>
        <Form.Item label="验证码" htmlFor="mail-code">
          <div className={styles.code}>
            <Form.Item
              name="code"
              noStyle
              normalize={(value: string) => value.replaceAll(/\D/g, '').slice(0, codeLength)}
              rules={[{ required: true, message: codeRequired }]}
            >
              <Input id="mail-code" inputMode="numeric" autoComplete="one-time-code" />
            </Form.Item>
            <Button loading={sending} aria-disabled={countdown.seconds > 0} onClick={() => void sendCode()}>
              {codeButtonText(countdown.seconds)}
            </Button>
          </div>
        </Form.Item>
      </div>
      <div className={styles.line}>
        <Button type="primary" htmlType="submit" loading={confirming.isPending}>
          绑定邮箱
        </Button>
        <Button onClick={onDone}>取消</Button>
      </div>
    </Form>
  );
}

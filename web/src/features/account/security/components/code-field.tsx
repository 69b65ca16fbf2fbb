import { codeRequired } from '@pinjian/contract/account.ts';
import { Button, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { notify } from '#lib/notice.ts';
import { useCountdown } from '../../components/use-countdown.ts';
import { codeButtonText, codeLength, failureText, retryAfterOf } from '../../model.ts';
import styles from './security.module.css';

interface CodeFieldProps {
  readonly name: string;
  readonly label: string;
  /** Names what is counted down, so that a reload goes on counting. */
  readonly countKey: string;
  /** Sends the code; answers the seconds until the next, or null where something else has to be filled in first. */
  readonly onSend: () => Promise<number | null>;
}

/** A code with the button that has it sent (spec §4), as a field of antd's form. */
export function CodeField({ name, label, countKey, onSend }: CodeFieldProps) {
  const [sending, setSending] = useState(false);
  const countdown = useCountdown(countKey);
  const { seconds } = countdown;
  // Forms that were opened once stay on the page: their fields bear the same names.
  const id = useId();

  async function send() {
    if (sending || seconds > 0) return;
    setSending(true);
    try {
      const wait = await onSend();
      if (wait === null) return;
      countdown.start(wait);
      notify('success', '验证码已发送，请查收短信');
    } catch (error) {
      const wait = retryAfterOf(error);
      if (wait !== null) countdown.start(wait);
      notify('error', failureText(error, '验证码发送失败，请稍后再试'));
    } finally {
      setSending(false);
    }
  }

  return (
    <Form.Item label={label} required htmlFor={id}>
      <div className={styles.codeRow}>
        <Form.Item name={name} noStyle rules={[{ required: true, whitespace: true, message: codeRequired }]}>
          <Input
            id={id}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={codeLength}
            placeholder={codeRequired}
          />
        </Form.Item>
        <Button
          disabled={seconds > 0}
          loading={sending}
          aria-label={`${label}：${codeButtonText(seconds)}`}
          onClick={() => void send()}
        >
          {codeButtonText(seconds)}
        </Button>
      </div>
    </Form.Item>
  );
}

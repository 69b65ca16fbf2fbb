import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { showFormFailure } from '#ui/form-issues.ts';
import { useKeptForm } from '#ui/use-kept-form.ts';
import styles from './review.module.css';

export interface WordsFormProps {
  /** Name of the field on the wire: a refusal that names it is shown at it. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly least: number;
  readonly most: number;
  readonly send: string;
  readonly onSend: (words: string) => Promise<unknown>;
  readonly onCancel?: () => void;
}

/** One text of a required length. What the server refuses is shown at the field, and what was typed stays. */
export function WordsForm({ name, label, placeholder, least, most, send, onSend, onCancel }: WordsFormProps) {
  const [form] = Form.useForm<Record<string, string>>();
  const [sending, setSending] = useState(false);
  useKeptForm(form, name);

  async function finish(values: Record<string, string>) {
    setSending(true);
    try {
      await onSend((values[name] ?? '').trim());
    } catch (error) {
      showFormFailure(form, error);
    } finally {
      setSending(false);
    }
  }

  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={finish}>
      <Form.Item
        name={name}
        label={label}
        rules={[
          {
            transform: (value: string | undefined) => (value ?? '').trim(),
            min: least,
            required: true,
            message: `请至少写 ${least} 个字`,
          },
        ]}
      >
        <Input.TextArea maxLength={most} showCount autoSize={{ minRows: 4, maxRows: 12 }} placeholder={placeholder} />
      </Form.Item>
      <div className={styles.buttons}>
        {onCancel !== undefined && <Button onClick={onCancel}>取消</Button>}
        <Button type="primary" htmlType="submit" loading={sending}>
          {send}
        </Button>
      </div>
    </Form>
  );
}

import { scorecardErrors } from '@pinjian/contract/application-scorecard.ts';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { CallError } from '#lib/client.ts';
import { goodbyeQuery } from './api.ts';
import styles from './scorecard.module.css';

interface GoodbyeFieldProps {
  readonly applicationId: string;
  readonly form: FormInstance;
}

/** After an interview: what the candidate is told, drafted from the scorecards and edited here before it goes. */
export function GoodbyeField({ applicationId, form }: GoodbyeFieldProps) {
  const { data, error } = useQuery(goodbyeQuery(applicationId));
  const words = data?.words ?? '';
  useEffect(() => {
    // What somebody has typed, or took out, stays as it is.
    if (words !== '' && form.getFieldValue('goodbye') === undefined) form.setFieldValue('goodbye', words);
  }, [form, words]);

  if (error instanceof CallError && error.code === scorecardErrors.ownCardFirst.code)
    return <p className={styles.hint}>您还没有提交这位候选人的评分表；提交后会按评分表起草给候选人的话。</p>;
  if (data === undefined || data.cards === 0) return null;
  return (
    <Form.Item
      name="goodbye"
      label="给候选人的话"
      extra={`按 ${data.cards} 份评分表起草，请修改后发出；不会写出面试官和评分。清空则不发。`}
    >
      <Input.TextArea maxLength={1000} showCount autoSize={{ minRows: 4, maxRows: 12 }} />
    </Form.Item>
  );
}

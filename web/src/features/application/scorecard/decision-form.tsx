import { decisionLabels, decisions, type Decision } from '@pinjian/contract/application-scorecard-rating.ts';
import type { Debrief } from '@pinjian/contract/application-scorecard.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input, Radio } from 'antd';
import { toFirstError } from '#lib/first-error.ts';
import { showFormFailure } from '#ui/form-issues.ts';
import { useKeptForm } from '#ui/use-kept-form.ts';
import { decideMutation } from './api.ts';
import styles from './debrief.module.css';

interface Values {
  readonly decision: Decision | null;
  readonly reason: string;
}

/** What is decided after a round, and why. It moves nobody by itself. */
export function DecisionForm({ debrief: { roundId, decisions: before } }: { readonly debrief: Debrief }) {
  const [form] = Form.useForm<Values>();
  const decide = useMutation(decideMutation);
  useKeptForm(form, `decision ${roundId}`);

  async function finish({ decision, reason }: Values) {
    if (decision === null) return;
    try {
      await decide.mutateAsync({ roundId, seen: before.length, decision, reason });
    } catch (error) {
      showFormFailure(form, error);
    }
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ decision: null, reason: '' }}
      onFinish={finish}
      scrollToFirstError={toFirstError}
      className={styles.decide ?? ''}
    >
      <Form.Item name="decision" label="决定" rules={[{ required: true, message: '请选择决定' }]}>
        <Radio.Group
          optionType="button"
          buttonStyle="solid"
          options={decisions.map((value) => ({ value, label: decisionLabels[value] }))}
        />
      </Form.Item>
      <Form.Item
        name="reason"
        label="理由（仅团队可见）"
        rules={[{ required: true, whitespace: true, min: 5, message: '理由至少 5 个字' }]}
      >
        <Input.TextArea maxLength={1000} autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={decide.isPending}>
        记录决定
      </Button>
    </Form>
  );
}

import type { HandReturn } from '@pinjian/contract/console-hand-return.ts';
import { consolePaymentErrors, secondAdminFen } from '@pinjian/contract/console-payment.ts';
import { reasonLength } from '@pinjian/contract/console-reason.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { notify } from '#lib/notice.ts';
import { showFormFailure } from '#ui/form-issues.ts';
import { EvidenceField } from '../money/evidence-field.tsx';
import type { Evidence } from '../money/evidence-list.tsx';
import money from '../money/money.module.css';
import styles from '../queue/queue.module.css';
import { decideId } from '../queue/reason-form.tsx';
import { enterMutation } from './api.ts';

interface Values {
  readonly bankNumber: string;
  readonly reason: string;
}

/** The money went back by the bank: its movement, why, and what the bank says of it. */
export function EnterForm({ one, onDone }: { readonly one: HandReturn; readonly onDone: () => void }) {
  const { partId, fen, needsSecond } = one;
  const [form] = Form.useForm<Values>();
  const [evidence, setEvidence] = useState<readonly Evidence[]>([]);
  const [isMissing, setMissing] = useState(false);
  const enter = useMutation(enterMutation);

  async function finish({ bankNumber, reason }: Values) {
    setMissing(evidence.length === 0);
    if (evidence.length === 0) return;
    try {
      await enter.mutateAsync({
        partId,
        bankNumber: bankNumber.trim(),
        reason: reason.trim(),
        evidence: evidence.map(({ fileId }) => fileId),
      });
      notify('success', needsSecond ? '已登记，等待另一位管理员确认' : '已登记，对方会收到款项已退回的消息');
      onDone();
    } catch (error) {
      showFormFailure(form, error, { [consolePaymentErrors.alreadyMatched.code]: 'bankNumber' });
    }
  }

  return (
    <Form
      form={form}
      className={money.form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ bankNumber: '', reason: '' }}
      onFinish={(values) => void finish(values)}
    >
      <Form.Item
        name="bankNumber"
        htmlFor={decideId}
        label="转回的银行流水号"
        rules={[{ required: true, min: 4, whitespace: true, message: '请填写银行流水号' }]}
      >
        <Input id={decideId} maxLength={64} autoComplete="off" />
      </Form.Item>
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
      <EvidenceField
        label="银行回单"
        hint="图片或 PDF，1 到 5 份。"
        files={evidence}
        onChange={(files) => {
          setEvidence(files);
          setMissing(false);
        }}
      />
      {isMissing && <Alert type="error" showIcon role="alert" title="请上传银行回单" />}
      {needsSecond && (
        <Alert type="info" showIcon title={`达到 ${amountText(secondAdminFen)}，需要另一位管理员确认后才算退回`} />
      )}
      <div className={styles.decision}>
        <Button type="primary" size="large" htmlType="submit" loading={enter.isPending}>
          登记 {amountText(fen)} 已退回
        </Button>
      </div>
    </Form>
  );
}

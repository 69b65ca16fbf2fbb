import { consolePaymentErrors, secondAdminFen, type ConsoleRefundCase } from '@pinjian/contract/console-payment.ts';
import { refundErrors } from '@pinjian/contract/billing-refund.ts';
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
import { YuanInput } from '../money/yuan-input.tsx';
import styles from '../queue/queue.module.css';
import { decideId } from '../queue/reason-form.tsx';
import { approveMutation } from './api.ts';

interface Values {
  readonly fen: number | null;
  readonly reason: string;
}

interface ApproveFormProps {
  readonly refund: ConsoleRefundCase;
  readonly onDone: () => void;
  readonly onRefuse: () => void;
}

/** The first yes: how much goes back, why, and on what that rests. */
export function ApproveForm({ refund: { refundId, fen, shares }, onDone, onRefuse }: ApproveFormProps) {
  const [form] = Form.useForm<Values>();
  const [evidence, setEvidence] = useState<readonly Evidence[]>([]);
  const approve = useMutation(approveMutation);
  const most = Math.min(
    fen,
    shares.reduce((sum, share) => sum + share.fen, 0),
  );
  const wanted = Form.useWatch('fen', form) ?? most;

  async function finish({ fen: approved, reason }: Values) {
    if (approved === null) return;
    try {
      const { state } = await approve.mutateAsync({
        refundId,
        fen: approved,
        reason: reason.trim(),
        evidence: evidence.map(({ fileId }) => fileId),
      });
      notify('success', state === 'secondAsked' ? '已同意，等待另一位管理员确认' : '已同意，正在原路退回');
      onDone();
    } catch (error) {
      showFormFailure(form, error, {
        [refundErrors.tooMuch.code]: 'fen',
        [consolePaymentErrors.tooLittle.code]: 'fen',
      });
    }
  }

  return (
    <Form
      form={form}
      className={money.form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ fen: most, reason: '' }}
      onFinish={(values) => void finish(values)}
    >
      <Form.Item
        name="fen"
        htmlFor={decideId}
        label="退款金额"
        extra={`申请 ${amountText(fen)}，现在最多可退 ${amountText(most)}`}
        rules={[
          {
            required: true,
            type: 'number',
            min: 1,
            max: most,
            message: `请填写不超过 ${amountText(most)}的金额`,
          },
        ]}
      >
        <YuanInput id={decideId} />
      </Form.Item>
      <Form.Item
        name="reason"
        label="同意的依据（写入操作记录）"
        rules={[
          {
            required: true,
            min: reasonLength.least,
            transform: (value: string | undefined) => (value ?? '').trim(),
            message: `请写明依据，至少 ${reasonLength.least} 个字`,
          },
        ]}
      >
        <Input.TextArea maxLength={reasonLength.most} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <EvidenceField
        label="附上依据（可选）"
        hint="图片或 PDF，最多 5 份，例如沟通记录、财务单据。"
        files={evidence}
        onChange={setEvidence}
      />
      {wanted >= secondAdminFen && (
        <Alert type="info" showIcon title={`达到 ${amountText(secondAdminFen)}，需要另一位管理员确认后才会退款`} />
      )}
      <div className={styles.decision}>
        <Button type="primary" size="large" htmlType="submit" loading={approve.isPending} disabled={most === 0}>
          同意退款
        </Button>
        <Button danger size="large" disabled={approve.isPending} onClick={onRefuse}>
          不同意
        </Button>
      </div>
    </Form>
  );
}

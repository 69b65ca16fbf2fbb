import { reconciliationErrors } from '@pinjian/contract/console-reconciliation.ts';
import { reasonLength } from '@pinjian/contract/console-reason.ts';
import { unitLabels } from '@pinjian/contract/wallet.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input, InputNumber, Segmented } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { newIdempotencyKey } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { showFormFailure } from '#ui/form-issues.ts';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { EvidenceField } from '../money/evidence-field.tsx';
import type { Evidence } from '../money/evidence-list.tsx';
import money from '../money/money.module.css';
import { payerText } from '../money/payer-name.tsx';
import { proposeMutation } from './api.ts';
import { usePayer, type NamedPayer } from './use-payer.ts';

interface Values {
  readonly way: 'give' | 'take';
  readonly units: number | null;
  readonly reason: string;
}

const ways = [
  { value: 'give', label: '调增' },
  { value: 'take', label: '调减' },
] as const;

function ProposeForm({ payer, differenceId }: { readonly payer: NamedPayer; readonly differenceId: string | null }) {
  const [form] = Form.useForm<Values>();
  const [evidence, setEvidence] = useState<readonly Evidence[]>([]);
  // One key for what is on the page: pressed twice it is one adjustment.
  const [key] = useState(newIdempotencyKey);
  const propose = useMutation(proposeMutation);
  const navigate = useNavigate();

  async function finish({ way, units, reason }: Values) {
    if (units === null) return;
    try {
      const { adjustmentId } = await propose.mutateAsync({
        key,
        payerKind: payer.kind,
        payerId: payer.id,
        units: way === 'give' ? units : -units,
        reason: reason.trim(),
        evidence: evidence.map(({ fileId }) => fileId),
        differenceId,
      });
      notify('success', '已提交，等待另一位管理员确认');
      await navigate(`/console/adjustments?item=${adjustmentId}`);
    } catch (error) {
      showFormFailure(form, error, { [reconciliationErrors.notEnough.code]: 'units' });
    }
  }

  return (
    <Form
      form={form}
      className={money.form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ way: 'give', units: null, reason: '' }}
      onFinish={(values) => void finish(values)}
    >
      <Form.Item name="way" label="方向">
        <Segmented options={[...ways]} />
      </Form.Item>
      <Form.Item
        name="units"
        label="数量"
        rules={[{ required: true, type: 'integer', min: 1, max: 100_000, message: '请填写 1 到 100,000 的整数' }]}
      >
        <InputNumber<number>
          controls={false}
          precision={0}
          suffix={unitLabels[payer.kind === 'company' ? 'credit' : 'simulation']}
          style={{ width: '100%' }}
        />
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
        label="附上依据（可选）"
        hint="图片或 PDF，最多 5 份。第二位管理员会看到。"
        files={evidence}
        onChange={setEvidence}
      />
      <div>
        <Button type="primary" size="large" htmlType="submit" loading={propose.isPending}>
          提交，由另一位管理员确认
        </Button>
      </div>
    </Form>
  );
}

/** A new adjustment, for whom the page before named. */
export function ProposePage() {
  const [params] = useSearchParams();
  const origin = { company: params.get('company'), person: params.get('person'), order: params.get('order') };
  const { payer, error, retry } = usePayer(origin);
  const nobody = Object.values(origin).every((each) => each === null);
  return (
    <>
      <PageHeader
        title="提交调账"
        subtitle="更正一位付款方的余额；不涉及渠道的收款和退款"
        back={{ to: '/console/adjustments', label: '调账' }}
      />
      {nobody ? (
        <EmptyState
          title="请先选择给谁调账"
          text="打开企业、求职者或订单的页面，选择“调账”。"
          action={
            <div className={money.acts}>
              <LinkButton to="/console/companies">查找企业</LinkButton>
              <LinkButton to="/console/people">查找用户</LinkButton>
              <LinkButton to="/console/orders">查找订单</LinkButton>
            </div>
          }
        />
      ) : error !== null && payer === undefined ? (
        <ErrorState error={error} onRetry={retry} title="付款方没有加载出来" />
      ) : payer === undefined ? (
        <CardSkeletons count={2} />
      ) : (
        <Section title={payerText(payer)} text={payer.kind === 'company' ? '企业，单位：额度' : '求职者，单位：次'}>
          <ProposeForm payer={payer} differenceId={params.get('difference')} />
        </Section>
      )}
    </>
  );
}

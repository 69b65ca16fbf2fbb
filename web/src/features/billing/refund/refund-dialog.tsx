import {
  refundErrors,
  refundReasonLabels,
  refundReasons,
  type RefundReason,
} from '@pinjian/contract/billing-refund.ts';
import type { PayerRole } from '@pinjian/contract/billing-price.ts';
import { paymentChannelLabels } from '@pinjian/contract/billing-payment.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { unitLabels } from '@pinjian/contract/wallet.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Form, Input, InputNumber, Modal, Select } from 'antd';
import { useRef } from 'react';
import { newIdempotencyKey } from '#lib/client.ts';
import { toFirstError } from '#lib/first-error.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { forgetIssues, showFormFailure } from '#ui/form-issues.ts';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { useKeptForm } from '#ui/use-kept-form.ts';
import styles from '../order/order.module.css';
import { refundQuoteQuery, requestRefundMutation } from './api.ts';
import { sharesOf } from './model.ts';

interface Values {
  /** Yuan. */
  readonly amount: number | null;
  readonly reason?: RefundReason;
  readonly words?: string;
}

const reasonOptions = refundReasons.map((value) => ({ value, label: refundReasonLabels[value] }));

const toFen = (yuan: number | null | undefined) => Math.round((yuan ?? 0) * 100);

/** Asks for money back: how much, of which orders, to where, and what goes with it. */
export function RefundDialog({ payer, onClose }: { readonly payer: PayerRole; readonly onClose: () => void }) {
  const [form] = Form.useForm<Values>();
  const { data: quote, error, refetch } = useQuery(refundQuoteQuery);
  const request = useMutation(requestRefundMutation);
  const amount = Form.useWatch('amount', form);
  const sent = useRef({ what: '', key: '' });
  useKeptForm(form, 'refund');
  const shares = quote === undefined ? [] : sharesOf(toFen(amount), quote.shares);
  const most = quote?.fen ?? 0;

  function finish({ amount: yuan, reason, words = '' }: Values) {
    if (reason === undefined) return;
    const input = { fen: toFen(yuan), reason, words };
    const what = JSON.stringify(input);
    if (sent.current.what !== what) sent.current = { what, key: newIdempotencyKey() };
    request.mutate(
      { key: sent.current.key, ...input },
      {
        onSuccess: onClose,
        onError: (failure) =>
          showFormFailure(form, failure, {
            [refundErrors.tooMuch.code]: 'amount',
            [refundErrors.nothingLeft.code]: 'amount',
          }),
      },
    );
  }

  return (
    <Modal
      open
      title="申请退款"
      okText="提交申请"
      cancelText="取消"
      okButtonProps={{ loading: request.isPending, disabled: most === 0 }}
      width={520}
      centered
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {quote === undefined && error === null && <LineSkeletons count={4} />}
      {quote === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="可退金额没有加载出来" />
      )}
      {quote !== undefined && (
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={{ amount: most / 100 }}
          onFinish={finish}
          onValuesChange={(changes: object) => forgetIssues(form, changes)}
          scrollToFirstError={toFirstError}
        >
          <p className={styles.about}>
            {payer === 'seeker'
              ? '已使用和已到期的部分不能退；没用完的按剩余次数折算。退回后，对应的次数随之减少。'
              : '已使用和冻结中的额度不能退。退回后，对应的额度随之减少。'}
            审核通过后原路退回，从最早的订单开始退。
          </p>
          <Form.Item
            name="amount"
            label={`退款金额（最多 ${amountText(most)}）`}
            rules={[
              { required: true, message: '请填写退款金额' },
              {
                validator: (_rule, yuan: number | null) =>
                  toFen(yuan) > most ? Promise.reject(new Error(`最多可以退 ${amountText(most)}`)) : Promise.resolve(),
              },
            ]}
          >
            <InputNumber controls={false} min={0.01} precision={2} suffix="元" style={{ width: '100%' }} />
          </Form.Item>
          {shares.length > 0 && (
            <ul className={styles.list} aria-label="将从这些订单退回">
              {shares.map(({ orderId, title, paidFen, fen, units, channel, back }) => (
                <li key={orderId} className={styles.about}>
                  {title}（支付 {amountText(paidFen)}）：退回 {amountText(back)} 到{paymentChannelLabels[channel]}
                  {back === fen &&
                    units > 0 &&
                    `，同时减少 ${units} ${unitLabels[payer === 'seeker' ? 'simulation' : 'credit']}`}
                </li>
              ))}
            </ul>
          )}
          <Form.Item name="reason" label="原因" rules={[{ required: true, message: '请选择原因' }]}>
            <Select placeholder="选择原因" options={reasonOptions} />
          </Form.Item>
          <Form.Item name="words" label="说明（选填）">
            <Input.TextArea maxLength={300} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}

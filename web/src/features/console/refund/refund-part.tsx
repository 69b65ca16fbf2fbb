import { paymentChannelLabels } from '@pinjian/contract/billing-payment.ts';
import { consolePaymentErrors, type ConsoleRefundCase } from '@pinjian/contract/console-payment.ts';
import { reasonLength } from '@pinjian/contract/console-reason.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { showFormFailure } from '#ui/form-issues.ts';
import { StatusTag } from '#ui/tag.tsx';
import { partLooks } from '../money/looks.ts';
import money from '../money/money.module.css';
import styles from '../queue/queue.module.css';
import { byHandMutation, retryMutation } from './api.ts';

type Part = ConsoleRefundCase['parts'][number];

interface Values {
  readonly bankNumber: string;
  readonly reason: string;
}

/** Where the vendor does not pay it back, we do by the bank: its number is written down. */
function ByHand({ part }: { readonly part: Part }) {
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm<Values>();
  const pay = useMutation(byHandMutation);

  async function finish({ bankNumber, reason }: Values) {
    try {
      await pay.mutateAsync({ partId: part.partId, bankNumber: bankNumber.trim(), reason: reason.trim() });
      notify('success', '已登记，对方会收到退款完成的消息');
      setOpen(false);
    } catch (error) {
      showFormFailure(form, error, { [consolePaymentErrors.alreadyMatched.code]: 'bankNumber' });
    }
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>登记人工退款</Button>
      <Modal
        open={open}
        title="登记人工退款"
        okText="登记"
        cancelText="取消"
        okButtonProps={{ loading: pay.isPending, onClick: () => form.submit() }}
        width={480}
        centered
        destroyOnHidden
        afterOpenChange={(shown) => shown && form.focusField('bankNumber')}
        onCancel={() => setOpen(false)}
      >
        <p className={money.hint}>
          请先由财务把 {amountText(part.fen)} 转回付款方的账户，再登记银行流水号。登记后这一份视为已退款。
        </p>
        <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void finish(values)}>
          <Form.Item
            name="bankNumber"
            label="银行流水号"
            rules={[{ required: true, min: 4, whitespace: true, message: '请填写银行流水号' }]}
          >
            <Input maxLength={64} autoComplete="off" />
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
        </Form>
      </Modal>
    </>
  );
}

/** What goes back of one order, where it stands, and the ways out where the vendor did not take it. */
export function RefundPart({ part, mayAct }: { readonly part: Part; readonly mayAct: boolean }) {
  const retry = useMutation(retryMutation);
  const look = partLooks[part.state];
  return (
    <li className={money.part}>
      <div className={money.partHead}>
        <p className={money.partTitle}>
          {paymentChannelLabels[part.channel]} <span className={money.amount}>{amountText(part.fen)}</span>
        </p>
        <StatusTag tone={look.tone}>{look.word}</StatusTag>
      </div>
      <dl className={styles.facts}>
        <dt>订单</dt>
        <dd>
          <Link to={`/console/orders/${part.orderId}`}>{part.number}</Link>
        </dd>
        <dt>退款单号</dt>
        <dd>{part.refundNo}</dd>
        {part.vendorRefundNo !== null && (
          <>
            <dt>渠道退款单号</dt>
            <dd>{part.vendorRefundNo}</dd>
          </>
        )}
        {part.failedWhy !== null && (
          <>
            <dt>没有退成的原因</dt>
            <dd>{part.failedWhy}</dd>
          </>
        )}
        {part.doneAt !== null && (
          <>
            <dt>完成时间</dt>
            <dd>{dateTime(part.doneAt)}</dd>
          </>
        )}
      </dl>
      {mayAct && (part.state === 'failed' || (part.channel === 'bank' && part.state === 'waiting')) && (
        <div className={money.acts}>
          {part.channel !== 'bank' && (
            <Button
              type="primary"
              loading={retry.isPending}
              onClick={() =>
                retry.mutate(part.partId, { onSuccess: () => notify('success', '已重新提交给渠道，不会重复退款') })
              }
            >
              让渠道再退一次
            </Button>
          )}
          <ByHand part={part} />
        </div>
      )}
    </li>
  );
}

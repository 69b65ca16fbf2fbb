import type { BankPayment } from '@pinjian/contract/console-payment.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, DatePicker, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { showFormFailure } from '#ui/form-issues.ts';
import { notify } from '#lib/notice.ts';
import money from '../money/money.module.css';
import { YuanInput } from '../money/yuan-input.tsx';
import styles from '../queue/queue.module.css';
import { decideId } from '../queue/reason-form.tsx';
import { confirmMutation } from './api.ts';

interface Values {
  readonly bankNumber: string;
  readonly receivedFen: number | null;
  readonly receivedAt: Dayjs | null;
}

interface ConfirmFormProps {
  readonly payment: BankPayment;
  readonly onDone: () => void;
  readonly onRefuse: () => void;
}

/** The bank's own list says that the money is there: its number, how much and when. */
export function ConfirmForm({ payment: { paymentId, fen }, onDone, onRefuse }: ConfirmFormProps) {
  const [form] = Form.useForm<Values>();
  const confirm = useMutation(confirmMutation);
  const received = Form.useWatch('receivedFen', form) ?? fen;

  async function finish({ bankNumber, receivedFen, receivedAt }: Values) {
    if (receivedFen === null || receivedAt === null) return;
    try {
      const { state } = await confirm.mutateAsync({
        paymentId,
        bankNumber: bankNumber.trim(),
        receivedFen,
        receivedAt: receivedAt.toISOString(),
      });
      notify(
        'success',
        state === 'inDoubt' ? '金额与订单不符，已转到存疑支付' : '已确认到账，企业会收到消息，额度已到账',
      );
      onDone();
    } catch (error) {
      showFormFailure(form, error);
    }
  }

  return (
    <Form
      form={form}
      className={money.form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ bankNumber: '', receivedFen: fen, receivedAt: null }}
      onFinish={(values) => void finish(values)}
    >
      <Form.Item
        name="bankNumber"
        htmlFor={decideId}
        label="银行流水号"
        rules={[{ required: true, min: 4, whitespace: true, message: '请填写银行流水号' }]}
      >
        <Input id={decideId} maxLength={64} autoComplete="off" placeholder="以银行账户明细为准，不是凭证上的编号" />
      </Form.Item>
      <div className={money.two}>
        <Form.Item
          name="receivedFen"
          label="到账金额"
          rules={[{ required: true, type: 'number', min: 1, message: '请填写到账金额' }]}
        >
          <YuanInput />
        </Form.Item>
        <Form.Item name="receivedAt" label="到账时间" rules={[{ required: true, message: '请选择到账时间' }]}>
          <DatePicker
            allowClear={false}
            showTime={{ format: 'HH:mm' }}
            format="YYYY-MM-DD HH:mm"
            disabledDate={(day) => day.isAfter(dayjs(), 'day')}
            style={{ width: '100%' }}
            // Enter takes the time that was typed; it is no yes to the whole form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </Form.Item>
      </div>
      {received !== fen && (
        <Alert
          type="warning"
          showIcon
          title={`到账金额与订单（${amountText(fen)}）不符`}
          description="确认后会转到存疑支付，由您决定入账还是退回。"
        />
      )}
      <div className={styles.decision}>
        <Button type="primary" size="large" htmlType="submit" loading={confirm.isPending}>
          确认到账
        </Button>
        <Button danger size="large" disabled={confirm.isPending} onClick={onRefuse}>
          不通过
        </Button>
      </div>
    </Form>
  );
}

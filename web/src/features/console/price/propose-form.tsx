import { products } from '@pinjian/contract/billing-price.ts';
import type { PriceRow } from '@pinjian/contract/console-price.ts';
import { reasonLength } from '@pinjian/contract/console-reason.ts';
import { unitLabels } from '@pinjian/contract/wallet.ts';
import { useMutation } from '@tanstack/react-query';
import { DatePicker, Form, Input, InputNumber, Modal, Switch } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { notify } from '#lib/notice.ts';
import { showFormFailure } from '#ui/form-issues.ts';
import money from '../money/money.module.css';
import { YuanInput } from '../money/yuan-input.tsx';
import { proposeMutation } from './api.ts';
import { priceText } from './words.ts';

interface Values {
  readonly fen: number | null;
  readonly units: number | null;
  readonly days: number | null;
  readonly onSale: boolean;
  readonly validFrom: Dayjs | null;
  readonly reason: string;
}

/** Another price for one item: what it would be, from when, and why. Another admin decides. */
export function ProposeForm({ row, onClose }: { readonly row: PriceRow; readonly onClose: () => void }) {
  const [form] = Form.useForm<Values>();
  const propose = useMutation(proposeMutation);
  const isProduct = products.some((product) => product === row.item);
  const unit = unitLabels[row.unit];

  async function finish({ fen, units, days, onSale, validFrom, reason }: Values) {
    if (units === null) return;
    try {
      await propose.mutateAsync({
        item: row.item,
        fen: isProduct ? fen : null,
        units,
        days: isProduct ? days : null,
        onSale,
        validFrom: validFrom?.toISOString() ?? null,
        reason: reason.trim(),
      });
      notify('success', '已提出，等待另一位管理员审批');
      onClose();
    } catch (error) {
      showFormFailure(form, error);
    }
  }

  return (
    <Modal
      open
      title={`${row.label}：提出改价`}
      okText="提交审批"
      cancelText="取消"
      okButtonProps={{ loading: propose.isPending, onClick: () => form.submit() }}
      width={520}
      centered
      afterOpenChange={(shown) => shown && form.focusField(isProduct ? 'fen' : 'units')}
      onCancel={onClose}
    >
      <p className={money.hint}>现行：{priceText(row)}。已下的订单按下单时的价格，不受影响。</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          fen: row.fen,
          units: row.units,
          days: row.days,
          onSale: row.onSale,
          validFrom: null,
          reason: '',
        }}
        onFinish={(values) => void finish(values)}
      >
        {isProduct && (
          <Form.Item
            name="fen"
            label="价格"
            rules={[{ required: true, type: 'number', min: 1, message: '请填写价格，至少 0.01 元' }]}
          >
            <YuanInput />
          </Form.Item>
        )}
        <div className={money.two}>
          <Form.Item
            name="units"
            label={isProduct ? '购买到' : row.item === 'freeSimulations' ? '每月免费' : '每次使用'}
            rules={[{ required: true, type: 'integer', min: 0, message: '请填写整数' }]}
          >
            <InputNumber<number>
              controls={false}
              min={0}
              max={1_000_000}
              precision={0}
              suffix={unit}
              style={{ width: '100%' }}
            />
          </Form.Item>
          {isProduct && (
            <Form.Item name="days" label="有效天数（不填为不限期）">
              <InputNumber<number>
                controls={false}
                min={1}
                max={3660}
                precision={0}
                suffix="天"
                style={{ width: '100%' }}
              />
            </Form.Item>
          )}
        </div>
        <div className={money.two}>
          <Form.Item name="validFrom" label="生效时间（不填为审批后立即）">
            <DatePicker
              showTime={{ format: 'HH:mm' }}
              format="YYYY-MM-DD HH:mm"
              disabledDate={(day) => day.isBefore(dayjs(), 'day')}
              style={{ width: '100%' }}
            />
          </Form.Item>
          {isProduct && (
            <Form.Item name="onSale" label="出售（关闭后不能再购买）" valuePropName="checked">
              <Switch />
            </Form.Item>
          )}
        </div>
        <Form.Item
          name="reason"
          label="原因（审批人会看到，写入操作记录）"
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
  );
}

import { billVendors, type BillVendor } from '@pinjian/contract/console-reconciliation.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, DatePicker, Form, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useNavigate } from 'react-router';
import { notify } from '#lib/notice.ts';
import { showFormFailure } from '#ui/form-issues.ts';
import money from '../money/money.module.css';
import { runMutation } from './api.ts';
import { vendorWords } from './words.ts';

interface Values {
  readonly vendor: BillVendor | null;
  readonly day: Dayjs | null;
}

const vendors = billVendors.map((value) => ({ value, label: vendorWords[value] }));

/** Gets the bill of one day now, and compares; leads to what came of it. */
export function RunForm({ vendor }: { readonly vendor: BillVendor | null }) {
  const [form] = Form.useForm<Values>();
  const run = useMutation(runMutation);
  const navigate = useNavigate();

  async function finish(values: Values) {
    if (values.vendor === null || values.day === null) return;
    try {
      const done = await run.mutateAsync({ vendor: values.vendor, day: values.day.format('YYYY-MM-DD') });
      notify('success', done.open === 0 ? '对账完成，没有差异' : `对账完成，有 ${done.open} 条差异待处理`);
      await navigate(`/console/reconciliation/${done.reconciliationId}`);
    } catch (error) {
      showFormFailure(form, error);
    }
  }

  return (
    <Form
      form={form}
      layout="inline"
      requiredMark={false}
      className={money.run}
      initialValues={{ vendor, day: null }}
      onFinish={(values) => void finish(values)}
    >
      <Form.Item name="vendor" label="渠道" rules={[{ required: true, message: '请选择渠道' }]}>
        <Select className={money.choice} placeholder="请选择" options={vendors} />
      </Form.Item>
      <Form.Item name="day" label="账单日期" rules={[{ required: true, message: '请选择日期' }]}>
        <DatePicker disabledDate={(day) => !day.isBefore(dayjs(), 'day')} />
      </Form.Item>
      <Button htmlType="submit" loading={run.isPending}>
        获取账单并对账
      </Button>
    </Form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { CityPicker } from '#features/dictionary/components/city-picker.tsx';
import { DictSelect } from '#features/dictionary/components/dict-select.tsx';
import { IndustryPicker } from '#features/dictionary/components/industry-picker.tsx';
import { toFirstError } from '#lib/first-error.ts';
import { showFormFailure } from '#ui/form-issues.ts';
import { useKeptForm } from '#ui/use-kept-form.ts';
import { notify } from '#lib/notice.ts';
import { createCompanyMutation } from '../api.ts';
import { orClaim } from '../claim/or-claim.ts';
import { aboutCreditCode, tidyCreditCode } from '../model.ts';
import styles from './company-step.module.css';

interface Values {
  readonly name: string;
  readonly creditCode: string;
  readonly industry: string;
  readonly staffSize: number;
  readonly city: string;
}

/** Creating one's company. `onCreated` runs once it exists. */
export function CreateCompanyForm({ onCreated }: { readonly onCreated: () => Promise<void> }) {
  const [form] = Form.useForm<Values>();
  const create = useMutation(createCompanyMutation);
  useKeptForm(form, 'new-company');

  async function submit(values: Values) {
    try {
      await orClaim('newcomer', (claim) => create.mutateAsync({ ...values, name: values.name.trim(), ...claim }));
      await onCreated();
      notify('success', '公司已创建，接下来可以提交企业认证');
    } catch (error) {
      showFormFailure(form, error, aboutCreditCode);
    }
  }

  return (
    <Form
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={submit}
      scrollToFirstError={toFirstError}
    >
      <Form.Item
        name="name"
        label="公司名称"
        rules={[
          { required: true, whitespace: true, message: '请填写公司名称' },
          { max: 60, message: '公司名称最多 60 个字' },
        ]}
      >
        <Input placeholder="与营业执照一致" autoComplete="organization" maxLength={60} />
      </Form.Item>
      <Form.Item
        name="creditCode"
        label="统一社会信用代码"
        normalize={tidyCreditCode}
        rules={[
          { required: true, message: '请填写统一社会信用代码' },
          { pattern: /^[0-9A-HJ-NPQRTUWXY]{18}$/, message: '统一社会信用代码应为 18 位数字或大写字母' },
        ]}
        validateTrigger="onBlur"
      >
        <Input placeholder="18 位，见营业执照右上方" autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item name="industry" label="所属行业" rules={[{ required: true, message: '请选择所属行业' }]}>
        <IndustryPicker />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="staffSize" label="公司规模" rules={[{ required: true, message: '请选择公司规模' }]}>
          <DictSelect type="staff_size" placeholder="请选择公司规模" />
        </Form.Item>
        <Form.Item name="city" label="所在城市" rules={[{ required: true, message: '请选择所在城市' }]}>
          <CityPicker />
        </Form.Item>
      </div>
      <Button type="primary" htmlType="submit" block loading={create.isPending}>
        创建公司
      </Button>
    </Form>
  );
}

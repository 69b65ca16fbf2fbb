import {
  specialNeedLabels,
  subjectType,
  subjectTypeLabels,
  subjectTypes,
  type InvoiceTitle,
  type SubjectType,
  type TitleDetails,
} from '@pinjian/contract/billing-invoice-title.ts';
import { useMutation } from '@tanstack/react-query';
import { Checkbox, Form, Input, Modal, Radio } from 'antd';
import { toFirstError } from '#lib/first-error.ts';
import { forgetIssues, showFormFailure } from '#ui/form-issues.ts';
import { useKeptForm } from '#ui/use-kept-form.ts';
import { saveTitleMutation } from './api.ts';
import styles from './invoice.module.css';

interface TitleDialogProps {
  /** The one that is changed; null for a new one. */
  readonly title: InvoiceTitle | null;
  /** What a new one begins with. */
  readonly suggested: TitleDetails | null;
  readonly onClose: () => void;
  readonly onSaved?: (title: InvoiceTitle) => void;
}

interface Values extends TitleDetails {
  readonly isDefault: boolean;
}

const blank: TitleDetails = {
  subjectType: subjectType.enterprise,
  name: '',
  creditCode: '',
  address: '',
  phone: '',
  bank: '',
  account: '',
  mail: '',
};

/** What only a special invoice needs. */
const forSpecial = ['address', 'phone', 'bank', 'account'] as const;
const longest = { address: 100, phone: 25, bank: 60, account: 40 } as const;

/** A title, new or changed. */
export function TitleDialog({ title, suggested, onClose, onSaved }: TitleDialogProps) {
  const [form] = Form.useForm<Values>();
  const save = useMutation(saveTitleMutation);
  const kind = Form.useWatch<SubjectType | undefined>('subjectType', form) ?? (title ?? suggested ?? blank).subjectType;
  useKeptForm(form, `invoice-title-${title?.titleId ?? 'new'}`);

  function finish(values: Values) {
    save.mutate(
      { ...(title !== null && { titleId: title.titleId }), ...blank, ...values },
      {
        onSuccess(saved) {
          onSaved?.(saved);
          onClose();
        },
        onError: (failure) => showFormFailure(form, failure),
      },
    );
  }

  return (
    <Modal
      open
      title={title === null ? '新增发票抬头' : '修改发票抬头'}
      okText="保存"
      cancelText="取消"
      okButtonProps={{ loading: save.isPending }}
      width={560}
      centered
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ ...blank, ...(title ?? suggested), isDefault: title?.isDefault ?? false }}
        onFinish={finish}
        onValuesChange={(changes: object) => forgetIssues(form, changes)}
        scrollToFirstError={toFirstError}
      >
        <Form.Item name="subjectType" label="抬头类型">
          <Radio.Group options={subjectTypes.map((value) => ({ value, label: subjectTypeLabels[value] }))} />
        </Form.Item>
        <Form.Item
          name="name"
          label="抬头名称"
          rules={[{ required: true, whitespace: true, message: '请填写抬头名称' }]}
        >
          <Input maxLength={100} autoComplete="organization" />
        </Form.Item>
        {kind === subjectType.enterprise && (
          <>
            <Form.Item
              name="creditCode"
              label={specialNeedLabels.creditCode}
              rules={[{ required: true, message: '请填写统一社会信用代码' }]}
            >
              <Input maxLength={18} autoCapitalize="characters" />
            </Form.Item>
            <p className={styles.muted}>以下四项开具专用发票时必填。</p>
            <div className={styles.pair}>
              {forSpecial.map((name) => (
                <Form.Item key={name} name={name} label={specialNeedLabels[name]}>
                  <Input maxLength={longest[name]} inputMode={name === 'account' ? 'numeric' : 'text'} />
                </Form.Item>
              ))}
            </div>
          </>
        )}
        <Form.Item
          name="mail"
          label="接收邮箱（选填，开具后自动发送 PDF）"
          rules={[{ type: 'email', message: '请填写正确的邮箱' }]}
        >
          <Input maxLength={120} inputMode="email" autoComplete="email" />
        </Form.Item>
        <Form.Item name="isDefault" valuePropName="checked" noStyle>
          <Checkbox disabled={title?.isDefault === true}>设为默认抬头</Checkbox>
        </Form.Item>
      </Form>
    </Modal>
  );
}

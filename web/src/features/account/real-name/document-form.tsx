import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input, Select } from 'antd';
import { nameRequired, numberRequired, type DocumentType } from '@pinjian/contract/account-real-name.ts';
import { showFormFailure } from '#ui/form-issues.ts';
import { PaperPicture } from '#ui/paper-picture.tsx';
import { notify } from '#lib/notice.ts';
import { sendOwnFile } from '../profile/api.ts';
import { submitDocumentMutation } from './api.ts';
import { Consent } from './consent.tsx';
import { documentOptions, tidyNumber } from './model.ts';
import styles from './real-name.module.css';

interface Values {
  readonly documentType: DocumentType;
  readonly realName: string;
  readonly documentNo: string;
  readonly fileId: string;
}

/** Name, number and picture of a document, for a person to look at. */
export function DocumentForm({ keepDays }: { readonly keepDays: number }) {
  const [form] = Form.useForm<Values>();
  const submit = useMutation(submitDocumentMutation);

  async function finish(values: Values) {
    try {
      await submit.mutateAsync({ ...values, consent: true });
      notify('success', '已提交，等待人工核对');
    } catch (error) {
      showFormFailure(form, error);
    }
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ documentType: 'idCard' }}
      onFinish={finish}
      scrollToFirstError={{ block: 'center', focus: true }}
    >
      <Form.Item name="documentType" label="证件类型">
        <Select options={documentOptions} />
      </Form.Item>
      <div className={styles.columns}>
        <Form.Item name="realName" label="姓名" rules={[{ required: true, whitespace: true, message: nameRequired }]}>
          <Input maxLength={40} autoComplete="name" placeholder="与证件一致" />
        </Form.Item>
        <Form.Item
          name="documentNo"
          label="证件号码"
          normalize={tidyNumber}
          rules={[{ required: true, message: numberRequired }]}
        >
          <Input maxLength={20} autoComplete="off" spellCheck={false} />
        </Form.Item>
      </div>
      <PaperPicture name="fileId" label="证件照片" before="有头像和姓名的一面。" send={sendOwnFile} />
      <Consent method="document" keepDays={keepDays} />
      <Button type="primary" htmlType="submit" loading={submit.isPending}>
        提交核对
      </Button>
    </Form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { nameRequired, numberRequired, type DocumentType } from '@pinjian/contract/account-real-name.ts';
import { showFormFailure } from '#ui/form-issues.ts';
import { ImageField } from '#ui/image-field.tsx';
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
  const [picture, setPicture] = useState<string | null>(null);
  const submit = useMutation(submitDocumentMutation);

  async function upload(file: File, onProgress: (share: number) => void) {
    const stored = await sendOwnFile(file, onProgress);
    setPicture(stored.url);
    form.setFieldValue('fileId', stored.fileId);
    form.setFields([{ name: 'fileId', errors: [] }]);
  }

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
      <Form.Item name="fileId" label="证件照片" rules={[{ required: true, message: '请上传证件照片' }]}>
        <ImageField
          label="上传证件照片"
          hint="有头像和姓名的一面。JPG、PNG 或 WebP，不超过 10MB，四角完整、文字清晰。"
          url={picture}
          shape="wide"
          onUpload={upload}
        />
      </Form.Item>
      <Consent method="document" keepDays={keepDays} />
      <Button type="primary" htmlType="submit" loading={submit.isPending}>
        提交核对
      </Button>
    </Form>
  );
}

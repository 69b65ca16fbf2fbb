import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { CityPicker } from '#features/dictionary/components/city-picker.tsx';
import { DictSelect } from '#features/dictionary/components/dict-select.tsx';
import { IndustryPicker } from '#features/dictionary/components/industry-picker.tsx';
import { toFirstError } from '#lib/first-error.ts';
import { forgetIssues, showFormFailure } from '#ui/form-issues.ts';
import { useKeptForm } from '#ui/use-kept-form.ts';
import { ImageField } from '#ui/image-field.tsx';
import { ActionBar } from '#ui/page.tsx';
import { notify } from '#lib/notice.ts';
import { sendCompanyPicture, updateCompanyMutation } from '../api.ts';
import type { CompanyChange, CompanyProfile } from '../model.ts';
import styles from './company-info.module.css';

interface CompanyFormProps {
  readonly company: CompanyProfile;
}

function valuesOf(company: CompanyProfile): CompanyChange {
  const {
    shortName,
    industry,
    staffSize,
    financingStage,
    companyType,
    city,
    address,
    website,
    introduction,
    benefits,
    foundedYear,
    logoFileId,
  } = company;
  const chosen = {
    ...(industry === null ? {} : { industry }),
    ...(staffSize === null ? {} : { staffSize }),
    ...(city === null ? {} : { city }),
  };
  return {
    shortName,
    financingStage,
    companyType,
    address,
    website,
    introduction,
    benefits,
    foundedYear,
    logoFileId,
    ...chosen,
  };
}

/** The company's profile as seekers will see it. */
export function CompanyForm({ company }: CompanyFormProps) {
  const [form] = Form.useForm<CompanyChange>();
  const [logo, setLogo] = useState(company.logoUrl);
  const [changed, setChanged] = useState(false);
  const save = useMutation(updateCompanyMutation);
  useKeptForm(form, 'company', { changed, onRestored: () => setChanged(true), saveFirst: saveNow });

  async function upload(file: File, onProgress: (share: number) => void) {
    const stored = await sendCompanyPicture(file, onProgress);
    setLogo(stored.url);
    form.setFieldValue('logoFileId', stored.fileId);
    setChanged(true);
  }

  async function finish(values: CompanyChange): Promise<boolean> {
    try {
      await save.mutateAsync(values);
    } catch (error) {
      showFormFailure(form, error);
      return false;
    }
    setChanged(false);
    notify('success', '公司资料已保存');
    return true;
  }

  async function saveNow(): Promise<boolean> {
    const [checked] = await Promise.allSettled([form.validateFields()]);
    return checked.status === 'fulfilled' && (await finish(checked.value));
  }

  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={valuesOf(company)}
      onValuesChange={(touched: object) => {
        forgetIssues(form, touched);
        setChanged(true);
      }}
      onFinish={finish}
      scrollToFirstError={toFirstError}
    >
      <div className={styles.card}>
        <Form.Item name="logoFileId" label="公司标志">
          <ImageField
            label="上传公司标志"
            hint="正方形图片效果最好，JPG、PNG 或 WebP，不超过 10MB。"
            url={logo}
            onUpload={upload}
          />
        </Form.Item>
        <div className={styles.columns}>
          <Form.Item label="公司名称">
            <span className={styles.fixed}>{company.name}</span>
          </Form.Item>
          <Form.Item name="shortName" label="公司简称" rules={[{ max: 20, message: '公司简称最多 20 个字' }]}>
            <Input placeholder="求职者在列表中看到的名字" maxLength={20} />
          </Form.Item>
          <Form.Item name="industry" label="所属行业">
            <IndustryPicker />
          </Form.Item>
          <Form.Item name="staffSize" label="公司规模">
            <DictSelect type="staff_size" />
          </Form.Item>
          <Form.Item name="companyType" label="公司性质">
            <DictSelect type="company_type" allowClear />
          </Form.Item>
          <Form.Item name="financingStage" label="融资阶段">
            <DictSelect type="financing_stage" allowClear />
          </Form.Item>
          <Form.Item name="city" label="所在城市">
            <CityPicker />
          </Form.Item>
          <Form.Item name="address" label="详细地址">
            <Input placeholder="街道、楼宇、门牌" maxLength={120} />
          </Form.Item>
          <Form.Item name="website" label="公司网址">
            <Input placeholder="https://" maxLength={200} inputMode="url" />
          </Form.Item>
          <Form.Item name="foundedYear" label="成立年份">
            <InputNumber
              controls={false}
              min={1800}
              max={9999}
              precision={0}
              placeholder="如 2016"
              style={{ width: '100%' }}
            />
          </Form.Item>
        </div>
        <Form.Item name="benefits" label="公司福利">
          <Select
            mode="tags"
            maxCount={20}
            placeholder="输入后回车，如 五险一金、弹性工作、年度体检"
            tokenSeparators={['，', ',', '、', ' ']}
            open={false}
            suffixIcon={null}
          />
        </Form.Item>
        <Form.Item name="introduction" label="公司介绍">
          <Input.TextArea
            autoSize={{ minRows: 5, maxRows: 16 }}
            maxLength={3000}
            showCount
            placeholder="主营业务、团队、工作方式。求职者最想知道的写在前面。"
          />
        </Form.Item>
      </div>
      <ActionBar>
        <Button type="primary" htmlType="submit" loading={save.isPending} disabled={!changed}>
          保存
        </Button>
      </ActionBar>
    </Form>
  );
}

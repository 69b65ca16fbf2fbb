import { useMutation, useQuery } from '@tanstack/react-query';
import type { AgencyLicence } from '@pinjian/contract/company.ts';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { toFirstError } from '#lib/first-error.ts';
import { notify } from '#lib/notice.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { showFormFailure } from '#ui/form-issues.ts';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { PaperPicture } from '#ui/paper-picture.tsx';
import { agencyLicenceQuery, sendCompanyPicture, submitAgencyLicenceMutation } from '../api.ts';
import { agencyLook } from '../model.ts';
import { StandingCard } from './standing-card.tsx';
import styles from './company-info.module.css';

interface Values {
  readonly number: string;
  readonly validUntil: string;
  readonly licenceFileId: string;
}

function AgencyForm({ onSent }: { readonly onSent: () => void }) {
  const [form] = Form.useForm<Values>();
  const submit = useMutation(submitAgencyLicenceMutation);

  async function finish(values: Values) {
    try {
      await submit.mutateAsync(values);
      notify('success', '已提交，等待管理员核对');
      onSent();
    } catch (error) {
      showFormFailure(form, error);
    }
  }

  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={finish} scrollToFirstError={toFirstError}>
      <div className={styles.columns}>
        <Form.Item
          name="number"
          label="许可证编号"
          rules={[{ required: true, whitespace: true, message: '请填写许可证编号' }]}
        >
          <Input maxLength={40} placeholder="与许可证一致" autoComplete="off" />
        </Form.Item>
        <Form.Item name="validUntil" label="有效期至" rules={[{ required: true, message: '请选择日期' }]}>
          <Input type="date" />
        </Form.Item>
      </div>
      <PaperPicture
        name="licenceFileId"
        label="人力资源服务许可证"
        short="许可证"
        after="照片仅用于审核，编号会在代招和猎头职位上公示。"
        send={sendCompanyPicture}
      />
      <Button type="primary" htmlType="submit" loading={submit.isPending}>
        提交审核
      </Button>
    </Form>
  );
}

/** The number of the licence to recruit for others, as the law wants it shown. */
export function AgencyNumber({ licence }: { readonly licence: AgencyLicence }) {
  return (
    <>
      人力资源服务许可证：{licence.number}，有效期至 {licence.validUntil}
    </>
  );
}

/** The licence to recruit for others, of a verified company: where it stands, and the form to hand one in. */
export function AgencyCard({ allowed }: { readonly allowed: boolean }) {
  const [writing, setWriting] = useState(false);
  const { data, error, refetch } = useQuery(agencyLicenceQuery);
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} title="许可证状态没有加载出来" />;
  if (data === undefined) return <CardSkeletons count={1} />;
  const look = agencyLook(data);
  return (
    <StandingCard title="人力资源服务许可证" look={look}>
      {data.current !== null && (
        <p className={styles.cardText}>
          <AgencyNumber licence={data.current} />
        </p>
      )}
      {data.status !== 0 && allowed && !writing && (
        <Button onClick={() => setWriting(true)}>{data.status === null ? '提交许可证' : '提交新的许可证'}</Button>
      )}
      {data.status !== 0 && allowed && writing && <AgencyForm onSent={() => setWriting(false)} />}
      {data.status !== 0 && !allowed && data.current === null && (
        <p className={styles.cardText}>请联系公司管理员提交许可证。</p>
      )}
    </StandingCard>
  );
}

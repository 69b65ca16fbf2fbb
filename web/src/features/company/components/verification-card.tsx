import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { toFirstError } from '#lib/first-error.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { showFormFailure } from '#ui/form-issues.ts';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { PaperPicture } from '#ui/paper-picture.tsx';
import { notify } from '#lib/notice.ts';
import { sendCompanyPicture, submitVerificationMutation, verificationQuery } from '../api.ts';
import { orClaim } from '../claim/or-claim.ts';
import { aboutCreditCode, tidyCreditCode, verificationLook } from '../model.ts';
import type { CompanyProfile } from '../model.ts';
import { StandingCard } from './standing-card.tsx';
import styles from './company-info.module.css';

interface Values {
  readonly companyName: string;
  readonly creditCode: string;
  readonly licenceFileId: string;
}

function VerificationForm({ company, again }: { readonly company: CompanyProfile; readonly again: boolean }) {
  const [form] = Form.useForm<Values>();
  const submit = useMutation(submitVerificationMutation);

  async function finish(values: Values) {
    try {
      await orClaim('member', (claim) => submit.mutateAsync({ ...values, ...claim }));
      notify('success', '已提交，正在核验');
    } catch (error) {
      showFormFailure(form, error, aboutCreditCode);
    }
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ companyName: company.name, creditCode: company.creditCode ?? '' }}
      onFinish={finish}
      scrollToFirstError={toFirstError}
    >
      <div className={styles.columns}>
        <Form.Item
          name="companyName"
          label="公司名称"
          rules={[{ required: true, whitespace: true, message: '请填写公司名称' }]}
        >
          <Input maxLength={60} placeholder="与营业执照一致" />
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
          <Input spellCheck={false} autoComplete="off" />
        </Form.Item>
      </div>
      <PaperPicture name="licenceFileId" label="营业执照" after="仅用于认证，不会公开。" send={sendCompanyPicture} />
      <Button type="primary" htmlType="submit" loading={submit.isPending}>
        {again ? '重新提交认证' : '提交认证'}
      </Button>
    </Form>
  );
}

interface VerificationCardProps {
  readonly company: CompanyProfile;
  /** Whether this member may submit. */
  readonly allowed: boolean;
}

/** Where the company's verification stands, and the form while there is something to hand in. */
export function VerificationCard({ company, allowed }: VerificationCardProps) {
  const { data, error, refetch } = useQuery(verificationQuery);
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} title="认证状态没有加载出来" />;
  if (data === undefined) return <CardSkeletons count={1} />;
  const look = verificationLook(data);
  const open = data.status === null || data.status === 2;
  return (
    <StandingCard title="企业认证" look={look}>
      {data.status === 0 && data.companyName !== null && (
        <p className={styles.cardText}>
          提交的公司：{data.companyName}（{data.creditCode}）
        </p>
      )}
      {open && allowed && <VerificationForm company={company} again={data.status === 2} />}
      {open && !allowed && <p className={styles.cardText}>请联系公司管理员提交认证。</p>}
    </StandingCard>
  );
}

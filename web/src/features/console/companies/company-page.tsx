import type { CompanyInFull, CompanyRecord } from '@pinjian/contract/console-company.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import styles from '../records/records.module.css';
import { companyRoleWords, verificationLook } from '../records/words.ts';
import { PayerOrders } from '../order/payer-orders.tsx';
import { ReasonButton } from '../unmask/reason-button.tsx';
import { Unmasked } from '../unmask/unmasked.tsx';
import { VerificationHistory } from '../verification/verification-history.tsx';
import { companyQuery, unmaskMutation } from './api.ts';

type Member = CompanyRecord['members'][number];

function MemberItem({ member, full }: { readonly member: Member; readonly full: CompanyInFull | null }) {
  const shown = full?.members.find(({ userId }) => userId === member.userId);
  const name = shown === undefined ? member.maskedName : shown.name;
  return (
    <li>
      <Link className={styles.grow} to={`/console/people/${member.personId}`}>
        {name ?? '未填写姓名'} <span className={styles.number}>{shown?.phone ?? member.maskedPhone}</span>
      </Link>
      <StatusTag>{companyRoleWords[member.role]}</StatusTag>
      <span className={styles.when}>{dateTime(member.joinedAt)} 加入</span>
    </li>
  );
}

function factsOf({ industryName, staffSizeLabel, cityName }: CompanyRecord): string {
  return [industryName, staffSizeLabel, cityName].filter((part) => part !== null).join(' · ');
}

/** One company, its code and people masked until somebody says why they look; what was shown is gone when the page is left. */
export function CompanyPage({ companyId }: { readonly companyId: string }) {
  const { data: company, error, refetch } = useQuery(companyQuery(companyId));
  const unmask = useMutation(unmaskMutation);
  const [full, setFull] = useState<CompanyInFull | null>(null);
  const back = { to: '/console/companies', label: '企业' };
  if (error !== null && company === undefined) {
    const gone = { title: '没有找到这家企业', to: back.to, label: '返回企业' };
    return <ErrorState error={error} onRetry={() => void refetch()} title="这家企业没有加载出来" gone={gone} />;
  }
  if (company === undefined) return <CardSkeletons count={3} />;
  const look = verificationLook(company.verificationStatus);
  return (
    <>
      <PageHeader
        title={
          <>
            {company.name} <StatusTag tone={look.tone}>{look.word}</StatusTag>
          </>
        }
        subtitle={factsOf(company)}
        back={back}
        actions={
          full === null ? (
            <ReasonButton
              label="查看完整信息"
              text="显示信用代码、地址，以及成员的姓名和手机号。只在这次查看中显示，离开后需要重新说明原因。"
              templates={['核实企业身份', '处理投诉举报', '配合主管部门调查']}
              onReason={async (reason) => setFull(await unmask.mutateAsync({ targetCompanyId: companyId, reason }))}
            />
          ) : (
            <Unmasked />
          )
        }
      />
      <Section title="企业信息">
        <dl className={styles.facts}>
          <dt>简称</dt>
          <dd>{company.shortName ?? '没有填写'}</dd>
          <dt>统一社会信用代码</dt>
          <dd>{full?.creditCode ?? company.maskedCreditCode}</dd>
          <dt>地址</dt>
          <dd>{full === null ? '已隐藏' : (full.address ?? '没有填写')}</dd>
          <dt>创建时间</dt>
          <dd>{dateTime(company.createdAt)}</dd>
        </dl>
      </Section>
      <Section title={`成员 ${company.members.length} 人`}>
        {company.members.length === 0 ? (
          <EmptyState title="没有成员" text="成员都已离开这家企业。" />
        ) : (
          <ul className={styles.plain}>
            {company.members.map((member) => (
              <MemberItem key={member.userId} member={member} full={full} />
            ))}
          </ul>
        )}
      </Section>
      <PayerOrders kind="company" payerId={companyId} adjust={`/console/adjustments/new?company=${companyId}`} />
      <Section title="认证记录">
        {company.verifications.length === 0 ? (
          <EmptyState title="没有提交过认证" text="企业提交认证后，每一次的结果都会出现在这里。" />
        ) : (
          <VerificationHistory
            entries={company.verifications.map(({ maskedCreditCode, ...entry }) => ({
              ...entry,
              creditCode: maskedCreditCode,
            }))}
          />
        )}
      </Section>
      <Section title="职位">
        {company.positions.length === 0 ? (
          <EmptyState title="没有职位" text="企业新建职位后，各状态的数量会出现在这里。" />
        ) : (
          <dl className={styles.facts}>
            {company.positions.map(({ status, count }) => (
              <Count key={status.value} label={status.label} count={count} />
            ))}
          </dl>
        )}
      </Section>
    </>
  );
}

function Count({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{count} 个</dd>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { reloadUser } from '#features/account/api.ts';
import { companyQuery } from '#features/company/api.ts';
import { AgencyCard } from '#features/company/components/agency-card.tsx';
import { CompanyForm } from '#features/company/components/company-form.tsx';
import styles from '#features/company/components/company-info.module.css';
import { CompanyStep } from '#features/company/components/company-step.tsx';
import { VerificationCard } from '#features/company/components/verification-card.tsx';
import { useSession } from '#lib/session.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';

export const handle = { title: '公司信息' };

async function readAgain(): Promise<void> {
  await reloadUser();
}

function CompanyInfo() {
  const { data: company, error, refetch } = useQuery(companyQuery(null));
  const permissions = useSession((state) => state.permissions);
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} title="公司信息没有加载出来" />;
  if (company === undefined) return <CardSkeletons count={2} />;
  return (
    <div className={styles.stack}>
      <VerificationCard company={company} allowed={permissions.includes('company.verify')} />
      {company.verificationStatus === 1 && <AgencyCard allowed={permissions.includes('company.verify')} />}
      <CompanyForm key={company.companyId} company={company} allowed={permissions.includes('company.write')} />
    </div>
  );
}

/** The company's profile and verification; without a company, the step that makes one. */
export function Component() {
  const companyId = useSession((state) => state.user?.companyId ?? null);
  if (companyId === null) return <CompanyStep onCreated={readAgain} onJoined={readAgain} />;
  return (
    <Page>
      <PageHeader title="公司信息" subtitle="求职者在职位和公司页面看到的内容" />
      <CompanyInfo />
    </Page>
  );
}

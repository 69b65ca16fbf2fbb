import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { companyQuery } from '../api.ts';
import { CompanyView } from './company-view.tsx';

interface CompanyPageProps {
  readonly companyId: string;
  readonly back: { readonly to: string; readonly label: string };
  /** What the company is hiring for, by the position feature. */
  readonly positions: ReactNode;
}

/** A company as a seeker opens it from one of its positions. */
export function CompanyPage({ companyId, back, positions }: CompanyPageProps) {
  const { data: company, error, refetch } = useQuery(companyQuery(companyId));
  return (
    <Page>
      <PageHeader title="公司" back={back} />
      {error !== null && company === undefined && (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          title="公司没有加载出来"
          gone={{ title: '没有找到这家公司', to: back.to, label: '看看其他职位' }}
        />
      )}
      {company === undefined && error === null && <CardSkeletons count={1} />}
      {company !== undefined && (
        <>
          <CompanyView company={company} />
          {positions}
        </>
      )}
    </Page>
  );
}

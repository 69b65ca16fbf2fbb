import { useParams } from 'react-router';
import { CompanyPage } from '#features/company/components/company-page.tsx';
import { CompanyPositions } from '#features/position/components/company-positions.tsx';
import { useListPath } from '#lib/list-path.ts';

export const handle = { title: '公司' };

const base = '/seeker/home';

/** A company opened from a position. */
export function Component() {
  const { companyId = '' } = useParams();
  const { back } = useListPath(base);
  return (
    <CompanyPage
      companyId={companyId}
      back={{ to: back, label: '首页' }}
      positions={<CompanyPositions companyId={companyId} base={base} />}
    />
  );
}

import { useParams } from 'react-router';
import { CompanyPage } from '#features/console/companies/company-page.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '企业' };

/** One company. What was unmasked of one is never shown beside another. */
export function Component() {
  const { companyId = '' } = useParams();
  return (
    <Page>
      <CompanyPage key={companyId} companyId={companyId} />
    </Page>
  );
}

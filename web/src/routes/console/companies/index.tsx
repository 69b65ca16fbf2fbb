import { CompanyRoom } from '#features/console/companies/company-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '企业' };

/** Every company, masked. */
export function Component() {
  return (
    <Page>
      <CompanyRoom />
    </Page>
  );
}

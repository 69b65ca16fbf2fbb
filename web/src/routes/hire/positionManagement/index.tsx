import { UnverifiedNotice } from '#features/company/components/unverified-notice.tsx';
import { Management } from '#features/position/management/management.tsx';
import { useSession } from '#lib/session.ts';
import { Page } from '#ui/page.tsx';

export const handle = { title: '职位管理' };

/** The company's positions. */
export function Component() {
  const allowed = useSession((state) => state.permissions.includes('position.write'));
  return (
    <Page>
      {allowed && <UnverifiedNotice />}
      <Management allowed={allowed} />
    </Page>
  );
}

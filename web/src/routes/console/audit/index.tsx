import { AuditLog } from '#features/console/audit/audit-log.tsx';
import { Page, PageHeader } from '#ui/page.tsx';

export const handle = { title: '操作记录' };

/** What admins did. */
export function Component() {
  return (
    <Page>
      <PageHeader title="操作记录" subtitle="管理员的每次登录和操作，不能修改或删除" />
      <AuditLog />
    </Page>
  );
}

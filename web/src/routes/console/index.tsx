import { FailedWorkSection } from '#features/console/overview/failed-work.tsx';
import { Queues } from '#features/console/overview/queues.tsx';
import { SmsAlarms } from '#features/console/overview/sms-alarms.tsx';
import { SendsSection } from '#features/console/overview/sends.tsx';
import { Page, PageHeader } from '#ui/page.tsx';

export const handle = { title: '管理后台' };

/** What waits for an admin. */
export function Component() {
  return (
    <Page>
      <PageHeader title="概览" subtitle="等待处理的事项" />
      <SmsAlarms />
      <Queues />
      <SendsSection />
      <FailedWorkSection />
    </Page>
  );
}

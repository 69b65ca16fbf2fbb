import { useParams } from 'react-router';
import { DayPage } from '#features/console/reconciliation/day-page.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '对账' };

/** One vendor's day. */
export function Component() {
  const { reconciliationId = '' } = useParams();
  return (
    <Page>
      <DayPage key={reconciliationId} reconciliationId={reconciliationId} />
    </Page>
  );
}

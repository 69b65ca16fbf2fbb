import { ProposePage } from '#features/console/adjustment/propose-page.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '提交调账' };

/** A new adjustment. */
export function Component() {
  return (
    <Page>
      <ProposePage />
    </Page>
  );
}

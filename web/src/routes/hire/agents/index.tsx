import { AgentsPage } from '#features/agent/home/agents-page.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '智能体' };

/** Who acts for one, what they ask, did and came to. */
export function Component() {
  return (
    <Page>
      <AgentsPage side="employer" />
    </Page>
  );
}

import { AgentRoom } from '#features/console/agent/agent-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '智能体' };

/** All agents off and on, and what they do. */
export function Component() {
  return (
    <Page>
      <AgentRoom />
    </Page>
  );
}

import { useParams } from 'react-router';
import { AgentPage } from '#features/agent/one/agent-page.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '智能体' };

/** One agent. */
export function Component() {
  const { agentId = '' } = useParams();
  return (
    <Page>
      <AgentPage side="seeker" agentId={agentId} />
    </Page>
  );
}

import type { AgentSummary } from '@pinjian/contract/agent-view.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { standingMutation } from '../api.ts';

/** Pauses an agent at once, or lets it go on; nothing of one that has ended. */
export function PauseButton({ agent }: { readonly agent: Pick<AgentSummary, 'agentId' | 'name' | 'state'> }) {
  const standing = useMutation(standingMutation);
  const { agentId, name, state } = agent;
  if (state === 'ended') return null;
  const act = state === 'active' ? 'pause' : 'resume';
  const label = act === 'pause' ? '暂停' : '恢复';
  return (
    <Button
      aria-label={`${label}：${name}`}
      loading={standing.isPending}
      onClick={() => standing.mutate({ act, agentId })}
    >
      {label}
    </Button>
  );
}

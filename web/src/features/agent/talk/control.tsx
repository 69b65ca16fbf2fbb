import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import type { TalkControl } from '@pinjian/contract/agent-talk.ts';
import type { AgentDetail } from '@pinjian/contract/agent-view.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { standingMutation } from '../api.ts';
import { agentPath, type AgentTab } from '../model.ts';
import { PauseButton } from '../one/pause-button.tsx';
import styles from './talk.module.css';

const pages: Readonly<Partial<Record<TalkControl, { readonly tab: AgentTab; readonly label: string }>>> = {
  approvals: { tab: null, label: '看等您同意的事' },
  diary: { tab: 'diary', label: '看日记' },
  slip: { tab: 'slip', label: '去许可单' },
  results: { tab: 'results', label: '看成果和花费' },
};

interface ControlProps {
  readonly control: TalkControl;
  readonly agent: AgentDetail;
  readonly side: AgentSide;
}

/** Where an answer leads: what its owner does themselves. */
export function Control({ control, agent, side }: ControlProps) {
  const standing = useMutation(standingMutation);
  const { agentId, state, running } = agent;
  const page = pages[control];
  if (page !== undefined)
    return (
      <Link className={styles.control} to={agentPath(side, agentId, page.tab)}>
        {page.label}
      </Link>
    );
  if (control === 'run')
    return (
      <Button
        disabled={running || state !== 'active'}
        loading={standing.isPending}
        onClick={() => standing.mutate({ act: 'run', agentId })}
      >
        现在看看
      </Button>
    );
  return <PauseButton agent={agent} />;
}

import { agentStateLabels, type AgentSummary } from '@pinjian/contract/agent-view.ts';
import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import { Link } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { AgentIcon } from '#ui/icons.tsx';
import { StatusTag } from '#ui/tag.tsx';
import styles from '../gallery/gallery.module.css';
import { agentPath, agentTones, standingText } from '../model.ts';
import { PauseButton } from '../one/pause-button.tsx';

/** One agent of a list: what it is doing, what waits, and the way to pause it. */
export function AgentRow({ agent, side }: { readonly agent: AgentSummary; readonly side: AgentSide }) {
  const now = useNow();
  const { agentId, name, state, position, ownerName, waiting, doneToday, creditsSpent, lastRunAt, switchedOff } = agent;
  const facts = [
    position?.title ?? '',
    ownerName === null ? '' : `由${ownerName}设立`,
    doneToday > 0 ? `今天做了 ${doneToday} 件` : '',
    creditsSpent > 0 ? `已花 ${creditsSpent} 额度` : '',
    lastRunAt === null ? '' : `${messageTime(lastRunAt, now)} 看过`,
  ].filter((each) => each !== '');
  return (
    <li className={styles.agent}>
      <span className={styles.icon}>
        <AgentIcon size={20} />
      </span>
      <div className={styles.what}>
        <p className={styles.agentName}>
          <Link to={agentPath(side, agentId)}>{name}</Link>
          <StatusTag tone={switchedOff ? 'danger' : agentTones[state]}>
            {switchedOff ? '平台已停用' : agentStateLabels[state]}
          </StatusTag>
          {waiting > 0 && <StatusTag tone="warning">{waiting} 件等您</StatusTag>}
        </p>
        <p>{standingText(agent)}</p>
        {facts.length > 0 && <p className={styles.muted}>{facts.join(' · ')}</p>}
      </div>
      <div className={styles.acts}>{ownerName === null && <PauseButton agent={agent} />}</div>
    </li>
  );
}

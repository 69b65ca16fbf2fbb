import type { AgentDetail } from '@pinjian/contract/agent-view.ts';
import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import act from '../act/act.module.css';
import { diaryQuery } from '../api.ts';
import { Entry } from '../diary/entry.tsx';
import { agentPath, standingText } from '../model.ts';
import { kindWords } from '../gallery/words.ts';
import styles from './one.module.css';

const nothingChosen = { kind: null, state: null, from: null, to: null };

/** What it found, wrote or did last; while it looks for the first time, what is about to come. */
export function Latest({ agent, side }: { readonly agent: AgentDetail; readonly side: AgentSide }) {
  const { agentId, running, kind, saw } = agent;
  const { data, error, refetch } = useQuery({
    ...diaryQuery({ agentId, ...nothingChosen }, 1),
    // What it finds stands here as soon as it has found it.
    ...(running && { refetchInterval: 2500 }),
  });
  const acts = (data?.records ?? []).filter(({ state }) => state !== 'waiting');
  return (
    <Section
      title="最近"
      action={
        acts.length > 0 ? (
          <Link to={agentPath(side, agentId, 'diary')} className={styles.link}>
            全部日记
          </Link>
        ) : undefined
      }
    >
      {data === undefined && error === null && <LineSkeletons count={4} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="最近的事没有加载出来" />
      )}
      {data !== undefined && acts.length === 0 && (
        <p role="status" className={styles.muted}>
          {running || saw === null ? `正在看：${kindWords[kind].first}，通常不到一分钟。` : standingText(agent)}
        </p>
      )}
      {acts.length > 0 && (
        <ul className={act.entries}>
          {acts.slice(0, 10).map((each) => (
            <Entry key={each.actId} act={each} side={side} named={false} />
          ))}
        </ul>
      )}
    </Section>
  );
}

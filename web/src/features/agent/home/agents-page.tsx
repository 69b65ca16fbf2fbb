import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import { agentKindLabels } from '@pinjian/contract/by-agent.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { confirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Approvals } from '../act/approvals.tsx';
import { agentsQuery, pauseAllMutation, type AgentList } from '../api.ts';
import { Gallery } from '../gallery/gallery.tsx';
import styles from '../gallery/gallery.module.css';
import { pageTabs } from '../model.ts';
import { AgentRow } from './agent-row.tsx';
import { LateDiary, LateResults } from './late-parts.tsx';

const subtitles: Readonly<Record<AgentSide, string>> = {
  seeker: '替您找、写、准备和跟进；能做到哪一步由您写在许可单里',
  employer: '替您找人、初筛、邀约和汇总；能做到哪一步由您写在许可单里',
};

function PauseAll() {
  const pause = useMutation(pauseAllMutation);
  async function ask() {
    if (
      await confirm({
        title: '暂停您的全部智能体？',
        text: '立即生效，正在做的也会停下，之后可以逐个恢复。',
        yes: '全部暂停',
      })
    )
      pause.mutate();
  }
  return (
    <Button loading={pause.isPending} onClick={() => void ask()}>
      全部暂停
    </Button>
  );
}

/** One's own agents, and below them the kinds that can be set up. */
function Overview({ list, side }: { readonly list: AgentList; readonly side: AgentSide }) {
  const live = list.agents.filter(({ state }) => state !== 'ended');
  const ended = list.agents.filter(({ state }) => state === 'ended');
  return (
    <div className={styles.stack}>
      {list.switchedOff.length > 0 && (
        <p className={`${styles.notice} ${styles.warning}`}>
          平台暂停了：{list.switchedOff.map((kind) => agentKindLabels[kind]).join('、')}。恢复后会自动继续。
        </p>
      )}
      {live.length > 0 && (
        <section aria-labelledby="own-agents">
          <h2 id="own-agents" className={styles.heading}>
            正在用的
          </h2>
          <ul className={styles.agents}>
            {live.map((agent) => (
              <AgentRow key={agent.agentId} agent={agent} side={side} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="agent-kinds">
        <h2 id="agent-kinds" className={styles.heading}>
          {live.length === 0 ? '选一种开始，两分钟就好' : '再设立一个'}
        </h2>
        <Gallery side={side} agents={list.agents} off={list.switchedOff} />
      </section>
      {ended.length > 0 && (
        <section aria-labelledby="ended-agents">
          <h2 id="ended-agents" className={styles.heading}>
            已结束的
          </h2>
          <ul className={styles.agents}>
            {ended.map((agent) => (
              <AgentRow key={agent.agentId} agent={agent} side={side} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** 智能体: what one has, what waits for one, what was done, and what came of it. */
export function AgentsPage({ side }: { readonly side: AgentSide }) {
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useQuery(agentsQuery);
  const tab = pageTabs.find((each) => each === params.get('tab')) ?? null;
  const isWorking = data?.agents.some(({ state, ownerName }) => state === 'active' && ownerName === null) === true;
  const waiting = data?.waiting ?? 0;
  const tabs = [
    { key: '', label: '我的智能体' },
    { key: 'approvals', label: '等您同意', ...(waiting > 0 && { count: waiting }) },
    { key: 'diary', label: '日记' },
    { key: 'results', label: '成果和花费' },
  ];
  const header = (
    <PageHeader title="智能体" subtitle={subtitles[side]} actions={isWorking ? <PauseAll /> : undefined} />
  );
  if (data === undefined)
    return (
      <>
        {header}
        {error === null ? (
          <CardSkeletons count={4} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} title="智能体没有加载出来" />
        )}
      </>
    );
  return (
    <>
      {header}
      {(data.agents.length > 0 || tab !== null) && (
        <div className={styles.tabs}>
          <ChoiceChips
            label="智能体的各部分"
            choices={tabs}
            value={tab ?? ''}
            onChange={(key) => setParams(key === '' ? {} : { tab: key })}
          />
        </div>
      )}
      {tab === null && <Overview list={data} side={side} />}
      {tab === 'approvals' && <Approvals side={side} agentId={null} />}
      <Suspense fallback={<CardSkeletons count={3} />}>
        {tab === 'diary' && <LateDiary side={side} agentId={null} />}
        {tab === 'results' && <LateResults side={side} agentId={null} />}
      </Suspense>
    </>
  );
}

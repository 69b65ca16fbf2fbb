import { agentKindFacts, type AgentSide } from '@pinjian/contract/agent-kind.ts';
import { agentStateLabels, type AgentDetail } from '@pinjian/contract/agent-view.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { ActionMenu } from '#ui/action-menu.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { confirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { Approvals } from '../act/approvals.tsx';
import { agentQuery, standingMutation } from '../api.ts';
import { LateDiary, LateResults, LateSlipTab, LateTalkTab } from '../home/late-parts.tsx';
import { agentPath, agentsPath, agentTabs, agentTones, standingText } from '../model.ts';
import { Latest } from './latest.tsx';
import styles from './one.module.css';
import { PauseButton } from './pause-button.tsx';
import { Runs } from './runs.tsx';
import { Tell } from './tell.tsx';

const tabs = [
  { key: '', label: '现在' },
  { key: 'talk', label: '对话' },
  { key: 'slip', label: '许可单' },
  { key: 'diary', label: '日记' },
  { key: 'results', label: '成果和花费' },
];

/** What can be done with the whole of an agent; pausing stands first, on every part of its page. */
function HeadActions({ agent }: { readonly agent: AgentDetail }) {
  const standing = useMutation(standingMutation);
  const { agentId, name, state, running } = agent;
  if (state === 'ended') return null;

  async function end() {
    const question = {
      title: `结束“${name}”？`,
      text: '立即停下，不能恢复；等您同意的事会作废，日记保留。',
      yes: '结束',
      danger: true,
    };
    if (await confirm(question)) standing.mutate({ act: 'end', agentId });
  }

  return (
    <>
      <PauseButton agent={agent} />
      <Button
        disabled={running || state !== 'active'}
        loading={standing.isPending && standing.variables.act === 'run'}
        onClick={() => standing.mutate({ act: 'run', agentId })}
      >
        现在看看
      </Button>
      <ActionMenu
        menu={{ items: [{ key: 'end', label: '结束这个智能体', danger: true }], onClick: () => void end() }}
        button={{ children: '更多' }}
      />
    </>
  );
}

/** An intake is told whom to hire right here; whatever else there is to say has a page of its own. */
function TalkSection({ agent, side }: { readonly agent: AgentDetail; readonly side: AgentSide }) {
  if (agent.kind === 'intake') return <Tell agent={agent} />;
  return (
    <Section title="问它" text="今天做了什么、为什么、有什么等您处理，直接问。">
      <Link to={agentPath(side, agent.agentId, 'talk')} className={styles.link}>
        去对话
      </Link>
    </Section>
  );
}

function Now({ agent, side }: { readonly agent: AgentDetail; readonly side: AgentSide }) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {agent.waiting > 0 && (
          <Section title="等您同意">
            <Approvals side={side} agentId={agent.agentId} />
          </Section>
        )}
        <Latest agent={agent} side={side} />
      </div>
      <div className={styles.stack}>
        <Runs runs={agent.runs} />
        {agent.own && <TalkSection agent={agent} side={side} />}
      </div>
    </div>
  );
}

interface AgentPageProps {
  readonly side: AgentSide;
  readonly agentId: string;
}

/** One agent: what it found and asks now, its slip, its diary, what came of it. */
export function AgentPage({ side, agentId }: AgentPageProps) {
  const [params, setParams] = useSearchParams();
  const { data: agent, error, refetch } = useQuery(agentQuery(agentId));
  const now = useNow();
  const tab = agentTabs.find((each) => each === params.get('tab')) ?? null;
  const back = { to: agentsPath[side], label: '智能体' };
  if (agent === undefined)
    return (
      <>
        <PageHeader title="智能体" back={back} />
        {error === null ? (
          <CardSkeletons count={3} />
        ) : (
          <ErrorState
            error={error}
            onRetry={() => void refetch()}
            title="智能体没有加载出来"
            gone={{
              title: '没有这个智能体',
              text: '它可能不是您的，或已随职位移交。',
              to: agentsPath[side],
              label: '看我的智能体',
            }}
          />
        )}
      </>
    );
  const { name, position, state, switchedOff, nextRunAt, kind, own, ownerName } = agent;
  const when = state === 'active' && nextRunAt !== null ? ` · 下次 ${messageTime(nextRunAt, now)}` : '';
  const whose = own || ownerName === null ? '' : ` · 由${ownerName}设立`;
  return (
    <>
      <PageHeader
        title={
          <>
            {name}{' '}
            <StatusTag tone={switchedOff ? 'danger' : agentTones[state]}>
              {switchedOff ? '平台已停用' : agentStateLabels[state]}
            </StatusTag>
          </>
        }
        subtitle={`${position?.title ?? agentKindFacts[kind].does}${when}${whose}`}
        back={back}
        {...(own && { actions: <HeadActions agent={agent} /> })}
      />
      {(switchedOff || state === 'paused') && <p className={styles.notice}>{standingText(agent)}</p>}
      <div className={styles.tabs}>
        <ChoiceChips
          label="这个智能体的各部分"
          choices={own ? tabs : tabs.filter(({ key }) => key !== 'talk')}
          value={tab ?? ''}
          onChange={(key) => setParams(key === '' ? {} : { tab: key })}
        />
      </div>
      {tab === null && <Now agent={agent} side={side} />}
      <Suspense fallback={<CardSkeletons count={3} />}>
        {tab === 'talk' && own && <LateTalkTab agent={agent} side={side} />}
        {tab === 'slip' && <LateSlipTab agent={agent} />}
        {tab === 'diary' && <LateDiary side={side} agentId={agentId} />}
        {tab === 'results' && <LateResults side={side} agentId={agentId} />}
      </Suspense>
    </>
  );
}

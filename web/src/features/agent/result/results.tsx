import type { AgentResults } from '@pinjian/contract/agent-view.ts';
import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { agentsQuery, resultsQuery } from '../api.ts';
import { DayBars, type Series } from './day-bars.tsx';
import styles from './result.module.css';

const spans = [
  { key: '7', label: '7 天' },
  { key: '30', label: '30 天' },
  { key: '90', label: '90 天' },
];
const actSeries: readonly Series[] = [
  { key: 'shown', label: '给您看的', tone: 'suggested' },
  { key: 'done', label: '做成的', tone: 'done' },
];
const creditSeries: readonly Series[] = [{ key: 'credits', label: '花费', tone: 'spent' }];

function Outcomes({ outcomes, side }: { readonly outcomes: AgentResults['outcomes']; readonly side: AgentSide }) {
  const isSeekers = side === 'seeker';
  const figures = [
    { label: isSeekers ? '联系到的职位' : '联系到的候选人', value: outcomes.reached },
    { label: isSeekers ? '有回音' : '对方有回音', value: outcomes.replied },
    { label: '进入面试', value: outcomes.interviews },
    { label: isSeekers ? '收到 Offer' : '发出 Offer', value: outcomes.offers },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.muted}>{label}</dt>
          <dd>
            <strong>{value}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Named = AgentResults['agents'][number] & { readonly called: string };

/** What each agent came to, in a row. */
function AgentTable({ agents, withCredits }: { readonly agents: readonly Named[]; readonly withCredits: boolean }) {
  const withTokens = agents.some(({ tokens }) => tokens > 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
    <div className={styles.scroll} tabIndex={0} role="group" aria-label="各个智能体的成果">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">智能体</th>
            <th scope="col">给您看的</th>
            <th scope="col">做成的</th>
            <th scope="col">您同意</th>
            <th scope="col">您没同意</th>
            <th scope="col">撤销</th>
            <th scope="col">说合适</th>
            <th scope="col">说不合适</th>
            {withTokens && <th scope="col">模型用量</th>}
            {withCredits && <th scope="col">花费/许可</th>}
          </tr>
        </thead>
        <tbody>
          {agents.map((agent) => (
            <tr key={agent.agentId}>
              <th scope="row">{agent.called}</th>
              <td>{agent.shown}</td>
              <td>{agent.done}</td>
              <td>{agent.approved}</td>
              <td>{agent.declined}</td>
              <td>{agent.undone}</td>
              <td>{agent.good}</td>
              <td>{agent.bad}</td>
              {withTokens && <td>{agent.tokens.toLocaleString('zh-CN')} token</td>}
              {withCredits && (
                <td>
                  {agent.credits}/{agent.creditsAllowed} 额度
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How much of the credits of each slip is spent. */
function Spend({ agents }: { readonly agents: readonly Named[] }) {
  const spending = agents.filter(({ credits, creditsAllowed }) => credits > 0 || creditsAllowed > 0);
  if (spending.length === 0) return <p className={styles.muted}>许可单都没有允许花额度，也没有花费。</p>;
  return (
    <ul className={styles.stack}>
      {spending.map(({ agentId, called, credits, creditsAllowed }) => (
        <li key={agentId} className={styles.goal}>
          <span>{called}</span>
          <span className="figures">
            {credits} / {creditsAllowed} 额度
          </span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${Math.min(100, Math.round((credits / Math.max(1, creditsAllowed)) * 100))}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ResultsProps {
  readonly side: AgentSide;
  /** Of one agent; null for all. */
  readonly agentId: string | null;
}

/** 成果: what came of agents against what they were for, by day and by agent, and what they spent. */
export function Results({ side, agentId }: ResultsProps) {
  const [days, setDays] = useState(30);
  const { data, error, refetch } = useQuery(resultsQuery(agentId, days));
  const { data: list } = useQuery(agentsQuery);
  if (data === undefined)
    return error === null ? (
      <CardSkeletons count={3} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} title="成果没有加载出来" />
    );
  // Several of one kind work for a position each: that tells them apart.
  const titles = new Map(list?.agents.map((agent) => [agent.agentId, agent.position?.title]));
  const agents = data.agents.map((agent): Named => {
    const title = titles.get(agent.agentId);
    return { ...agent, called: title === undefined ? agent.name : `${agent.name} · ${title}` };
  });
  const perDay = data.days.map(({ day, ...counts }) => ({ day, counts }));
  const isEmployers = side === 'employer';
  return (
    <div className={styles.stack}>
      <ChoiceChips label="看多久" choices={spans} value={String(days)} onChange={(key) => setDays(Number(key))} />
      <Section title="带来了什么" text="由智能体开始或推动的投递，到现在走到了哪一步。">
        <Outcomes outcomes={data.outcomes} side={side} />
      </Section>
      <Section title="每天">
        <DayBars title="每天做了多少" days={perDay} series={actSeries} unit="件" />
      </Section>
      {data.agents.length > 0 && (
        <Section title={agentId === null ? '各个智能体' : '合计'}>
          <AgentTable agents={agents} withCredits={isEmployers} />
        </Section>
      )}
      {isEmployers && (
        <Section title="花费" text="额度从公司的钱包里用，不会超过许可单。">
          <div className={styles.stack}>
            <Spend agents={agents} />
            <DayBars title="每天花费" days={perDay} series={creditSeries} unit="额度" />
          </div>
        </Section>
      )}
    </div>
  );
}

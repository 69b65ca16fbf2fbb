import { actKindLabels, actKinds, actStateLabels, actStates, type AgentAct } from '@pinjian/contract/agent-act.ts';
import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { dateOnly } from '#lib/format/time.ts';
import { clearable } from '#ui/clearable.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import styles from '../act/act.module.css';
import { agentsQuery, diaryPageSize, diaryQuery } from '../api.ts';
import { Entry } from './entry.tsx';
import { readDiary, writeDiary } from './filters.ts';

const dayFormat = 'YYYY-MM-DD';
const kinds = actKinds.map((kind) => ({ value: kind, label: actKindLabels[kind] }));
const states = actStates.map((state) => ({ value: state, label: actStateLabels[state] }));

interface ChoiceProps {
  readonly label: string;
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | null) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Select
      className={styles.filter ?? ''}
      aria-label={label}
      placeholder={label}
      allowClear={clearable}
      value={value}
      options={[...options]}
      onChange={(next: string | undefined) => onChange(next ?? null)}
    />
  );
}

function AgentChoice({ value, onChange }: Pick<ChoiceProps, 'value' | 'onChange'>) {
  const { data } = useQuery(agentsQuery);
  const options = (data?.agents ?? []).map(({ agentId, name, position }) => ({
    value: agentId,
    label: position === null ? name : `${name} · ${position.title}`,
  }));
  return <Choice label="智能体" value={value} options={options} onChange={onChange} />;
}

function dayTitle(day: string, now: number): string {
  if (day === dateOnly(now)) return '今天';
  return day === dateOnly(now - 86_400_000) ? '昨天' : day;
}

function Days({
  acts,
  side,
  named,
}: {
  readonly acts: readonly AgentAct[];
  readonly side: AgentSide;
  readonly named: boolean;
}) {
  const now = useNow();
  return [...Map.groupBy(acts, ({ at }) => dateOnly(at))].map(([day, own]) => (
    <section key={day} aria-label={dayTitle(day, now)}>
      <h3 className={styles.day}>{dayTitle(day, now)}</h3>
      <ul className={styles.entries}>
        {own.map((act) => (
          <Entry key={act.actId} act={act} side={side} named={named} />
        ))}
      </ul>
    </section>
  ));
}

interface DiaryProps {
  readonly side: AgentSide;
  /** Of one agent; null for all, to be narrowed to one. */
  readonly agentId: string | null;
}

/** 日记: everything agents did, found, wrote or were not allowed, the newest first; what it is narrowed to stands in the address. */
export function Diary({ side, agentId }: DiaryProps) {
  const [params, setParams] = useSearchParams();
  const { current, ...filter } = readDiary(params);
  const narrowed = { ...filter, agentId: agentId ?? filter.agentId };
  const { data, error, refetch } = useQuery(diaryQuery(narrowed, current));
  const isNarrowed = Object.values(filter).some((each) => each !== null);
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setParams(writeDiary(params, changes), { preventScrollReset: true });
  return (
    <>
      <div className={styles.filters}>
        {agentId === null && <AgentChoice value={filter.agentId} onChange={(agent) => change({ agent })} />}
        <Choice label="事情" value={filter.kind} options={kinds} onChange={(kind) => change({ kind })} />
        <Choice label="状态" value={filter.state} options={states} onChange={(state) => change({ state })} />
        <DatePicker
          className={styles.filter ?? ''}
          aria-label="从哪天"
          placeholder="从哪天"
          value={filter.from === null ? null : dayjs(filter.from, dayFormat)}
          onChange={(day) => change({ from: day === null ? null : day.format(dayFormat) })}
        />
        <DatePicker
          className={styles.filter ?? ''}
          aria-label="到哪天"
          placeholder="到哪天"
          value={filter.to === null ? null : dayjs(filter.to, dayFormat)}
          onChange={(day) => change({ to: day === null ? null : day.format(dayFormat) })}
        />
      </div>
      {data === undefined && error === null && <CardSkeletons count={3} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="日记没有加载出来" />
      )}
      {data !== undefined && data.records.length === 0 && (
        <EmptyState
          title={isNarrowed ? '没有符合条件的记录' : '日记还是空的'}
          text={
            isNarrowed ? '换个条件看看。' : '智能体做的每件事都会记在这里：做了什么、为什么、依据是什么、花了多少。'
          }
          action={
            isNarrowed ? (
              <Button onClick={() => change({ agent: null, kind: null, state: null, from: null, to: null })}>
                清除筛选
              </Button>
            ) : undefined
          }
        />
      )}
      {data !== undefined && <Days acts={data.records} side={side} named={agentId === null} />}
      {data !== undefined && (
        <Pages
          current={current}
          pageSize={diaryPageSize}
          total={data.total}
          onChange={(page) => setParams(writeDiary(params, { page: page === 1 ? null : String(page) }))}
        />
      )}
    </>
  );
}

import type { AgentBoard } from '@pinjian/contract/console-agent.ts';
import { agentKindLabels, type AgentKind } from '@pinjian/contract/by-agent.ts';
import { reasonLength } from '@pinjian/contract/console-reason.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { ReasonForm } from '../queue/reason-form.tsx';
import styles from './agent.module.css';
import { agentBoardQuery, switchMutation } from './api.ts';

const templates = {
  off: ['发现异常行为，先停下排查', '收到投诉，核实期间停用'],
  on: ['已排查，恢复使用'],
} as const;

/** What is about to be switched. */
interface Wanted {
  readonly kind: AgentKind | 'all';
  readonly off: boolean;
}

function labelOf(kind: Wanted['kind']): string {
  return kind === 'all' ? '全部智能体' : agentKindLabels[kind];
}

function Switching({ wanted, onDone }: { readonly wanted: Wanted; readonly onDone: () => void }) {
  const change = useMutation(switchMutation);
  const [reason, setReason] = useState('');
  const { kind, off } = wanted;
  return (
    <ReasonForm
      decision={`${off ? '停用' : '恢复'}${labelOf(kind)}`}
      reader={null}
      templates={templates[off ? 'off' : 'on']}
      least={reasonLength.least}
      busy={change.isPending}
      danger={off}
      reason={reason}
      onReason={setReason}
      onBack={onDone}
      onSend={(words) => change.mutate({ kind, off, reason: words }, { onSuccess: onDone })}
    />
  );
}

type KindRow = AgentBoard['kinds'][number];

const columns: readonly { readonly key: Exclude<keyof KindRow, 'kind' | 'isOff'>; readonly label: string }[] = [
  { key: 'active', label: '工作中' },
  { key: 'paused', label: '已暂停' },
  { key: 'runsToday', label: '今天看了' },
  { key: 'doneToday', label: '今天做成' },
  { key: 'failedToday', label: '今天没做成' },
  { key: 'creditsToday', label: '今天花费' },
  { key: 'credits', label: '30 天花费' },
  { key: 'tokensToday', label: '今天模型用量' },
  { key: 'tokens', label: '30 天模型用量' },
];

/** One kind with its figures and its switch. */
function Kind({
  row,
  allOff,
  onSwitch,
}: {
  readonly row: KindRow;
  readonly allOff: boolean;
  readonly onSwitch: (off: boolean) => void;
}) {
  const { kind, isOff } = row;
  const label = agentKindLabels[kind];
  const act = isOff ? '恢复' : '停用';
  return (
    <div className={styles.kind}>
      <p className={styles.name}>
        {label}
        <StatusTag tone={isOff || allOff ? 'danger' : 'success'}>{isOff || allOff ? '已停用' : '可用'}</StatusTag>
      </p>
      <dl className={styles.figures}>
        {columns.map((column) => (
          <div key={column.key}>
            <dt>{column.label}</dt>
            <dd>{row[column.key].toLocaleString('zh-CN')}</dd>
          </div>
        ))}
      </dl>
      <Button danger={!isOff} aria-label={`${act}${label}`} onClick={() => onSwitch(!isOff)}>
        {act}
      </Button>
    </div>
  );
}

function Board({ board }: { readonly board: AgentBoard }) {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const { allOff, kinds, waiting, changedAt } = board;
  const switching = wanted === null ? null : <Switching wanted={wanted} onDone={() => setWanted(null)} />;
  return (
    <>
      <Section
        title="总开关"
        text={allOff ? '全部智能体都停着：不看、不做、不发。' : '停用后立即生效，正在做的也会停下；恢复后继续。'}
        action={
          wanted?.kind === 'all' ? undefined : (
            <Button danger={!allOff} type="primary" onClick={() => setWanted({ kind: 'all', off: !allOff })}>
              {allOff ? '恢复全部' : '全部停用'}
            </Button>
          )
        }
      >
        {wanted?.kind === 'all' && switching}
        <p className={styles.muted}>
          <StatusTag tone={allOff ? 'danger' : 'success'}>{allOff ? '全部停用' : '开着'}</StatusTag> 有 {waiting}{' '}
          件事等本人同意
          {changedAt !== null && `；开关上次改动 ${dateTime(changedAt)}`}
        </p>
      </Section>
      <Section title="各类智能体" text="花费以企业额度计；模型用量以词元计，是对话和措辞用掉的。">
        <ul className={styles.kinds}>
          {kinds.map((row) => (
            <li key={row.kind} className={styles.part}>
              <Kind row={row} allOff={allOff} onSwitch={(off) => setWanted({ kind: row.kind, off })} />
              {wanted?.kind === row.kind && switching}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** 智能体: off and on, all at once or one kind, and what each kind does and costs. */
export function AgentRoom() {
  const { data, error, refetch } = useQuery(agentBoardQuery);
  return (
    <>
      <PageHeader title="智能体" subtitle="停用、恢复、用量和花费；每次开关都写入操作记录" />
      {data === undefined && error === null && <CardSkeletons count={3} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="智能体的情况没有加载出来" />
      )}
      {data !== undefined && <Board board={data} />}
    </>
  );
}

import type { CandidateOrder } from '@pinjian/contract/application-candidate.ts';
import {
  candidateListSteps,
  stepLabels,
  viewStatus,
  viewStatusLabels,
} from '@pinjian/contract/application-pipeline.ts';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import type { CandidatePage } from './api.ts';
import styles from './candidate.module.css';
import type { ListFilter, ListKind } from './filters.ts';
import { StepChoice, type Choice } from './step-choice.tsx';
import { WordsFilter } from './words-filter.tsx';

interface ToolbarProps {
  readonly kind: ListKind;
  readonly filter: ListFilter;
  /** Undefined until they are loaded. */
  readonly counts: CandidatePage['counts'] | undefined;
  readonly onChange: (change: Partial<ListFilter>) => void;
  /** The filter by position, among the other tools. */
  readonly children: ReactNode;
}

const all = 'all';
const views: readonly Choice[] = [
  { key: all, label: '全部' },
  { key: '1', label: viewStatusLabels[viewStatus.delivered] },
  { key: '2', label: viewStatusLabels[viewStatus.viewed] },
];

const orders: readonly { readonly value: CandidateOrder; readonly label: string }[] = [
  { value: 'updated', label: '最近更新' },
  { value: 'interview', label: '最近要面试' },
  { value: 'score', label: 'AI 面试评分从高到低' },
];

function stepsWith(counts: CandidatePage['counts'] | undefined): Choice[] {
  const countOf = (state: number) => counts?.find((each) => each.state === state)?.count ?? 0;
  const counted = (key: string, label: string, count: number): Choice =>
    counts === undefined ? { key, label } : { key, label, count };
  const total = candidateListSteps.reduce((sum, state) => sum + countOf(state), 0);
  return [
    counted(all, '全部', total),
    ...candidateListSteps.map((state) => counted(String(state), stepLabels[state], countOf(state))),
  ];
}

/** Deliveries by whether they were opened, candidates by step with how many stand there; both by words and position. */
export function Toolbar({ kind, filter, counts, onChange, children }: ToolbarProps) {
  return (
    <div className={styles.tools}>
      {kind === 'activeDelivery' ? (
        <StepChoice
          label="投递状态"
          choices={views}
          value={String(filter.viewStatus ?? all)}
          onChange={(key) => onChange({ viewStatus: key === '1' ? 1 : key === '2' ? 2 : null })}
        />
      ) : (
        <StepChoice
          label="所处步骤"
          choices={stepsWith(counts)}
          value={String(filter.status ?? all)}
          onChange={(key) => onChange({ status: candidateListSteps.find((state) => String(state) === key) ?? null })}
        />
      )}
      <div className={styles.toolsEnd}>
        <WordsFilter value={filter.q} onChange={(q) => onChange({ q })} />
        {children}
        {kind === 'candidateList' && (
          <Select
            className={styles.order}
            aria-label="排序"
            options={[...orders]}
            value={filter.sort}
            onChange={(sort) => onChange({ sort })}
          />
        )}
      </div>
    </div>
  );
}

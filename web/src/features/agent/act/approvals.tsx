import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useRef, useState } from 'react';
import { useShortcuts } from '#lib/list/shortcuts.ts';
import { useCursor } from '#lib/list/use-cursor.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { ShortcutsHelp } from '#ui/shortcuts-help.tsx';
import { approvalsQuery } from '../api.ts';
import { ActCard } from './act-card.tsx';
import styles from './act.module.css';
import { DecisionDock } from './decision-dock.tsx';
import { useDecisions } from './use-decisions.ts';

const moveKeys = { a: 'approve', d: 'decline', e: 'edit', x: 'choose' } as const;
const keyTexts = [
  { key: 'J / K', text: '下一件 / 上一件' },
  { key: 'A', text: '同意' },
  { key: 'D', text: '不同意' },
  { key: 'E', text: '改要发的文字' },
  { key: 'X', text: '选中或取消选中' },
];

interface ApprovalsProps {
  readonly side: AgentSide;
  /** Of one agent; null for all. */
  readonly agentId: string | null;
}

/** What agents want to do and may not without their owner: one key or one tap each, or many at once. */
export function Approvals({ side, agentId }: ApprovalsProps) {
  const { data, error, refetch } = useQuery(approvalsQuery(agentId));
  const decisions = useDecisions();
  const container = useRef<HTMLUListElement>(null);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [editing, setEditing] = useState<string | null>(null);
  const [helping, setHelping] = useState(false);
  const acts = (data?.records ?? [])
    .filter((act) => !decisions.isGone(act))
    .map((act) => ({ ...act, text: texts.get(act.actId) ?? act.text }));
  const ids = acts.map(({ actId }) => actId);
  const cursor = useCursor(ids, container);
  const free = acts.filter(({ prepared }) => prepared === null);
  const chosen = free.filter(({ actId }) => chosenIds.has(actId));

  function decide(kind: 'approve' | 'decline', whom: typeof acts) {
    decisions.decide(
      kind,
      whom.map(({ actId }) => {
        const text = texts.get(actId);
        return { actId, ...(text !== undefined && { text }) };
      }),
    );
    setChosenIds(new Set());
    setEditing(null);
  }

  function choose(actId: string, wanted: boolean) {
    setChosenIds((before) => new Set(wanted ? [...before, actId] : [...before].filter((each) => each !== actId)));
  }

  useShortcuts(moveKeys, {
    next: cursor.next,
    previous: cursor.previous,
    help: () => setHelping(true),
    move(move) {
      const act = free.find(({ actId }) => actId === cursor.id);
      if (act === undefined) return;
      if (move === 'approve' || move === 'decline') decide(move, [act]);
      else if (move === 'choose') choose(act.actId, !chosenIds.has(act.actId));
      else if (act.text !== null) setEditing(act.actId);
    },
  });

  if (data === undefined)
    return error === null ? (
      <CardSkeletons count={3} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} title="等您同意的事没有加载出来" />
    );
  return (
    <>
      {free.length > 0 && (
        <div className={styles.tools}>
          <Checkbox
            className={styles.all ?? ''}
            checked={chosen.length === free.length}
            indeterminate={chosen.length > 0 && chosen.length < free.length}
            onChange={({ target }) => setChosenIds(new Set(target.checked ? free.map(({ actId }) => actId) : []))}
          >
            {chosen.length === 0 ? '全选' : `已选 ${chosen.length} 件`}
          </Checkbox>
          <span className={styles.buttons}>
            <Button disabled={chosen.length === 0} onClick={() => decide('approve', chosen)}>
              同意所选
            </Button>
            <Button disabled={chosen.length === 0} onClick={() => decide('decline', chosen)}>
              不同意所选
            </Button>
            <ShortcutsHelp
              keys={keyTexts}
              open={helping}
              onOpen={() => setHelping(true)}
              onClose={() => setHelping(false)}
            />
          </span>
        </div>
      )}
      {acts.length === 0 && (
        <EmptyState title="没有等您同意的事" text="智能体要做许可单以外、或要您同意的事时，会先放在这里。" />
      )}
      <ul ref={container} className={styles.list} aria-label="等您同意的事">
        {acts.map((act) => (
          <ActCard
            key={act.actId}
            act={act}
            side={side}
            named={agentId === null}
            chosen={chosenIds.has(act.actId)}
            atCursor={cursor.id === act.actId}
            editing={editing === act.actId}
            onChoose={(wanted) => choose(act.actId, wanted)}
            onApprove={() => decide('approve', [act])}
            onDecline={() => decide('decline', [act])}
            onEdit={(open) => setEditing(open ? act.actId : null)}
            onText={(text) => setTexts((before) => new Map(before).set(act.actId, text))}
          />
        ))}
      </ul>
      <DecisionDock decisions={decisions} />
    </>
  );
}

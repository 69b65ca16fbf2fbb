import { actStateLabels, undoLabels, type ActKind, type AgentAct } from '@pinjian/contract/agent-act.ts';
import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { confirm } from '#ui/confirm.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { ActBody, ActHead } from '../act/act-body.tsx';
import styles from '../act/act.module.css';
import { PreparedButtons } from '../act/prepared-buttons.tsx';
import { VerdictButtons } from '../act/verdict-buttons.tsx';
import { Why } from '../act/why.tsx';
import { undoMutation } from '../api.ts';
import { actTones } from '../model.ts';

/** What an agent found or showed: its owner says whether that was right. */
const judged: readonly ActKind[] = ['suggestion', 'recommend', 'addTalent', 'apply'];

interface EntryProps {
  readonly act: AgentAct;
  readonly side: AgentSide;
  readonly named: boolean;
}

/** One line of the diary: what, why, on which evidence, what it cost, and how to take it back. */
export function Entry({ act, side, named }: EntryProps) {
  const undo = useMutation(undoMutation);
  const { kind, state, title, prepared, undo: way } = act;

  async function takeBack(label: string) {
    if (await confirm({ title: `${label}：${title}？`, text: '以您本人的名义撤销，对方会看到。', yes: label }))
      undo.mutate(act.actId);
  }

  return (
    <li className={styles.entry}>
      <ActHead act={act} side={side} named={named}>
        <StatusTag tone={actTones[state]}>{actStateLabels[state]}</StatusTag>
      </ActHead>
      <ActBody act={act} side={side} folded />
      {prepared !== null && state === 'waiting' && <PreparedButtons act={act} prepared={prepared} />}
      {judged.includes(kind) && state !== 'waiting' && <VerdictButtons act={act} />}
      <div className={styles.buttons}>
        <Why act={act} />
        {way !== null && (
          <Button
            aria-label={`${undoLabels[way]}：${title}`}
            loading={undo.isPending}
            onClick={() => void takeBack(undoLabels[way])}
          >
            {undoLabels[way]}
          </Button>
        )}
      </div>
    </li>
  );
}

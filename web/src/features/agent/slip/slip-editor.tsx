import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { AgentDetail } from '@pinjian/contract/agent-view.ts';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { CallError } from '#lib/client.ts';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { notify } from '#lib/notice.ts';
import { ActionBar } from '#ui/page.tsx';
import { saveSlipMutation } from '../api.ts';
import { slipIssues } from './issues.ts';
import { SlipForm } from './slip-form.tsx';
import { SlipPaper } from './slip-paper.tsx';
import styles from './slip.module.css';

interface SlipEditorProps {
  readonly agent: AgentDetail;
  readonly onClose: () => void;
}

interface Draft {
  readonly slip: AgentSlip;
  /** What it was made from. */
  readonly version: number;
}

/** The slip of an agent being written anew: what changes is marked on the page beside the controls. */
export function SlipEditor({ agent, onClose }: SlipEditorProps) {
  const save = useMutation(saveSlipMutation);
  const [draft, setDraft] = useState<Draft>({ slip: agent.slip, version: agent.slipVersion });
  const [typed, setTyped] = useState(false);
  const [issues, setIssues] = useState<ReadonlyMap<string, string>>(new Map());
  const { agentId, kind, slipVersion } = agent;
  const clashes = draft.version !== slipVersion && !save.isPending;

  async function store(): Promise<boolean> {
    try {
      await save.mutateAsync({ agentId, ...draft });
      setTyped(false);
      return true;
    } catch (error) {
      const found = slipIssues(error);
      setIssues(found);
      notify('error', [...found.values()][0] ?? (error instanceof CallError ? error.message : '没有保存，请稍后再试'));
      return false;
    }
  }

  useKeptDraft<Draft>(`slip-${agentId}`, {
    read: () => (typed ? draft : undefined),
    restore(kept) {
      setDraft(kept);
      setTyped(true);
    },
    saveFirst: store,
  });

  function change(changes: Partial<AgentSlip>) {
    setDraft((before) => ({ ...before, slip: { ...before.slip, ...changes } }));
    setTyped(true);
    setIssues(new Map());
  }

  return (
    <>
      {clashes && (
        <Alert
          type="warning"
          title="许可单刚刚在别处改过"
          description={
            <span className={styles.choices}>
              <Button onClick={() => setDraft({ ...draft, version: slipVersion })}>以这里的为准</Button>
              <Button onClick={() => setDraft({ slip: agent.slip, version: slipVersion })}>载入最新的</Button>
            </span>
          }
        />
      )}
      <div className={styles.columns}>
        <div className={styles.form}>
          <SlipForm kind={kind} value={draft.slip} issues={issues} onChange={change} />
        </div>
        <div className={styles.aside}>
          <SlipPaper
            kind={kind}
            slip={draft.slip}
            before={agent.slip}
            note={`将成为第 ${slipVersion + 1} 版，有改动的已标出`}
          />
        </div>
      </div>
      <ActionBar>
        <Button onClick={onClose}>不改了</Button>
        <Button
          type="primary"
          loading={save.isPending}
          disabled={!typed || clashes}
          onClick={() =>
            void store().then((saved) => {
              if (saved) onClose();
            })
          }
        >
          保存新版本
        </Button>
      </ActionBar>
    </>
  );
}

import { agentKindFacts } from '@pinjian/contract/agent-kind.ts';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { Wish } from '@pinjian/contract/matching-wish.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError, newIdempotencyKey } from '#lib/client.ts';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { notify } from '#lib/notice.ts';
import { LinkButton } from '#ui/button.tsx';
import { ActionBar } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { createMutation, tellMutation } from '../api.ts';
import { agentPath } from '../model.ts';
import { slipIssues } from '../slip/issues.ts';
import { SlipForm } from '../slip/slip-form.tsx';
import { SlipPaper } from '../slip/slip-paper.tsx';
import styles from '../slip/slip.module.css';
import { startingSlip } from './starting-slip.ts';

/** What is known of an owner when they begin. */
export interface Known {
  /** A seeker's. */
  readonly wishes: readonly Wish[];
  /** A company's open positions, the newest first. */
  readonly positions: readonly { readonly value: string; readonly label: string }[];
  /** The position that it begins with, if it is free; null for the newest. */
  readonly firstPositionId: string | null;
}

interface SetUpFormProps {
  readonly kind: AgentKind;
  readonly known: Known;
}

interface Draft {
  readonly positionId: string | null;
  readonly slip: AgentSlip;
  /** What the owner says first, of kinds that begin with that. */
  readonly words: string;
}

/** The slip of a new agent in controls, and as the page that its owner agrees to. */
export function SetUpForm({ kind, known }: SetUpFormProps) {
  const { wishes, positions, firstPositionId } = known;
  const navigate = useNavigate();
  const create = useMutation(createMutation);
  const tell = useMutation(tellMutation);
  const [draft, setDraft] = useState<Draft>(() => ({
    positionId: (positions.find(({ value }) => value === firstPositionId) ?? positions[0])?.value ?? null,
    slip: startingSlip(kind, wishes, Date.now()),
    words: '',
  }));
  const [typed, setTyped] = useState(false);
  const [issues, setIssues] = useState<ReadonlyMap<string, string>>(new Map());
  const key = useRef(newIdempotencyKey());
  const id = useId();
  const { side, ofPosition } = agentKindFacts[kind];
  const { positionId, slip, words } = draft;

  function change(changes: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...changes }));
    setTyped(true);
    setIssues(new Map());
    // Another slip is another agent.
    key.current = newIdempotencyKey();
  }

  useKeptDraft<Draft>(`agent-${kind}`, {
    read: () => (typed ? draft : undefined),
    restore(kept) {
      setDraft(kept);
      setTyped(true);
    },
  });

  async function start() {
    try {
      const { agentId } = await create.mutateAsync({
        key: key.current,
        kind,
        slip,
        ...(ofPosition && positionId !== null && { positionId }),
      });
      setTyped(false);
      if (words.trim() !== '') await tell.mutateAsync({ agentId, key: key.current, words });
      await navigate(agentPath(side, agentId), { replace: true });
    } catch (error) {
      const found = slipIssues(error);
      setIssues(found);
      notify(
        'error',
        [...found.values()][0] ?? (error instanceof CallError ? error.message : '没有设立成功，请稍后再试'),
      );
    }
  }

  return (
    <>
      <div className={styles.columns}>
        <div className={styles.form}>
          {side === 'seeker' && wishes.length === 0 && (
            <Section
              title="先说说您想找什么"
              text="还没有求职意向：写下职位、城市和薪资，它一设立就有结果。也可以先设立，之后再写。"
            >
              <div>
                <LinkButton to="/seeker/my/user-settings">写求职意向</LinkButton>
              </div>
            </Section>
          )}
          {ofPosition && (
            <Section title="为哪个职位">
              <Select
                className={styles.whole ?? ''}
                aria-label="为哪个职位"
                showSearch={{ optionFilterProp: 'label' }}
                options={[...positions]}
                value={positionId}
                onChange={(chosen: string) => change({ positionId: chosen })}
              />
            </Section>
          )}
          {kind === 'intake' && (
            <Section title="要招什么人" text="像对同事说话一样，几句就好，之后可以继续补充。">
              <label htmlFor={`${id}-words`} className="visually-hidden">
                要招什么人
              </label>
              <Input.TextArea
                id={`${id}-words`}
                value={words}
                maxLength={1000}
                autoSize={{ minRows: 3, maxRows: 8 }}
                placeholder="例如：招一位三年以上的前端，会 React，在杭州，月薪 20K 到 35K，能独立负责一个产品"
                onChange={({ target }) => change({ words: target.value })}
              />
            </Section>
          )}
          <SlipForm
            kind={kind}
            value={slip}
            issues={issues}
            onChange={(changes) => change({ slip: { ...slip, ...changes } })}
          />
        </div>
        <div className={styles.aside}>
          <SlipPaper kind={kind} slip={slip} note="您同意后生效，随时可以改" />
        </div>
      </div>
      <ActionBar>
        <Button
          type="primary"
          size="large"
          loading={create.isPending || tell.isPending}
          disabled={ofPosition && positionId === null}
          onClick={() => void start()}
        >
          同意许可单，开始
        </Button>
      </ActionBar>
    </>
  );
}

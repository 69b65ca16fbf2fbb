import type { AgentDetail } from '@pinjian/contract/agent-view.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { newIdempotencyKey } from '#lib/client.ts';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { Section } from '#ui/section.tsx';
import { tellMutation } from '../api.ts';
import styles from './one.module.css';

/** What its owner tells an intake: it looks again at once, with that in mind. */
export function Tell({ agent }: { readonly agent: AgentDetail }) {
  const tell = useMutation(tellMutation);
  const [words, setWords] = useState('');
  const key = useRef(newIdempotencyKey());
  const id = useId();
  const { agentId, told, state } = agent;
  useKeptDraft<string>('agent-tell', { read: () => (words === '' ? undefined : words), restore: setWords });

  function send() {
    tell.mutate(
      { agentId, key: key.current, words: words.trim() },
      {
        onSuccess: () => {
          setWords('');
          key.current = newIdempotencyKey();
        },
      },
    );
  }

  return (
    <Section title="对它说" text="说说要招什么人，它会整理成职位草稿。">
      {told.length > 0 && (
        <ul className={styles.says} aria-label="您说过的">
          {told.map((say) => (
            <li key={say.at} className={styles.say}>
              {say.words}
            </li>
          ))}
        </ul>
      )}
      {state === 'ended' ? null : (
        <div className={styles.send}>
          <label htmlFor={id} className="visually-hidden">
            对它说
          </label>
          <Input.TextArea
            id={id}
            value={words}
            maxLength={1000}
            autoSize={{ minRows: 2, maxRows: 6 }}
            placeholder="例如：再加一条，要能接受偶尔出差"
            onChange={({ target }) => setWords(target.value)}
          />
          <Button type="primary" disabled={words.trim() === ''} loading={tell.isPending} onClick={send}>
            告诉它
          </Button>
        </div>
      )}
    </Section>
  );
}

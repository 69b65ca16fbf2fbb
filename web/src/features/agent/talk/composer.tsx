import { longestSaying } from '@pinjian/contract/agent-talk.ts';
import type { AgentDetail } from '@pinjian/contract/agent-view.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { newIdempotencyKey } from '#lib/client.ts';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { sayMutation, stopMutation } from './api.ts';
import styles from './talk.module.css';

const asked = ['今天做了什么？', '为什么？', '有什么等我处理？', '下次什么时候看？'];

interface ComposerProps {
  readonly agent: AgentDetail;
  readonly answering: boolean;
}

/** Where its owner writes; while it answers it is stopped there. Enter sends, Shift + Enter is a new line. */
export function Composer({ agent, answering }: ComposerProps) {
  const { agentId, kind } = agent;
  const say = useMutation(sayMutation);
  const stop = useMutation(stopMutation);
  const [words, setWords] = useState('');
  /** The words that were sent last, and their key: the same again is said once, other words are another thing. */
  const attempt = useRef<{ readonly text: string; readonly key: string } | null>(null);
  const id = useId();
  useKeptDraft<string>(`agent-talk-${agentId}`, {
    read: () => (words === '' ? undefined : words),
    restore: setWords,
  });
  const wanted = words.trim();
  const busy = say.isPending || answering;

  function send(text: string) {
    if (text === '' || busy) return;
    const same = attempt.current?.text === text ? attempt.current : { text, key: newIdempotencyKey() };
    attempt.current = same;
    say.mutate(
      { agentId, key: same.key, words: text },
      {
        onSuccess: () => {
          attempt.current = null;
          setWords((before) => (before.trim() === text ? '' : before));
        },
      },
    );
  }

  return (
    <div className={styles.composer}>
      <ul className={styles.asked} aria-label="可以直接问">
        {asked.map((text) => (
          <li key={text}>
            <Button disabled={busy} onClick={() => send(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
      <label htmlFor={id} className="visually-hidden">
        对它说
      </label>
      <div className={styles.write}>
        <Input.TextArea
          id={id}
          value={words}
          maxLength={longestSaying}
          autoSize={{ minRows: 2, maxRows: 6 }}
          placeholder={kind === 'intake' ? '例如：招两个前端，杭州，15-25K，要会 React' : '例如：今天做了什么？'}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send(wanted);
          }}
        />
        {answering ? (
          <Button danger loading={stop.isPending} onClick={() => stop.mutate(agentId)}>
            停下
          </Button>
        ) : (
          <Button type="primary" disabled={wanted === ''} loading={say.isPending} onClick={() => send(wanted)}>
            发送
          </Button>
        )}
      </div>
    </div>
  );
}

import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import type { Talk } from '@pinjian/contract/agent-talk.ts';
import type { AgentDetail } from '@pinjian/contract/agent-view.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { DecisionDock } from '../act/decision-dock.tsx';
import { useDecisions } from '../act/use-decisions.ts';
import { earlierMutation, isAnswering } from './api.ts';
import { Composer } from './composer.tsx';
import { Message } from './message.tsx';
import { TalkActs } from './talk-acts.tsx';
import styles from './talk.module.css';
import { useTalk } from './use-talk.ts';

/** Who answers, and what that means. */
function whoAnswers({ model, used, allowed }: Talk): string {
  if (model === null) return '平台没有接入语言模型，不能自由对话；固定的几类问题按规则回答，每一句都来自日记和许可单。';
  const left = Math.max(0, allowed - used).toLocaleString('zh-CN');
  return `由语言模型 ${model} 回答，可能有错；要做的事仍按许可单。今天的模型用量还剩 ${left}，您的智能体合用；用完后按规则回答。`;
}

const nearEndPx = 80;

interface TalkTabProps {
  readonly agent: AgentDetail;
  readonly side: AgentSide;
}

/** 对话: what its owner and an agent say to each other, and what comes of it. */
export function TalkTab({ agent, side }: TalkTabProps) {
  const { agentId, name, state } = agent;
  const { data, error, refetch } = useTalk(agentId);
  const decisions = useDecisions();
  const earlier = useMutation(earlierMutation);
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const first = data?.messages[0];
  const front = useRef<{ readonly seq: number; readonly height: number } | null>(null);
  // What is put in front moves nothing of what is read.
  useLayoutEffect(() => {
    const { current } = log;
    if (current === null || first === undefined) return;
    const before = front.current;
    if (before !== null && first.seq < before.seq) current.scrollTop += current.scrollHeight - before.height;
    front.current = { seq: first.seq, height: current.scrollHeight };
  });
  const last = data?.messages.at(-1);
  const end = `${last?.messageId ?? ''}:${last?.state ?? ''}:${last?.words.length ?? 0}:${last?.calls.length ?? 0}`;
  // Who reads the end stays there while it grows; who reads further up is left alone.
  useEffect(() => {
    const { current } = log;
    if (current !== null && end !== '' && isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [end]);

  if (data === undefined)
    return error === null ? (
      <CardSkeletons count={2} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} title="对话没有加载出来" />
    );
  const { messages, hasEarlier } = data;

  function showEarlier() {
    if (first === undefined) return;
    earlier.mutate({ agentId, before: first.seq });
  }

  return (
    <Section title="对话" text={whoAnswers(data)}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={`与${name}的对话`}
        aria-busy={isAnswering(data)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
        }}
      >
        {hasEarlier && (
          <Button className={styles.older ?? ''} loading={earlier.isPending} onClick={showEarlier}>
            看更早的
          </Button>
        )}
        {messages.length === 0 && <p className={styles.empty}>问它今天做了什么、为什么、有什么等您处理。</p>}
        {messages.map((message) => (
          <div key={message.messageId} className={styles.entry}>
            <Message message={message} agent={agent} side={side} />
            <TalkActs acts={message.acts} side={side} decisions={decisions} />
          </div>
        ))}
      </div>
      {state === 'ended' ? (
        <p className={styles.note}>这个智能体已结束，不再回答。</p>
      ) : (
        <Composer agent={agent} answering={isAnswering(data)} />
      )}
      <DecisionDock decisions={decisions} />
    </Section>
  );
}

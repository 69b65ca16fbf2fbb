import { useMutation, useQuery } from '@tanstack/react-query';
import { Switch } from 'antd';
import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { receptionQuery, saveReceptionMutation } from '../api.ts';
import styles from './reception.module.css';

const labelId = 'settings-agent-reception';

/** Whether messages that agents of the other side write are received. */
export function ReceptionSection({ side }: { readonly side: AgentSide }) {
  const { data, error, refetch } = useQuery(receptionQuery);
  const save = useMutation(saveReceptionMutation);
  const refuses = save.isPending ? save.variables : data?.refuses === true;
  const others = side === 'seeker' ? '招聘方' : '求职者';
  return (
    <Section title="智能体的消息" text={`${others}的智能体发来的内容都标明“AI 代发”。`}>
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="这项设置没有加载出来" />
      )}
      {data === undefined && error === null && <LineSkeletons count={2} />}
      {data !== undefined && (
        <div className={styles.row}>
          <div>
            <p id={labelId} className={styles.name}>
              接收{others}智能体的消息
            </p>
            <p className={styles.text}>
              关闭后，{others}的智能体不能再给您发消息，本人仍然可以。
              {!data.mayChange && '由公司的管理员设置。'}
            </p>
          </div>
          <Switch
            aria-labelledby={labelId}
            checked={!refuses}
            disabled={!data.mayChange}
            onChange={(receives) => save.mutate(!receives)}
          />
        </div>
      )}
    </Section>
  );
}

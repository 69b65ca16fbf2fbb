import { tokenOutcomeLabels, type AgentToken } from '@pinjian/contract/agent-token.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { confirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { revokeTokenMutation, usesPageSize, usesQuery } from './api.ts';
import { tokenText } from './model.ts';
import styles from './token.module.css';

/** One token: what it is for, what it was used for, and the end of it. */
export function TokenRow({ token }: { readonly token: AgentToken }) {
  const [isOpen, setIsOpen] = useState(false);
  const revoke = useMutation(revokeTokenMutation);
  const { tokenId, name, state } = token;

  async function stop() {
    const question = {
      title: `吊销「${name}」？`,
      text: '使用它的助手会立即失去权限。',
      yes: '吊销令牌',
      danger: true,
    };
    if (!(await confirm(question))) return;
    // Of a failure the client has told the person.
    const [stopped] = await Promise.allSettled([revoke.mutateAsync(tokenId)]);
    if (stopped.status === 'fulfilled') notify('success', '访问令牌已吊销');
  }

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.text}>{tokenText(token)}</p>
      </div>
      <div className={styles.acts}>
        <Button aria-expanded={isOpen} aria-label={`${name}的调用记录`} onClick={() => setIsOpen(!isOpen)}>
          调用记录
        </Button>
        {state === 'active' && (
          <Button danger loading={revoke.isPending} aria-label={`吊销${name}`} onClick={() => void stop()}>
            吊销
          </Button>
        )}
      </div>
      {isOpen && <Uses tokenId={tokenId} name={name} />}
    </li>
  );
}

function Uses({ tokenId, name }: { readonly tokenId: string; readonly name: string }) {
  const [current, setCurrent] = useState(1);
  const { data, error, refetch } = useQuery(usesQuery(tokenId, current));
  if (data === undefined)
    return (
      <div className={styles.uses}>
        {error === null ? (
          <LineSkeletons count={3} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} title="调用记录没有加载出来" />
        )}
      </div>
    );
  return (
    <div className={styles.uses}>
      {data.total === 0 && <p className={styles.text}>还没有调用过</p>}
      <ul aria-label={`${name}的调用记录`}>
        {data.records.map(({ useId, label, outcome, at }) => (
          <li key={useId} className={styles.use}>
            <span>{label}</span>
            <span>{tokenOutcomeLabels[outcome]}</span>
            <span className={styles.at}>{dateTime(at)}</span>
          </li>
        ))}
      </ul>
      {data.total > usesPageSize && (
        <Pages current={current} pageSize={usesPageSize} total={data.total} onChange={setCurrent} />
      )}
    </div>
  );
}

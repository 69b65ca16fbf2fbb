import { scorecardErrors, type Scorecard } from '@pinjian/contract/application-scorecard.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CallError } from '#lib/client.ts';
import { useNow } from '#lib/clock.ts';
import { dateTime } from '#lib/format/time.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { aboutLine } from './about-line.ts';
import { linkedCard, linkedScorecardQuery } from './api.ts';
import { CardForm } from './card-form.tsx';
import { LockedCard } from './locked-card.tsx';
import styles from './scorecard.module.css';

/** A card that is written by its link, without a session: nothing else of the company is here. */
export function LinkedPage({ token }: { readonly token: string }) {
  const now = useNow();
  const { data, error, refetch } = useQuery(linkedScorecardQuery(token));
  const expiresAt = data?.expiresAt ?? '';
  const calls = useMemo(() => linkedCard(token, expiresAt), [token, expiresAt]);
  const [handedIn, setHandedIn] = useState<Scorecard | null>(null);

  if (error instanceof CallError && error.code === scorecardErrors.linkDead.code)
    return (
      <EmptyState
        title="链接已失效"
        text="评分表可能已经提交，或链接已过期、被停用。可以登录后填写。"
        action={
          <LinkButton to="/login" primary>
            去登录
          </LinkButton>
        }
      />
    );
  if (data === undefined && error !== null)
    return <ErrorState error={error} onRetry={() => void refetch()} title="评分表没有加载出来" />;
  if (data === undefined) return <CardSkeletons count={2} />;
  return (
    <div className={styles.linked}>
      <h1 className={styles.linkedTitle}>{data.own.candidateName}的面试评分表</h1>
      <p className={styles.hint}>{aboutLine(data.own, now)}</p>
      {handedIn === null ? (
        <>
          <p className={styles.hint}>链接有效至 {dateTime(data.expiresAt)}</p>
          <CardForm card={data.own.card} calls={calls} onHandedIn={setHandedIn} />
        </>
      ) : (
        <LockedCard card={handedIn} />
      )}
    </div>
  );
}

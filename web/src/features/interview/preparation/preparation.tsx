import { consents, interviewStatus } from '@pinjian/contract/interview.ts';
import type { ConsentItem, InterviewDetail } from '@pinjian/contract/interview.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { CallError } from '#lib/client.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { ActionBar } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { interviewQuery, prepareMutation } from '../api.ts';
import { goneInterview, detailPath, roomPath } from '../model.ts';
import { Brief } from './brief.tsx';
import { ConsentList } from './consent-list.tsx';
import { EnvironmentCheck } from './environment-check.tsx';
import { PracticeQuestion } from './practice-question.tsx';
import styles from './preparation.module.css';
import { useEnvironment } from './use-environment.ts';

const consentsId = 'consent-title';

/** Leads to what a start still waits for. */
function Waits({ missing }: { readonly missing: number }) {
  if (missing === 0) return null;
  function show() {
    const title = document.getElementById(consentsId);
    title?.scrollIntoView({ block: 'center' });
    title?.focus({ preventScroll: true });
  }
  return (
    <button type="button" onClick={show}>
      还有 {missing} 项没有同意
    </button>
  );
}

function Preparation({ interview }: { readonly interview: InterviewDetail }) {
  const { interviewId, kind, consentItems } = interview;
  const environment = useEnvironment();
  const prepare = useMutation(prepareMutation);
  const navigate = useNavigate();
  const settled = consentItems.every((item) => interview.granted.includes(item));
  const [ticked, setTicked] = useState<ReadonlySet<ConsentItem>>(new Set());
  const granted: ReadonlySet<ConsentItem> = settled ? new Set(consentItems) : ticked;
  const missing = consentItems.filter((item) => !granted.has(item)).length;
  const running = interview.state === 'running';

  function tick(item: ConsentItem, on: boolean) {
    setTicked((before) => new Set(on ? [...before, item] : [...before].filter((each) => each !== item)));
  }

  function start() {
    if (running) return void navigate(roomPath(interviewId));
    prepare.mutate(
      {
        interviewId,
        consents: consentItems.map((item) => ({ item, version: consents[item].version, granted: granted.has(item) })),
        devices: {
          online: environment.data?.roundTrip ?? null,
          screen: `${window.innerWidth}x${window.innerHeight}`,
        },
      },
      { onSuccess: () => void navigate(roomPath(interviewId)) },
    );
  }

  return (
    <>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Brief interview={interview} />
          <PracticeQuestion />
        </div>
        <div className={styles.stack}>
          <EnvironmentCheck
            environment={environment.data}
            busy={environment.isFetching}
            onAgain={() => void environment.refetch()}
          />
          <section className={styles.card} aria-labelledby={consentsId}>
            <h2 id={consentsId} className={styles.title} tabIndex={-1}>
              逐项同意
            </h2>
            <p className={styles.text}>
              {kind === 'position'
                ? '请逐项阅读，都同意才能开始。不同意也没关系，可以联系招聘方改用真人面试。'
                : '请逐项阅读，都同意才能开始练习。'}
            </p>
            <ConsentList items={consentItems} granted={granted} onChange={tick} settled={settled} />
          </section>
        </div>
      </div>
      <ActionBar>
        <div className={styles.start}>
          <p className={styles.waits} role="status">
            {prepare.error instanceof CallError ? prepare.error.message : <Waits missing={missing} />}
          </p>
          <Button type="primary" size="large" disabled={missing > 0} loading={prepare.isPending} onClick={start}>
            {running ? '继续面试' : '进入面试间'}
          </Button>
        </div>
      </ActionBar>
    </>
  );
}

/** Everything before an interview, for the one it is about. */
export function PreparationPage({ interviewId }: { readonly interviewId: string }) {
  const { data, error, refetch } = useQuery(interviewQuery(interviewId));
  if (data === undefined) {
    if (error === null) return <CardSkeletons count={3} />;
    return <ErrorState error={error} onRetry={() => void refetch()} title="面试没有加载出来" gone={goneInterview} />;
  }
  // One that was held, or can be held no more, tells so on its own page.
  if (data.status !== interviewStatus.waiting) return <Navigate to={detailPath(interviewId)} replace />;
  return <Preparation interview={data} />;
}

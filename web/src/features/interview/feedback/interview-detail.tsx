import { interviewKindLabels, interviewStatus, interviewStatusLabels } from '@pinjian/contract/interview.ts';
import type { InterviewDetail } from '@pinjian/contract/interview.ts';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#lib/clock.ts';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { feedbackQuery, interviewQuery } from '../api.ts';
import { Transcript } from '../components/transcript.tsx';
import { goneInterview, interviewsPath, isBeingScored, nextStep, statusTones, whenText } from '../model.ts';
import { PractiseAgain } from '../simulate/practise-again.tsx';
import styles from './feedback.module.css';
import { FeedbackView } from './feedback-view.tsx';

const back = { to: interviewsPath, label: '我的面试' };

/** Where an interview without feedback stands, and what can be done about it. */
function Standing({ interview }: { readonly interview: InterviewDetail }) {
  const step = nextStep(interview);
  if (isBeingScored(interview)) {
    return (
      <div className={styles.card} role="status">
        <p className={styles.summary}>正在整理反馈</p>
        <p className={styles.quiet}>通常一分钟内就好，好了会自动显示在这里。您可以先离开，反馈不会丢。</p>
        <div className={styles.waiting} aria-hidden="true" />
      </div>
    );
  }
  if (interview.status === interviewStatus.waiting) {
    return (
      <div className={styles.card}>
        <p className={styles.summary}>{interview.state === 'running' ? '这场面试还没有结束' : '这场面试还没有开始'}</p>
        <div>
          <LinkButton to={step.to} primary>
            {step.label}
          </LinkButton>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.card}>
      <p className={styles.summary}>这场面试在有效期内没有作答，所以没有反馈</p>
      <p className={styles.quiet}>
        {interview.kind === 'position'
          ? '这不会被当作回答得不好。仍然想面的话，可以请招聘方重新邀请。'
          : '想再练一次，可以重新开始一场。'}
      </p>
      <div>
        <LinkButton to={interviewsPath}>我的面试</LinkButton>
      </div>
    </div>
  );
}

function Feedback({ interviewId }: { readonly interviewId: string }) {
  const { data, error, refetch } = useQuery(feedbackQuery(interviewId));
  if (data !== undefined) return <FeedbackView feedback={data} />;
  if (error === null) return <CardSkeletons count={3} />;
  return <ErrorState error={error} onRetry={() => void refetch()} title="反馈没有加载出来" />;
}

/** One interview of the seeker's own: its feedback, or how far it is from having one. */
export function InterviewDetailPage({ interviewId }: { readonly interviewId: string }) {
  const { data: interview, error, refetch } = useQuery(interviewQuery(interviewId));
  const now = useNow();
  if (interview === undefined) {
    return (
      <>
        <PageHeader title="面试详情" back={back} />
        {error === null ? (
          <CardSkeletons count={3} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} title="面试没有加载出来" gone={goneInterview} />
        )}
      </>
    );
  }
  const { title, kind, companyName, status, feedbackReady, transcript } = interview;
  const facts = [interviewKindLabels[kind], companyName, whenText(interview, now)].filter((part) => part !== '');
  return (
    <>
      <PageHeader
        title={
          <>
            {title} <StatusTag tone={statusTones[status]}>{interviewStatusLabels[status]}</StatusTag>
          </>
        }
        subtitle={facts.join(' · ')}
        back={back}
        actions={<PractiseAgain interview={interview} />}
      />
      {feedbackReady ? (
        <Feedback interviewId={interviewId} />
      ) : (
        <div className={styles.stack}>
          <Standing interview={interview} />
          {transcript.length > 0 && (
            <section className={styles.card} aria-label="文字记录">
              <h2 className={styles.partTitle}>文字记录</h2>
              <Transcript turns={transcript} candidate="我" />
            </section>
          )}
        </div>
      )}
    </>
  );
}

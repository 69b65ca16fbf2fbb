import type { FeedbackReview } from '@pinjian/contract/interview-review.ts';
import { reviewRequestDays, reviewStateLabels } from '@pinjian/contract/interview-review.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { PlainButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { feedbackReviewQuery } from './api.ts';
import { reviewTones } from './verdict-words.ts';
import styles from './review.module.css';

const RequestSheet = lazy(async () => ({ default: (await import('./request-sheet.tsx')).RequestSheet }));

function Asked({ request }: { readonly request: NonNullable<FeedbackReview['request']> }) {
  const { state, reason, requestedAt, answer, answeredAt } = request;
  return (
    <>
      <p className={styles.head}>
        <StatusTag tone={reviewTones[state]}>{reviewStateLabels[state]}</StatusTag>
        <span className={styles.quiet}>
          {answeredAt === null
            ? `${dateTime(requestedAt)} 已提交，招聘方答复后会给您发消息`
            : `${dateTime(answeredAt)} 由招聘方的人答复`}
        </span>
      </p>
      <dl className={styles.words}>
        <div>
          <dt>您的理由</dt>
          <dd>{reason}</dd>
        </div>
        {answer !== null && (
          <div>
            <dt>招聘方的答复</dt>
            <dd className={styles.answer}>{answer}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

function Unasked({ review, onAsk }: { readonly review: FeedbackReview; readonly onAsk: () => void }) {
  if (!review.available) {
    return (
      <p className={styles.quiet}>报告生成已超过 {reviewRequestDays} 天，不能再申请人工复核，可以直接联系招聘方。</p>
    );
  }
  return (
    <>
      <p>
        觉得程序理解错了，或者不想只由程序来看？您可以请招聘方的人对照文字记录重新看一遍，并给您书面答复。
        {review.until !== null && `${dateTime(review.until)} 前可以申请，每份报告一次。`}
      </p>
      <div>
        <PlainButton onClick={onAsk}>申请人工复核</PlainButton>
      </div>
    </>
  );
}

/** Whether a person has looked at one's report, and the way to ask for one. */
export function MyReview({ interviewId }: { readonly interviewId: string }) {
  const { data: review, error, refetch } = useQuery(feedbackReviewQuery(interviewId));
  const [opened, setOpened] = useState(false);
  const [shown, setShown] = useState(false);
  if (review === undefined) {
    if (error === null) return <CardSkeletons count={1} />;
    return <ErrorState error={error} onRetry={() => void refetch()} title="复核进展没有加载出来" />;
  }
  const { request, reviewedAt } = review;
  return (
    <div className={styles.card}>
      {reviewedAt !== null && request?.state !== 'answered' && (
        <p>招聘方的人已经看过这份报告（{dateTime(reviewedAt)}），去留由他们决定。这份 AI 反馈保持原样。</p>
      )}
      {request === null ? (
        <Unasked
          review={review}
          onAsk={() => {
            setOpened(true);
            setShown(true);
          }}
        />
      ) : (
        <Asked request={request} />
      )}
      {opened && (
        <Suspense fallback={null}>
          <RequestSheet interviewId={interviewId} open={shown} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </div>
  );
}

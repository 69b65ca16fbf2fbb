import { reviewStateLabels } from '@pinjian/contract/interview-review.ts';
import type { ReviewRequest } from '@pinjian/contract/interview-review.ts';
import { useMutation } from '@tanstack/react-query';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { StatusTag } from '#ui/tag.tsx';
import { answerMutation } from './api.ts';
import styles from './review.module.css';
import { reviewTones } from './verdict-words.ts';
import { WordsForm } from './words-form.tsx';

interface CandidateRequestProps {
  readonly interviewId: string;
  readonly request: ReviewRequest;
}

/** What the candidate asked of a person, and its answer or the place to write one. */
export function CandidateRequest({ interviewId, request }: CandidateRequestProps) {
  const answering = useMutation(answerMutation);
  const { state, reason, requestedAt, answer, answeredAt, answeredBy } = request;
  return (
    <div className={state === 'pending' ? `${styles.card} ${styles.waiting}` : styles.card}>
      <p className={styles.head}>
        <span className={styles.headName}>候选人申请了人工复核</span>
        <StatusTag tone={reviewTones[state]}>{reviewStateLabels[state]}</StatusTag>
        <span className={styles.quiet}>{dateTime(requestedAt)}</span>
      </p>
      <dl className={styles.words}>
        <div>
          <dt>理由</dt>
          <dd>{reason}</dd>
        </div>
        {answer !== null && answeredAt !== null && (
          <div>
            <dt>
              答复（{answeredBy ?? '招聘成员'} · {dateTime(answeredAt)}）
            </dt>
            <dd className={styles.answer}>{answer}</dd>
          </div>
        )}
      </dl>
      {state === 'pending' && (
        <WordsForm
          name="answer"
          label="答复候选人"
          placeholder="对照文字记录看过以后，写明您的结论和依据。候选人会原样看到。"
          least={10}
          most={1000}
          send="发送答复"
          onSend={async (words) => {
            await answering.mutateAsync({ interviewId, answer: words });
            notify('success', '已答复，候选人会收到消息');
          }}
        />
      )}
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import type { MyApplication } from '@pinjian/contract/application-view.ts';
import { Button } from 'antd';
import { messageTime } from '#lib/format/time.ts';
import { useNow } from '#lib/clock.ts';
import { confirm } from '#ui/confirm.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { withdrawMutation } from '../api.ts';
import { MyRounds } from '../round/my-rounds.tsx';
import { InterviewStep } from '../standing/interview-step.tsx';
import { standingLook } from '../standing/model.ts';
import { OfferStep } from '../offer/mine/offer-step.tsx';
import { MyProgress } from '../timeline/my-progress.tsx';
import styles from './apply.module.css';

interface ApplicationStateProps {
  readonly application: MyApplication;
  readonly title: string;
}

/** Where one's application stands, what can be done about it, and the way back out of it. */
export function ApplicationState({ application, title }: ApplicationStateProps) {
  const now = useNow();
  const withdraw = useMutation(withdrawMutation);
  const { label, tone } = standingLook(application);
  const { applicationId, state, version, appliedAt, resume } = application;

  async function askToWithdraw() {
    const yes = await confirm({
      title: `撤回对“${title}”的投递？`,
      text: '招聘方会收到通知，还没答复的邀请随之结束。之后可以再次投递。',
      yes: '撤回投递',
      danger: true,
    });
    if (!yes) return;
    withdraw.mutate({ applicationId, from: state, version });
  }

  return (
    <section className={styles.state} aria-label="投递情况">
      <div className={styles.line}>
        <StatusTag tone={tone}>{label}</StatusTag>
        <span className={styles.facts}>
          {appliedAt !== null && <time dateTime={appliedAt}>投递于 {messageTime(appliedAt, now)}</time>}
          {resume !== null && <span>简历“{resume.title}”</span>}
        </span>
        {application.allowedMoves.includes('withdraw') && (
          <Button
            type="text"
            className={styles.withdraw}
            loading={withdraw.isPending}
            onClick={() => void askToWithdraw()}
          >
            撤回投递
          </Button>
        )}
      </div>
      {application.round !== null && <MyRounds applicationId={applicationId} />}
      {application.goodbye !== null && (
        <blockquote className={styles.goodbye}>
          <p className={styles.goodbyeFrom}>招聘方的话</p>
          {application.goodbye}
        </blockquote>
      )}
      <InterviewStep application={application} title={title} />
      <OfferStep application={application} title={title} />
      <MyProgress applicationId={applicationId} title={title} />
    </section>
  );
}

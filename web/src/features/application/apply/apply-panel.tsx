import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { MyApplication } from '@pinjian/contract/application-view.ts';
import { useRef, useState, type ReactNode } from 'react';
import { PlainButton } from '#ui/button.tsx';
import { confirm, type Question } from '#ui/confirm.tsx';
import { applyMutation, myApplicationQuery, ownResumesQuery } from '../api.ts';
import { hasStanding } from '../standing/model.ts';
import { ConversationEntry } from '../conversation/conversation-entry.tsx';
import { ApplicationState } from './application-state.tsx';
import { useApplying } from './applying.ts';
import styles from './apply.module.css';
import { applyLabel, blockQuestion, isAddition, isWithoutResume, refusalText, sendableOf, whyNot } from './model.ts';
import { NoResume } from './no-resume.tsx';
import { ResumeSheet } from './resume-sheet.tsx';

interface ApplyPanelProps {
  readonly position: {
    readonly positionId: string;
    readonly title: string;
    readonly status: { readonly value: number };
    readonly realNameRequired: boolean;
  };
}

/** The two answers of somebody whom the company added itself; drawn by the matching feature, given by the route. */
export type DrawAnswer = (application: MyApplication) => ReactNode;

/** Sends a resume: the default one in one press, another out of a sheet. */
function Send({ position, label }: ApplyPanelProps & { readonly label: string }) {
  const { positionId, title, realNameRequired } = position;
  const resumes = useQuery(ownResumesQuery);
  const apply = useMutation(applyMutation);
  const { isAsked, stop } = useApplying();
  const [choosing, setChoosing] = useState(isAsked);
  // Both presses of a double click come before the button can show that it is busy. Once it succeeded this is gone.
  const sent = useRef(false);
  const sendable = resumes.data === undefined ? null : sendableOf(resumes.data.records);

  function send(resumeId?: string, meant: { readonly despiteBlock?: true } = {}) {
    if (sent.current) return;
    sent.current = true;
    // Not once it is sent: this may be gone from the page by then.
    if (isAsked) stop();
    apply.mutate(
      { positionId, ...(resumeId === undefined ? {} : { resumeId }), ...meant },
      {
        onError: (error) => {
          sent.current = false;
          if (isWithoutResume(error)) void resumes.refetch();
          const question = blockQuestion(error, title);
          if (question !== null) void ask(question, resumeId);
        },
        onSettled: close,
      },
    );
  }

  function close() {
    setChoosing(false);
    if (isAsked) stop();
  }

  /** They blocked this company: whether they mean it. Who does not has heard why nothing was sent. */
  async function ask(question: Question, resumeId: string | undefined) {
    apply.reset();
    if (await confirm(question)) send(resumeId, { despiteBlock: true });
  }

  // Back from confirming the first one: the list from before knew of none.
  if (isAsked && resumes.isFetching && sendable?.resumes.length === 0) {
    return <span className={styles.loading} role="status" aria-label="正在查看简历" />;
  }
  if (sendable !== null && sendable.resumes.length === 0) return <NoResume unfinished={sendable.unfinished} />;
  const [first] = sendable?.resumes ?? [];
  return (
    <div className={styles.send}>
      <Button
        type="primary"
        size="large"
        className={styles.apply}
        loading={apply.isPending}
        onClick={() => send()}
        aria-label={`${label}：${title}`}
      >
        {label}
      </Button>
      {first !== undefined && sendable !== null && (
        <p className={styles.which}>
          使用简历“{first.title}”
          {sendable.resumes.length > 1 && (
            <Button type="link" size="small" disabled={apply.isPending} onClick={() => setChoosing(true)}>
              换一份
            </Button>
          )}
        </p>
      )}
      {realNameRequired && <p className={styles.which}>这个职位需要实名认证后投递</p>}
      {apply.error !== null && !isWithoutResume(apply.error) && (
        <p className={styles.refused} role="alert">
          {refusalText(apply.error)}
        </p>
      )}
      {sendable !== null && (
        <ResumeSheet
          open={choosing}
          title={title}
          resumes={sendable.resumes}
          sending={apply.isPending}
          onSend={(resumeId) => send(resumeId)}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Applying to a position, and where the application stands once it was sent. */
export function ApplyPanel({ position, answer }: ApplyPanelProps & { readonly answer?: DrawAnswer }) {
  const { data, error, refetch } = useQuery(myApplicationQuery(position.positionId));
  // Asked for beside it, and waited for with it: what can be sent stands under the button.
  const resumes = useQuery(ownResumesQuery);
  if (data === undefined && error !== null) {
    return (
      <div className={styles.failed} role="alert">
        <span>投递情况没有加载出来</span>
        <PlainButton onClick={() => void refetch()}>重试</PlainButton>
      </div>
    );
  }
  if (data === undefined || (data.canApply && resumes.isPending))
    return <span className={styles.loading} role="status" aria-label="正在查看投递情况" data-loading />;
  const { application, canApply } = data;
  const reason = whyNot(data, position.status.value);
  const asked = answer !== undefined && isAddition(application);
  return (
    <>
      {asked && answer?.(application)}
      {hasStanding(application) && !asked && <ApplicationState application={application} title={position.title} />}
      {application !== null && (
        <ConversationEntry
          applicationId={application.applicationId}
          onlyIfThere={application.state === 0 || application.state === 9}
        />
      )}
      {reason !== null && <p className={styles.reason}>{reason}</p>}
      {canApply && !asked && <Send position={position} label={applyLabel(application)} />}
    </>
  );
}

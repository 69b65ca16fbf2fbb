import type { AgentAct, PreparedAnswer } from '@pinjian/contract/agent-act.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { LinkButton } from '#ui/button.tsx';
import { settlePreparedMutation } from '../api.ts';
import { giveAnswerMutation, type CalledAnswer } from './api.ts';
import styles from './act.module.css';

const practicePath = '/seeker/interview/simulate';

const labels: Readonly<Record<PreparedAnswer['kind'], string>> = {
  acceptInvitation: '接受邀请',
  declineInvitation: '谢绝邀请',
  acceptRound: '接受面试',
  declineRound: '谢绝面试',
  letProposalStand: '维持原时间',
  rescheduleRound: '改到候选人提的时间',
  passResume: '通过简历',
  answerContact: '同意交换联系方式',
  openOffer: '去看 Offer',
  sendMessage: '发出这条消息',
  practise: '去练习',
  openPositionDraft: '查看职位草稿',
};

/** The page where an answer is given; null where one tap gives it here. */
function pathOf(answer: PreparedAnswer, { positionId, resumeId }: AgentAct['subject']): string | null {
  switch (answer.kind) {
    case 'openOffer':
      return resumeId === undefined
        ? `/seeker/home/offer/${positionId ?? ''}`
        : `/hire/candidateList/talent-detail/${resumeId}/${positionId ?? '0'}`;
    case 'practise':
      return answer.positionId === null ? practicePath : `${practicePath}?jobId=${answer.positionId}`;
    case 'openPositionDraft':
      return `/hire/positionManagement/edit/${answer.positionId}`;
    default:
      return null;
  }
}

function isCalled(answer: PreparedAnswer): answer is CalledAnswer {
  return !['openOffer', 'practise', 'openPositionDraft'].includes(answer.kind);
}

interface PreparedButtonsProps {
  readonly act: AgentAct;
  readonly prepared: PreparedAnswer;
}

/** What only the person may say: prepared by the agent, given by them with one tap. */
export function PreparedButtons({ act, prepared }: PreparedButtonsProps) {
  const give = useMutation(giveAnswerMutation);
  const settle = useMutation(settlePreparedMutation);
  const to = pathOf(prepared, act.subject);
  const label = prepared.kind === 'answerContact' && !prepared.agree ? '谢绝交换联系方式' : labels[prepared.kind];
  return (
    <div className={styles.buttons}>
      {to !== null && (
        <LinkButton to={to} primary>
          {label}
          <span className="visually-hidden">：{act.title}</span>
        </LinkButton>
      )}
      {isCalled(prepared) && (
        <Button
          type="primary"
          aria-label={`${label}：${act.title}`}
          loading={give.isPending}
          onClick={() => give.mutate({ act, answer: prepared })}
        >
          {label}
        </Button>
      )}
      <Button
        aria-label={`不用了：${act.title}`}
        loading={settle.isPending}
        disabled={give.isPending}
        onClick={() => settle.mutate({ actId: act.actId, answered: false })}
      >
        不用了
      </Button>
    </div>
  );
}

import type { ListedInvitation } from '@pinjian/contract/application-interview.ts';
import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { CalendarFile } from '#features/application/round/calendar-file.tsx';
import { MyRoundCard } from '#features/application/round/my-round-card.tsx';
import { AnswerInvitation } from '#features/application/standing/answer-invitation.tsx';
import { agreedRoundsQuery, interviewsQuery, refreshInterviews } from '#features/interview/api.ts';
import { readFilter } from '#features/interview/list/filter.ts';
import type { DrawAnswer } from '#features/interview/list/invitation-card.tsx';
import { InterviewList } from '#features/interview/list/interview-list.tsx';
import styles from '#features/interview/list/list.module.css';
import { NextRound } from '#features/interview/list/next-round.tsx';
import type { DrawRound } from '#features/interview/list/round-card.tsx';
import { PracticeStarts } from '#features/interview/list/practice-starts.tsx';
import { preparationPath } from '#features/interview/model.ts';
import { resumesQuery } from '#features/resume/api.ts';
import { LinkButton } from '#ui/button.tsx';
import { Page, PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';

export const handle = { title: '面试' };

/** Answers one invitation; accepting leads on to its preparation. */
function Answered({ item }: { readonly item: ListedInvitation }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { invitationId, answer } = item.invitation;
  if (answer === null) return null;
  return (
    <AnswerInvitation
      title={item.title}
      chosen={{ invitationId, ...answer }}
      onSettled={() => void refreshInterviews(client)}
      onAccepted={(interviewId) => void navigate(preparationPath(interviewId))}
    />
  );
}

const drawAnswer: DrawAnswer = (item) => <Answered item={item} />;

const drawRound: DrawRound = (round) => <MyRoundCard round={round} />;

const drawCalendar: DrawRound = (round) => <CalendarFile roundId={round.roundId} />;

/** One's own interviews and invitations, and beginning one to practise. */
export function Component() {
  const { data, error } = useQuery(resumesQuery);
  const [params] = useSearchParams();
  // The list is asked for beside what stands before it, though it is drawn after that.
  usePrefetchQuery(interviewsQuery(readFilter(params)));
  // What comes first has its place before the list below is shown: nothing moves.
  const { isLoading } = useQuery(agreedRoundsQuery);
  const resumes = error === null ? data?.records.filter((resume) => resume.confirmed) : null;
  return (
    <Page>
      <PageHeader
        title="我的面试"
        subtitle="AI 面试和真人面试都在这里"
        actions={<LinkButton to="/seeker/interview/simulate">模拟面试</LinkButton>}
      />
      {isLoading ? (
        <CardSkeletons count={5} />
      ) : (
        <>
          <NextRound calendar={drawCalendar} />
          <div className={styles.columns}>
            <InterviewList answer={drawAnswer} drawRound={drawRound} />
            <PracticeStarts resumes={resumes} />
          </div>
        </>
      )}
    </Page>
  );
}

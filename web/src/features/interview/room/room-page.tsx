import { interviewStatus } from '@pinjian/contract/interview.ts';
import type { InterviewDetail } from '@pinjian/contract/interview.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { isGone } from '#lib/client/gone.ts';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { interviewQuery } from '../api.ts';
import { goneInterview, interviewsPath, preparationPath } from '../model.ts';
import { InterviewRoom } from './room.tsx';
import styles from './room-page.module.css';
import { RoomClosed } from './room-closed.tsx';
import { ThankYou } from './thank-you.tsx';

/** Decides once, by what stood when one came: whoever is inside stays inside while it changes. */
function Door({ interview }: { readonly interview: InterviewDetail }) {
  const [{ status, state }] = useState(interview);
  if (status === interviewStatus.completed) return <ThankYou interview={interview} room={null} />;
  if (status === interviewStatus.expired) return <RoomClosed interview={interview} />;
  if (state === 'created') return <Navigate to={preparationPath(interview.interviewId)} replace />;
  return <InterviewRoom interview={interview} />;
}

/** The way into a room: only a prepared interview whose window is open has one. */
export function RoomPage({ interviewId }: { readonly interviewId: string }) {
  const { data, error, refetch } = useQuery(interviewQuery(interviewId));
  if (data !== undefined) return <Door key={interviewId} interview={data} />;
  return (
    <div className={styles.page} data-theme="dark">
      {error === null ? (
        <p role="status">正在进入面试间…</p>
      ) : (
        <>
          <ErrorState error={error} onRetry={() => void refetch()} title="面试间没有打开" gone={goneInterview} />
          {!isGone(error) && <LinkButton to={interviewsPath}>我的面试</LinkButton>}
        </>
      )}
    </div>
  );
}

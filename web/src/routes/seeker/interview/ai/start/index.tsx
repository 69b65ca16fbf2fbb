import { useSearchParams } from 'react-router';
import { NoInterview } from '#features/interview/components/no-interview.tsx';
import { RoomPage } from '#features/interview/room/room-page.tsx';

export const handle = { title: 'AI 面试', fullScreen: true };

/** The room of the interview ?interviewId= names. */
export function Component() {
  const [params] = useSearchParams();
  const interviewId = params.get('interviewId');
  return interviewId === null ? <NoInterview /> : <RoomPage interviewId={interviewId} />;
}

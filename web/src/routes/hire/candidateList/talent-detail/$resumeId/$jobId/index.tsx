import { useParams } from 'react-router';
import { TalentPage } from '#features/application/talent/talent-page.tsx';
import { HeldMark } from '#features/interview/components/held-mark.tsx';
import { InterviewReports } from '#features/interview/components/report-list.tsx';
import { ApplicationEvidence } from '#features/matching/match/application-match.tsx';

export const handle = { title: '人才详情' };

function drawReports(interviewIds: readonly string[], whom: string) {
  return <InterviewReports interviewIds={interviewIds} whom={whom} />;
}

function drawHeldMark(interviewId: string) {
  return <HeldMark interviewId={interviewId} />;
}

/** A candidate opened from the candidates. */
export function Component() {
  const { resumeId = '', jobId = '' } = useParams();
  return (
    <TalentPage
      key={`${resumeId}/${jobId}`}
      kind="candidateList"
      resumeId={resumeId}
      positionId={jobId}
      reports={drawReports}
      heldMark={drawHeldMark}
      Evidence={ApplicationEvidence}
    />
  );
}

import type { CandidateResume } from '@pinjian/contract/resume.ts';
import { useParams } from 'react-router';
import { BulkDock } from '#features/application/bulk/bulk-dock.tsx';
import { ConversationEntry } from '#features/application/conversation/conversation-entry.tsx';
import { ResumeView } from '#features/application/talent/resume-view.tsx';
import { TalentPage } from '#features/matching/talent/talent-page.tsx';

export const handle = { title: '人才详情' };

function drawResume(content: CandidateResume['content']) {
  return <ResumeView content={content} />;
}

function drawTalk(applicationId: string) {
  return <ConversationEntry applicationId={applicationId} />;
}

/** A talent who did not apply, opened from the search of talents; jobId 0 compares them with no position. */
export function Component() {
  const { resumeId = '', jobId = '0' } = useParams();
  return (
    <TalentPage
      key={`${resumeId}/${jobId}`}
      resumeId={resumeId}
      positionId={jobId}
      resume={drawResume}
      talk={drawTalk}
      bulk={<BulkDock />}
    />
  );
}

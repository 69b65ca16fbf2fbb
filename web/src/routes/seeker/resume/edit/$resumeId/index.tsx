import { useParams, useSearchParams } from 'react-router';
import { RequirementGaps } from '#features/matching/tailoring/requirement-gaps.tsx';
import { EditResume } from '#features/resume/editor/components/edit-resume.tsx';

export const handle = { title: '编辑简历' };

/** Edits one resume; opened for a position (`?job=`), with what that one asks for beside it. */
export function Component() {
  const { resumeId = '' } = useParams();
  const [params] = useSearchParams();
  const job = params.get('job');
  return (
    <EditResume
      key={resumeId}
      resumeId={resumeId}
      {...(job !== null && { forJob: { positionId: job, Gaps: RequirementGaps } })}
    />
  );
}

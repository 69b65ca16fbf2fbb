import { useParams } from 'react-router';
import { EditResume } from '#features/resume/editor/components/edit-resume.tsx';

export const handle = { title: '编辑简历' };

/** Edits one resume. */
export function Component() {
  const { resumeId = '' } = useParams();
  return <EditResume key={resumeId} resumeId={resumeId} />;
}

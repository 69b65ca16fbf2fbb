import { useParams } from 'react-router';
import { FirstEdit } from '#features/resume/editor/components/first-edit.tsx';

export const handle = { title: '核对简历' };

/** The first look at what was read of an uploaded file. */
export function Component() {
  const { resumeId = '' } = useParams();
  return <FirstEdit key={resumeId} resumeId={resumeId} />;
}

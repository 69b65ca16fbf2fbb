import { interviewDifficultyLabels, interviewStatus, type InterviewDetail } from '@pinjian/contract/interview.ts';
import { LinkButton } from '#ui/button.tsx';
import { againPath, harderThan } from './subject.ts';

/** After a job simulation: once more, a level up where it was held; nothing after any other interview. */
export function PractiseAgain({ interview }: { readonly interview: InterviewDetail }) {
  const { interviewId, practice, status } = interview;
  if (practice === null || status === interviewStatus.waiting) return null;
  const next = status === interviewStatus.completed ? harderThan(practice.difficulty) : practice.difficulty;
  const harder = next !== practice.difficulty;
  return (
    <LinkButton to={againPath(practice.source, next, interviewId)}>
      {harder ? `再练一次，难一级（${interviewDifficultyLabels[next]}）` : '再练一次'}
    </LinkButton>
  );
}

import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { desk, useMedia } from '#lib/media.ts';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { CandidateList } from '../candidate/candidate-list.tsx';
import { useReadsAll } from '../candidate/use-reads-all.ts';
import { PartLinks } from './part-links.tsx';
import { candidatePartLabels, partsOf, readPart } from './parts.ts';

const Schedule = lazy(async () => ({ default: (await import('./schedule.tsx')).Schedule }));
const Board = lazy(async () => ({ default: (await import('../candidate/board.tsx')).Board }));
const InterviewerLanding = lazy(async () => ({ default: (await import('./landing.tsx')).InterviewerLanding }));

interface CandidatesPageProps {
  /** Why the candidate of an application fits; drawn by the matching feature. */
  readonly why: (applicationId: string, among: readonly string[]) => ReactNode;
}

const subtitles = {
  landing: '今天的面试和等您处理的事',
  board: '每一步有谁，最近变动的在前',
  schedule: '约好的真人面试和等待答复的邀请',
} as const;
const pages = { landing: InterviewerLanding, board: Board, schedule: Schedule } as const;

/** /hire/candidateList: the candidates as a list or a board, and beside them the schedule; an interviewer comes to their own day first. */
export function CandidatesPage({ why }: CandidatesPageProps) {
  const [params] = useSearchParams();
  const parts = partsOf(useReadsAll(), useMedia(desk));
  const part = readPart(params, parts);
  const links = <PartLinks parts={parts} current={part} />;
  if (part === 'list') return <CandidateList kind="candidateList" why={why} parts={links} />;
  const Part = pages[part];
  return (
    <>
      <PageHeader title={candidatePartLabels[part]} subtitle={subtitles[part]} />
      {links}
      <Suspense fallback={<CardSkeletons count={4} />}>
        <Part />
      </Suspense>
    </>
  );
}

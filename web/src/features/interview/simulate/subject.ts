import type { Sent } from '@pinjian/contract/endpoint.ts';
import {
  interviewDifficulties,
  jobDescriptionLength,
  type InterviewDifficulty,
  type PracticeSource,
} from '@pinjian/contract/interview.ts';
import type { previewJobSimulation } from '@pinjian/contract/interview-practice.ts';

export const simulatePath = '/seeker/interview/simulate';

/** Ways to say what to practise for: a position of the platform, one of the job tree, a description that is pasted. */
export const ways = ['job', 'category', 'text'] as const;
export type Way = (typeof ways)[number];

/** What is chosen to practise; stands in the address, but for the pasted words. */
export interface Chosen {
  readonly way: Way;
  readonly jobId: string | null;
  readonly code: string | null;
  readonly difficulty: InterviewDifficulty;
}

/** What is known already: the last position applied to, what the resume aims at. */
export interface Known {
  readonly jobId: string | null;
  readonly code: string | null;
}

/** What the address says, else what is known. */
export function readChosen(params: URLSearchParams, known: Known): Chosen {
  const jobId = params.get('jobId');
  const code = params.get('code');
  const named = ways.find((each) => each === params.get('way'));
  const given = jobId === null ? (code === null ? null : 'category') : 'job';
  const guessed = known.jobId === null && known.code !== null ? 'category' : 'job';
  return {
    way: named ?? given ?? guessed,
    jobId: jobId ?? known.jobId,
    code: code ?? known.code,
    difficulty: interviewDifficulties.find((each) => each === params.get('difficulty')) ?? 'medium',
  };
}

/** The address of what is chosen: all of it, so that changing one's mind about the way forgets nothing. */
export function writeChosen({ way, jobId, code, difficulty }: Chosen): URLSearchParams {
  const params = new URLSearchParams({ way });
  if (jobId !== null) params.set('jobId', jobId);
  if (code !== null) params.set('code', code);
  params.set('difficulty', difficulty);
  return params;
}

export type SimulationWish = Sent<typeof previewJobSimulation>;

/** What the server is asked for; null while nothing is chosen, or too little is pasted. */
export function wishOf({ way, jobId, code, difficulty }: Chosen, text: string): SimulationWish | null {
  if (way === 'job') return jobId === null ? null : { jobId, difficulty };
  if (way === 'category') return code === null ? null : { positionCode: code, difficulty };
  const jobDescription = text.trim();
  return jobDescription.length < jobDescriptionLength.least ? null : { jobDescription, difficulty };
}

/** Where a position is practised for. */
export function practisePath(jobId: string): string {
  return `${simulatePath}?${new URLSearchParams({ jobId })}`;
}

/** Where a practice is done again; one for pasted words is found by its interview, which keeps them. */
export function againPath(source: PracticeSource, difficulty: InterviewDifficulty, interviewId: string): string {
  const about: Record<string, string> =
    'jobId' in source
      ? { jobId: source.jobId }
      : 'positionCode' in source
        ? { code: source.positionCode }
        : { way: 'text', again: interviewId };
  return `${simulatePath}?${new URLSearchParams({ ...about, difficulty })}`;
}

/** The next level up; the hardest stays. */
export function harderThan(difficulty: InterviewDifficulty): InterviewDifficulty {
  return interviewDifficulties[interviewDifficulties.indexOf(difficulty) + 1] ?? difficulty;
}

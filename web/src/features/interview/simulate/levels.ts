import type { InterviewDifficulty } from '@pinjian/contract/interview.ts';
import { simulationMeasures } from '@pinjian/contract/interview-practice.ts';

const asked: Readonly<Record<InterviewDifficulty, string>> = {
  easy: '不出难题，适合第一次练',
  medium: '由易到难，接近真实面试',
  hard: '不出入门题，一开始就深入',
};

/** What a level means before it is chosen: which questions, how far they are followed up. */
export function levelWords(difficulty: InterviewDifficulty): string {
  const { followUps } = simulationMeasures[difficulty];
  return `${asked[difficulty]}；每题最多追问 ${followUps} 次`;
}

/** How much of it: 6 题，约 25 分钟. */
export function levelSize(difficulty: InterviewDifficulty): string {
  const { questions, minutes } = simulationMeasures[difficulty];
  return `${questions} 题，约 ${minutes} 分钟`;
}

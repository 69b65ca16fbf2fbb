import type { Answers } from '../trade.ts';
import { behaviouralAnswers } from './answers-behavioural.ts';
import { softwareCaseAnswers } from './answers-software-cases.ts';
import { softwareAnswers } from './answers-software.ts';
import { tradeAnswers } from './answers-trades.ts';
import { worksCaseAnswers } from './answers-works-cases.ts';

/** What people of the demo world answer to questions of the bank. */
export const answers: Answers = {
  ...behaviouralAnswers,
  ...softwareAnswers,
  ...softwareCaseAnswers,
  ...tradeAnswers,
  ...worksCaseAnswers,
};

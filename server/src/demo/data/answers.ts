import type { Answers } from '../trade.ts';
import { behaviouralAnswers } from './answers-behavioural.ts';
import { softwareAnswers } from './answers-software.ts';
import { tradeAnswers } from './answers-trades.ts';

/** What people of the demo world answer to questions of the bank. */
export const answers: Answers = { ...behaviouralAnswers, ...softwareAnswers, ...tradeAnswers };

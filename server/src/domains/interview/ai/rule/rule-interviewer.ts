import type { Interviewer } from '../interviewer.ts';
import { planByRules } from './plan-interview.ts';
import { readByRules } from './read.ts';

/** The interviewer that needs no model. */
export const ruleInterviewer: Interviewer = {
  name: '规则面试官 1',
  plan: async (material) => planByRules(material),
  read: async (conversation) => readByRules(conversation),
};

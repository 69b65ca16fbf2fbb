import type { Conductor } from '../conductor.ts';
import { planByRules } from './plan-interview.ts';
import { readByRules } from './read.ts';

/** The conductor that needs no model. */
export const ruleConductor: Conductor = {
  name: '规则面试官 1',
  plan: async (material) => planByRules(material),
  read: async (conversation) => readByRules(conversation),
};

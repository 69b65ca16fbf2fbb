import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { planCompetency } from './position-plan.ts';

export const suggestCompetencies = endpoint({
  method: 'GET',
  path: '/interview/competencies',
  caller: 'employer',
  summary: '这个职位的 AI 面试会考察的能力项和评价标准，可用于真人面试；按 AI 面试的先后排列，其余的在后',
  query: z.object({ positionId: id }),
  output: z.object({
    competencies: z.array(
      z.object({ ...planCompetency.shape, /** The AI interview asks about it. */ asked: z.boolean() }),
    ),
  }),
});

export const competencyEndpoints = { suggestCompetencies };

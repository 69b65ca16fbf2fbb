import type { PlannedQuestion } from '../engine/plan.ts';

/** A planned question for tests of prompts and judgements. */
export const sampleQuestion: PlannedQuestion = {
  id: 'sample',
  family: 'sample',
  source: 'bank',
  competency: 'craft',
  difficulty: 'medium',
  form: 'experience',
  text: '讲一次你让接口变快的经历：慢在哪里，你做了什么，结果怎么样？',
  rephrase: '说说你优化过的一个慢接口。',
  anchors: { 1: '说不出做法', 3: '说清做法', 5: '说清做法、取舍和结果' },
  points: [
    { label: '说清慢在哪里', ask: '慢在哪里，怎么发现的？', sayings: ['慢|耗时|超时'] },
    { label: '说清怎么改的', ask: '你具体改了什么？', sayings: ['缓存|索引|合并'] },
    { label: '说出结果', ask: '改完以后是多少？', sayings: ['降到|提升|毫秒'] },
  ],
  requirements: [],
  weight: 1,
  seconds: 240,
};

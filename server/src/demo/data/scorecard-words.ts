import type { Rating, Recommendation } from '@pinjian/contract/application-scorecard-rating.ts';

/** What an interviewer writes down as the reason of a rating, whatever the competency. */
export const evidenceWords: Readonly<Record<Rating, readonly string[]>> = {
  1: ['问了两次都没有说出自己的做法。', '讲的是团队的安排，没有讲到本人做了什么。'],
  2: ['能说出步骤，追问原因时停在名词上。', '举了例子，但结果说不清。'],
  3: ['讲清了背景、做法和结果，和简历一致。', '能说出当时的两个方案和为什么这样选。', '自己跟到了上线，问题也说得坦诚。'],
  4: ['主动讲了失败的一次和后来的改法，数据前后对得上。', '对边界和代价想得很细，追问三层都站得住。'],
};

/** Lines of an interview's notes, with the second at which each is written. */
export const noteWords: readonly (readonly [number, string])[] = [
  [180, '自我介绍清楚，重点放在最近一个项目'],
  [720, '讲到和其他部门的分歧，先对齐了目标再谈方案'],
  [1500, '追问指标口径，能说出怎么统计的'],
  [2220, '反问了团队分工和试用期目标'],
];

/** The last word of a card. */
export const summaryWords: Readonly<Record<Recommendation, readonly string[]>> = {
  strongYes: ['经历和岗位要求高度一致，做法和取舍都讲得具体，建议尽快推进。'],
  yes: [
    '基础扎实，能独立负责一块工作；跨团队推进的例子偏少，下一轮可以再问。',
    '岗位需要的几项都有例子支持，节奏和我们合得来。',
  ],
  no: ['做过相关的工作，但关键部分由他人负责，和这个岗位的要求还有距离。'],
  strongNo: ['核心要求没有看到证据，追问后前后不一致。'],
};

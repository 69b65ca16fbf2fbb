/** Steps of a person's rating of one competency. */
export const ratings = [1, 2, 3, 4] as const;
export type Rating = (typeof ratings)[number];

/** The answer of who saw nothing of a competency: it is no low rating, and counts in no mean. */
export const noEvidence = 'noEvidence' as const;
export const noEvidenceLabel = '没有证据';
/** What one interviewer answers for one competency. */
export type CompetencyAnswer = Rating | typeof noEvidence;

export const ratingLabels: Readonly<Record<Rating, string>> = {
  1: '明显不足',
  2: '略有欠缺',
  3: '达到要求',
  4: '明显突出',
};

/** What one step of any competency means: what was shown in the interview, never what somebody is. */
const general: Readonly<Record<Rating, string>> = {
  1: '问到了，没有说出可用的做法，或做法会带来问题',
  2: '说出了一部分，追问后仍停留在名词或步骤',
  3: '能说清本人怎么做、为什么，结果符合岗位需要',
  4: '具体、有取舍、有验证，能说出边界和可核对的效果',
};

/** The same for the competencies that the AI interview knows, by their names. */
const anchors: Readonly<Record<string, Readonly<Record<Rating, string>>>> = {
  专业能力: {
    1: '没有说出与岗位相关的具体做法',
    2: '说出了一些做法，停留在名词和步骤',
    3: '能说清自己怎么做、用了什么方法，过程完整',
    4: '做法、取舍和验证都具体，能说出方法的边界',
  },
  问题分析与解决: {
    1: '没有说清遇到了什么问题',
    2: '说了问题和结果，缺少中间的分析',
    3: '能说清问题、排查过程和解决办法',
    4: '从现象到根因步步有据，比较过不同办法',
  },
  责任担当: {
    1: '看不出本人承担了什么',
    2: '完成了交代的部分，没有更进一步',
    3: '能说清自己负责的部分，并跟到有结果',
    4: '主动补上空缺并负责到底，坦诚说出失误和改进',
  },
  沟通协作: {
    1: '没有说出与他人怎么配合',
    2: '提到了沟通，没有具体内容',
    3: '能说清对方怎么想、自己怎么沟通、最后怎么定的',
    4: '先弄清对方的顾虑，用事实达成一致，关系没有受损',
  },
  学习与复盘: {
    1: '没有说出学到了什么',
    2: '说了学习的意愿，没有具体经过',
    3: '能说清学了什么、怎么学、用在了哪里',
    4: '从失败或反馈中找到原因并真正改变了做法',
  },
  用户与客户意识: {
    1: '没有站在用户或客户一边说明问题',
    2: '提到了用户或客户，没有弄清他们要什么',
    3: '能说清对方的需要，并据此做了调整',
    4: '抓住真正的需要，也减少了同类问题，有反馈说明',
  },
  结果与数据意识: {
    1: '没有说出结果',
    2: '只有笼统的结果，如“效果不错”',
    3: '说出了具体的指标或结果',
    4: '有对比、有口径，能说清数据的局限',
  },
  计划与推进: {
    1: '没有说出怎么安排和推进',
    2: '按要求做了，缺少计划和跟进',
    3: '能说清目标、分工和时间安排，按时完成',
    4: '在变化中重新排优先级，守住关键目标',
  },
};

/** What a step of a competency means; one that a company named itself has the general words. */
export function anchorOf(competency: string, rating: Rating): string {
  return (anchors[competency] ?? general)[rating];
}

/** What a round asks for that follows no plan, or a plan without competencies. */
export const usualCompetencies = ['专业能力', '问题分析与解决', '沟通协作', '责任担当'] as const;

/** What an interviewer recommends. */
export const recommendations = ['strongYes', 'yes', 'no', 'strongNo'] as const;
export type Recommendation = (typeof recommendations)[number];
export const recommendationLabels: Readonly<Record<Recommendation, string>> = {
  strongYes: '强烈推荐',
  yes: '推荐',
  no: '不推荐',
  strongNo: '强烈不推荐',
};

/** What a debrief decides. */
export const decisions = ['nextRound', 'offer', 'reject', 'discuss'] as const;
export type Decision = (typeof decisions)[number];
export const decisionLabels: Readonly<Record<Decision, string>> = {
  nextRound: '下一轮',
  offer: '发Offer',
  reject: '不通过',
  discuss: '再议',
};

/** How far interviewers agree: all the same, a step apart, or further; `single` while only one has rated. */
export const agreements = ['none', 'single', 'same', 'close', 'apart'] as const;
export type Agreement = (typeof agreements)[number];
export const agreementLabels: Readonly<Record<Agreement, string>> = {
  none: '还没有人看到证据',
  single: '只有一人评分',
  same: '评分一致',
  close: '相差 1 分，基本一致',
  apart: '分歧较大，建议讨论',
};

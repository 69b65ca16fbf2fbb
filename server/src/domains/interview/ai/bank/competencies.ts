/** A scale of the report: five behaviourally anchored steps, the words a person reads beside a score. */
export interface Competency {
  readonly name: string;
  /** Step 1 to 5; step n says what was shown, not what the person is. */
  readonly anchors: readonly [string, string, string, string, string];
}

/** Every competency that is ever scored. Nothing here can be read from a face, a voice or a biography. */
export const competencies = {
  craft: {
    name: '专业能力',
    anchors: [
      '没有说出与岗位相关的具体做法',
      '说出了一些做法，但停留在名词和步骤',
      '能说清自己怎么做、用了什么方法，过程完整',
      '做法有针对性，能说明为什么这样选，并有结果',
      '做法、取舍和验证都讲得具体，能说出方法的边界和可量化的效果',
    ],
  },
  problemSolving: {
    name: '问题分析与解决',
    anchors: [
      '没有说清遇到了什么问题',
      '说了问题和结果，缺少中间的分析',
      '能说清问题、排查过程和解决办法',
      '分析有依据，能排除其他可能，结果经过验证',
      '从现象到根因步步有据，比较过不同办法，结果可量化，还防止了再次发生',
    ],
  },
  ownership: {
    name: '责任担当',
    anchors: [
      '看不出本人承担了什么',
      '完成了交代的部分，没有更进一步',
      '能说清自己负责的部分，并跟到有结果',
      '主动发现问题或补上空缺，推动别人一起完成',
      '在没人要求时主动承担并负责到底，坦诚说出失误，留下了改进',
    ],
  },
  collaboration: {
    name: '沟通协作',
    anchors: [
      '没有说出与他人怎么配合',
      '提到了沟通，但没有具体内容',
      '能说清对方怎么想、自己怎么沟通、最后怎么定的',
      '先弄清对方的顾虑，用事实推动达成一致',
      '兼顾各方利益找到办法，结果可见，关系没有受损，并把做法固定了下来',
    ],
  },
  learning: {
    name: '学习与复盘',
    anchors: [
      '没有说出学到了什么',
      '说了学习的意愿，没有具体经过',
      '能说清学了什么、怎么学、用在了哪里',
      '针对不足有计划地学，并用结果检验',
      '从失败或反馈中找到原因并真正改变了做法，还带动了别人',
    ],
  },
  customer: {
    name: '用户与客户意识',
    anchors: [
      '没有站在用户或客户一边说明问题',
      '提到了用户或客户，但没有弄清他们要什么',
      '能说清对方的需要，并据此做了调整',
      '主动了解背后的原因，给出对方认可的办法',
      '抓住真正的需要，既解决了眼前的事也减少了同类问题，有反馈或数据说明',
    ],
  },
  results: {
    name: '结果与数据意识',
    anchors: [
      '没有说出结果',
      '只有笼统的结果，如“效果不错”',
      '说出了具体的指标或结果',
      '有对比、有口径，能说明结果从哪里来',
      '事先定好标准，排除了干扰，能说清数据的局限，并据此做了下一步决定',
    ],
  },
  execution: {
    name: '计划与推进',
    anchors: [
      '没有说出怎么安排和推进',
      '按要求做了，缺少计划和跟进',
      '能说清目标、分工和时间安排，按时完成',
      '提前识别风险并处理，进度对相关的人透明',
      '在变化和冲突中重新排优先级，守住关键目标，事后改进了做法',
    ],
  },
} as const satisfies Record<string, Competency>;

export type CompetencyId = keyof typeof competencies;

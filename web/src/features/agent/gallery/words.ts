import type { AgentKind } from '@pinjian/contract/by-agent.ts';

interface KindWords {
  readonly does: readonly string[];
  readonly never: readonly string[];
  /** What its owner sees within the first minute. */
  readonly first: string;
}

/** What each kind says of itself before somebody sets one up. */
export const kindWords: Readonly<Record<AgentKind, KindWords>> = {
  scout: {
    does: [
      '按求职意向和简历找职位，逐条说明为什么合适',
      '盯着新发布和有变化的职位',
      '记住您说“不合适”的原因，下次避开',
    ],
    never: ['不会投递，也不会联系招聘方', '不会把您的简历给任何人看'],
    first: '马上列出目前最合适的几个职位',
  },
  submitter: {
    does: ['用您简历里的原话起草打招呼的话', '把投递排好队，等您逐个或一起同意', '您允许后，在每天的上限内自动投递'],
    never: ['不会写简历里没有的事', '不会投给您排除的公司或低于底线的职位', '不会替您接受、谢绝或签字'],
    first: '马上起草几份投递，等您过目',
  },
  coach: {
    does: ['每场面试前整理一页要点', '从面试反馈里找出弱项，推荐练什么', '提醒您还没准备好的事'],
    never: ['不会替您回答或参加面试', '不会把练习的结果给企业看'],
    first: '马上指出先练什么最有用',
  },
  secretary: {
    does: [
      '按您有空的时间提议面试时间',
      '把答复准备好，您点一下就发出',
      '问一问超时没有回音的招聘方',
      '几份 Offer 并排对比',
    ],
    never: ['不会替您接受或拒绝面试和 Offer', '不会透露您没有允许说的事'],
    first: '马上列出等您答复的事',
  },
  intake: {
    does: ['把您的描述整理成职位草稿', '分清必须和加分，避开不合规的词句', '配一份面试方案'],
    never: ['不会自己发布职位', '不会添上您没说过的要求'],
    first: '马上整理出一份职位草稿',
  },
  sourcer: {
    does: [
      '先给五位人选，按您的“合适”和“不合适”校准',
      '每天推荐新的人选，附简历原文作依据',
      '在上限内加入候选人，等对方答复',
    ],
    never: ['不会向没有同意被找到的人发消息', '不会超出您给的额度和上限', '不会按性别、年龄等条件筛人'],
    first: '马上找出五位人选，请您说说合不合适',
  },
  screener: {
    does: ['逐条对照职位要求，附简历原文', '把最该先看的排在前面', '标出还缺哪些信息'],
    never: ['不会拒绝任何人', '不会隐藏任何一份投递'],
    first: '马上排好现有的投递',
  },
  inviter: {
    does: ['建议邀请谁参加 AI 面试或真人面试', '在额度内发出邀请', '候选人没有回音时提醒您'],
    never: ['不会通过或淘汰候选人', '不会超出您给的额度'],
    first: '马上列出可以邀请的候选人',
  },
  reporter: {
    does: ['汇总昨天的进展', '列出等待超时的候选人和同事', '指出异常，例如浏览多投递少'],
    never: ['不会联系候选人', '不会改动任何状态'],
    first: '马上出一份今天的日报',
  },
};

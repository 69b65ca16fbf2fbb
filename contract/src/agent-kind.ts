import type { OutwardActKind } from './agent-act.ts';
import { agentKinds, type AgentKind } from './by-agent.ts';

export type AgentSide = 'seeker' | 'employer';

interface KindFacts {
  readonly side: AgentSide;
  /** What it does for its owner, in one line. */
  readonly does: string;
  /** What it may do towards others where its slip allows; everything else it only shows its owner. */
  readonly acts: readonly OutwardActKind[];
  /** Whether each is about one position of the company. */
  readonly ofPosition: boolean;
}

export const agentKindFacts: Readonly<Record<AgentKind, KindFacts>> = {
  scout: {
    side: 'seeker',
    does: '每天替您找合适的职位，说明为什么合适',
    acts: ['recommend'],
    ofPosition: false,
  },
  submitter: {
    side: 'seeker',
    does: '按您的简历起草打招呼的话，在许可范围内投递',
    acts: ['apply', 'sendMessage'],
    ofPosition: false,
  },
  coach: {
    side: 'seeker',
    does: '面试前给您一份准备要点，按薄弱项安排练习',
    acts: [],
    ofPosition: false,
  },
  secretary: {
    side: 'seeker',
    does: '提醒要答复的事，提出面试时间，并排比较 Offer',
    acts: ['proposeTimes', 'sendMessage'],
    ofPosition: false,
  },
  intake: {
    side: 'employer',
    does: '把一句话的需求写成职位、要求和面试方案',
    acts: [],
    ofPosition: false,
  },
  sourcer: {
    side: 'employer',
    does: '先找五位请您判断，学会之后每天推荐',
    acts: ['recommend', 'addTalent', 'sendMessage', 'askContact'],
    ofPosition: true,
  },
  screener: {
    side: 'employer',
    does: '把收到的投递按要求排好，附上简历原文，不拒绝任何人',
    acts: [],
    ofPosition: true,
  },
  inviter: {
    side: 'employer',
    does: '在许可范围内发出 AI 面试和真人面试邀请',
    acts: ['inviteToAiInterview', 'inviteToRealInterview', 'sendMessage'],
    ofPosition: true,
  },
  reporter: {
    side: 'employer',
    does: '每天早上说清：有什么进展，有什么等您处理，哪里不正常',
    acts: [],
    ofPosition: true,
  },
};

/** The kinds of a side, in the order of the gallery. */
export function kindsOf(side: AgentSide): readonly AgentKind[] {
  return agentKinds.filter((kind) => agentKindFacts[kind].side === side);
}

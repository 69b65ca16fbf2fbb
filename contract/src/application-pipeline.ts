/** Pipeline codes of spec §4: where one seeker stands with one position. `state` on the wire. */
export const steps = [0, 1, 2, 3, 31, 32, 4, 41, 5, 6, 9] as const;
export type Step = (typeof steps)[number];

/** The codes by the words the code uses. */
export const step = {
  none: 0,
  applied: 1,
  candidate: 2,
  aiInvited: 3,
  aiAccepted: 31,
  aiEnded: 32,
  realInvited: 4,
  realAccepted: 41,
  offered: 5,
  rejected: 6,
  recommended: 9,
} as const satisfies Record<string, Step>;

/** What an employer reads. */
export const stepLabels: Readonly<Record<Step, string>> = {
  0: '未投递',
  1: '已投递',
  2: '候选人',
  3: '已邀AI面试',
  31: '待AI面试',
  32: 'AI面试已结束',
  4: '已邀真人面试',
  41: '待真人面试',
  5: '已发Offer',
  6: '未通过',
  9: 'AI推荐',
};

/** What the seeker reads of the same step. */
export const seekerStepLabels: Readonly<Record<Step, string>> = {
  0: '未投递',
  1: '已投递',
  2: '简历通过',
  3: 'AI面试待接受',
  31: '待AI面试',
  32: 'AI面试已完成',
  4: '真人面试待接受',
  41: '待真人面试',
  5: '已收到Offer',
  6: '未通过',
  9: 'AI直推',
};

/** View status of an application (spec §4). */
export const viewStatus = { delivered: 1, viewed: 2, passed: 3, notPassed: 4 } as const;
export type ViewStatus = (typeof viewStatus)[keyof typeof viewStatus];
export const viewStatusLabels: Readonly<Record<ViewStatus, string>> = {
  1: '已投递',
  2: '简历已查看待评估',
  3: '简历通过',
  4: '简历未通过',
};

/** Who may make a move. An agent acts in a person's name under its permission slip; `system` is the clock, the matcher, news of an interview. */
export const movers = ['seeker', 'seekerAgent', 'employer', 'employerAgent', 'system'] as const;
export type Mover = (typeof movers)[number];

interface Move {
  /** Steps it starts from; null: there is no row yet. */
  readonly from: readonly (Step | null)[];
  /**
   * Where it leads. `interviewBase`, `offerBase`: the step that the interview or the offer came from, stored on the
   * row (B of decisions §8). `before`: the step before the rejection. `same`: the step stays, something else changes.
   */
  readonly to: Step | 'interviewBase' | 'offerBase' | 'before' | 'same';
  readonly by: readonly Mover[];
  /** The step it starts from becomes that base. */
  readonly sets?: 'interviewBase' | 'offerBase';
  /** It is about the rejection itself; every other move of seeker and system on a held one is judged from the step before. */
  readonly onRejection?: true;
}

const {
  none,
  applied,
  candidate,
  aiInvited,
  aiAccepted,
  aiEnded,
  realInvited,
  realAccepted,
  offered,
  rejected,
  recommended,
} = step;
const outside = [null, none, recommended] as const;
const afterScreening = [candidate, aiInvited, aiAccepted, aiEnded, realInvited, realAccepted] as const;

const table = {
  recommend: { from: [null, none], to: recommended, by: ['system', 'seekerAgent', 'employerAgent'] },
  /** Dismissed by the one it was made to, or unused for 30 days. */
  dropRecommendation: { from: [recommended], to: none, by: ['seeker', 'employer', 'system'] },
  apply: { from: outside, to: applied, by: ['seeker', 'seekerAgent'] },
  /** The seeker applies to a position that already holds them as a candidate. */
  applyAsCandidate: { from: [...afterScreening, offered], to: 'same', by: ['seeker', 'seekerAgent'] },
  applyAgain: { from: [rejected], to: applied, by: ['seeker', 'seekerAgent'] },
  addTalent: { from: outside, to: candidate, by: ['employer', 'employerAgent'] },
  passResume: { from: [applied], to: candidate, by: ['employer'] },
  inviteToAiInterview: {
    from: [candidate, aiEnded],
    to: aiInvited,
    by: ['employer', 'employerAgent'],
    sets: 'interviewBase',
  },
  acceptAiInterview: { from: [aiInvited], to: aiAccepted, by: ['seeker'] },
  declineAiInterview: { from: [aiInvited], to: 'interviewBase', by: ['seeker'] },
  expireAiInvitation: { from: [aiInvited], to: 'interviewBase', by: ['system'] },
  takeBackAiInvitation: { from: [aiInvited], to: 'interviewBase', by: ['employer'] },
  recordReport: { from: [aiAccepted], to: aiEnded, by: ['system'] },
  /** The window closed unused, or technical failure. */
  closeAiInterview: { from: [aiAccepted], to: 'interviewBase', by: ['system'] },
  inviteToRealInterview: {
    from: [candidate, aiEnded],
    to: realInvited,
    by: ['employer', 'employerAgent'],
    sets: 'interviewBase',
  },
  acceptRealInterview: { from: [realInvited], to: realAccepted, by: ['seeker'] },
  /** The employer answers by rescheduling or by letting the time stand. */
  proposeOtherTime: { from: [realInvited, realAccepted], to: 'same', by: ['seeker', 'seekerAgent'] },
  letTimeStand: { from: [realInvited, realAccepted], to: 'same', by: ['employer'] },
  declineRealInterview: { from: [realInvited], to: 'interviewBase', by: ['seeker'] },
  expireRealInvitation: { from: [realInvited], to: 'interviewBase', by: ['system'] },
  /** The same round at another time: it waits for the seeker's answer again. */
  rescheduleRealInterview: { from: [realInvited, realAccepted], to: realInvited, by: ['employer'] },
  /** Once the round before was held: where this one comes to nothing, the held one stands (41). */
  inviteToNextRound: {
    from: [realAccepted],
    to: realInvited,
    by: ['employer', 'employerAgent'],
    sets: 'interviewBase',
  },
  cancelRealInterview: { from: [realInvited, realAccepted], to: 'interviewBase', by: ['seeker', 'employer'] },
  /** The round was held, also where an offer went out before somebody said so; the step stays, the next one may follow. */
  holdRealInterview: { from: [realAccepted, offered], to: 'same', by: ['employer'] },
  /** A scorecard that is handed in while a rejection waits for its release says the same, behind it. */
  recordHeldInterview: { from: [realAccepted], to: 'same', by: ['system'] },
  /** Either side says that the other did not come: it counts once the other confirms it or lets it pass. */
  claimNoShow: { from: [realAccepted], to: 'same', by: ['seeker', 'employer'] },
  disputeNoShow: { from: [realAccepted], to: 'same', by: ['seeker', 'employer'] },
  /** By the side that confirms; by the clock where it does not answer. */
  recordNoShow: { from: [realAccepted], to: 'interviewBase', by: ['seeker', 'employer', 'system'] },
  sendOffer: { from: [aiEnded, realAccepted], to: offered, by: ['employer'], sets: 'offerBase' },
  /** The seeker asks for other terms. */
  counterOffer: { from: [offered], to: 'same', by: ['seeker'] },
  /** A new version; the one before can be accepted no more. */
  reviseOffer: { from: [offered], to: 'same', by: ['employer'] },
  /** Hired is the offer's own state: an accepted one never leaves 5. */
  acceptOffer: { from: [offered], to: 'same', by: ['seeker'] },
  declineOffer: { from: [offered], to: 'offerBase', by: ['seeker'] },
  withdrawOffer: { from: [offered], to: 'offerBase', by: ['employer'] },
  expireOffer: { from: [offered], to: 'offerBase', by: ['system'] },
  withdraw: { from: [applied, ...afterScreening], to: none, by: ['seeker'] },
  /** A person of the employer, never an agent. The seeker learns of it at its release. An offer is withdrawn before. */
  reject: { from: [applied, ...afterScreening], to: rejected, by: ['employer'] },
  releaseRejection: { from: [rejected], to: rejected, by: ['system'], onRejection: true },
  undoRejection: { from: [rejected], to: 'before', by: ['employer'], onRejection: true },
} as const satisfies Record<string, Move>;
export type MoveName = keyof typeof table;
export const moveNames = Object.keys(table) as [MoveName, ...MoveName[]];

/** The only legal moves (decisions §8). What a move needs beyond its steps (a date, a consent, a free invitation) its operation checks. */
export const applicationMoves: Readonly<Record<MoveName, Move>> = table;

/**
 * Moves of the table that nothing makes yet (docs/not-built.md): nobody is offered them. Building one takes its name away
 * here and there.
 */
export const movesNotBuilt: readonly MoveName[] = [];

/** What happened, in a history. */
export const moveLabels: Readonly<Record<MoveName, string>> = {
  recommend: 'AI推荐',
  dropRecommendation: '推荐已移除',
  apply: '投递简历',
  applyAsCandidate: '投递简历',
  applyAgain: '再次投递',
  addTalent: '加入候选人',
  passResume: '简历通过',
  inviteToAiInterview: '邀请AI面试',
  acceptAiInterview: '接受AI面试',
  declineAiInterview: '谢绝AI面试',
  expireAiInvitation: 'AI面试邀请过期',
  takeBackAiInvitation: '收回AI面试邀请',
  recordReport: 'AI面试报告已生成',
  closeAiInterview: 'AI面试未完成',
  inviteToRealInterview: '邀请真人面试',
  acceptRealInterview: '接受真人面试',
  proposeOtherTime: '提出其他面试时间',
  letTimeStand: '维持原面试时间',
  declineRealInterview: '谢绝真人面试',
  expireRealInvitation: '真人面试邀请过期',
  rescheduleRealInterview: '更改面试时间',
  inviteToNextRound: '邀请下一轮面试',
  cancelRealInterview: '取消真人面试',
  holdRealInterview: '真人面试已完成',
  recordHeldInterview: '真人面试已完成',
  claimNoShow: '标记未到场',
  disputeNoShow: '对未到场有异议',
  recordNoShow: '面试未到场',
  sendOffer: '发出Offer',
  counterOffer: '商议Offer',
  reviseOffer: '更新Offer',
  acceptOffer: '接受Offer',
  declineOffer: '谢绝Offer',
  withdrawOffer: '收回Offer',
  expireOffer: 'Offer过期',
  withdraw: '撤回投递',
  reject: '标记未通过',
  releaseRejection: '已告知未通过',
  undoRejection: '撤销未通过',
};

/** To whom a recommendation (9) was made: `both` while the seeker and the employer hold it. */
export const recommendedTos = ['seeker', 'employer', 'both'] as const;
export type RecommendedTo = (typeof recommendedTos)[number];

/** Hours between a rejection and the moment the seeker learns of it. */
export const rejectionHoldHours = 24;
/** Days an AI interview invitation waits for an answer. */
export const invitationDays = 7;
/** Days after a released rejection before the seeker may apply again. */
export const applyAgainDays = 90;

/** What the employer's lists hold (decisions §8). */
export const activeDeliverySteps = [applied] as const satisfies readonly Step[];
export const candidateListSteps = [...afterScreening, offered, rejected] as const satisfies readonly Step[];

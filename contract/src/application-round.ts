import * as z from 'zod/mini';
import { movers } from './application-pipeline.ts';
import { candidateStanding, chosen } from './application-candidate.ts';
import { movedFrom, myApplication } from './application-view.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { kitMaterial } from './application-round-kit.ts';
import { roundBrief, roundForms, slot } from './application-round-view.ts';
import { instant } from './time.ts';

/** Slots that one invitation offers at most; one alone is a fixed time. */
export const slotLimit = 10;
/** Other times that a seeker proposes at most. */
export const proposalLimit = 5;
/** Interviewers of a round at most. */
export const interviewerLimit = 7;
/** Days that an invitation to a round waits for its answer, unless the last slot is over before. */
export const roundAnswerDays = 7;
/** Hours after the end of a round in which a no-show can be claimed, and in which the other side answers it. */
export const noShowHours = 48;

export { competencyStandingLabels } from './application-round-kit.ts';

export const roundErrors = errorCodes({
  /** The round is not in a state for this any more. */
  roundOver: { code: 40902, message: '这轮面试已结束或已变化，请刷新' },
  /** data: {roundId}: another round waits for its answer or its day. */
  roundOpen: { code: 40903, message: '上一轮面试还没有结束，请先处理上一轮' },
  slotOver: { code: 40904, message: '这个时间已过，请选择其他时间' },
  noProposal: { code: 40906, message: '没有等待答复的时间提议' },
  notYet: { code: 40907, message: '面试开始以后才能这样标记' },
  noShowTooLate: { code: 40908, message: `只能在面试结束后 ${noShowHours} 小时内标记未到场` },
  noShowClaimed: { code: 40909, message: '这轮面试已标记过未到场' },
});

/** Why a seeker declines or either side cancels. */
export const roundEndReasons = ['timeUnsuitable', 'otherOffer', 'notInterested', 'positionChanged', 'other'] as const;
export type RoundEndReason = (typeof roundEndReasons)[number];
export const roundEndReasonLabels: Readonly<Record<RoundEndReason, string>> = {
  timeUnsuitable: '时间不合适',
  otherOffer: '已接受其他机会',
  notInterested: '不再考虑这个职位',
  positionChanged: '职位或安排有变化',
  other: '其他原因',
};
/** Those that each side is offered, in this order. */
export const seekerEndReasons = [
  'timeUnsuitable',
  'otherOffer',
  'notInterested',
  'other',
] as const satisfies readonly RoundEndReason[];
export const employerEndReasons = [
  'timeUnsuitable',
  'positionChanged',
  'other',
] as const satisfies readonly RoundEndReason[];

/** What can be done with a round; each is one call. */
export const roundActs = [
  'accept',
  'propose',
  'decline',
  'cancel',
  'reschedule',
  'letStand',
  'changeInterviewers',
  'markHeld',
  'claimNoShow',
  'answerNoShow',
] as const;
export type RoundAct = (typeof roundActs)[number];

/** Other times that the seeker would like; it stands until it is answered. */
const proposal = z.object({
  times: z.array(z.object({ startsAt: instant, endsAt: instant })),
  note: z.string(),
  proposedAt: instant,
  /** When the employer let the time stand; null while it waits for an answer. A reschedule takes the proposal away. */
  stoodAt: z.nullable(instant),
});
export type RoundProposal = z.output<typeof proposal>;

export const noShowStates = ['claimed', 'confirmed', 'unanswered', 'disputed'] as const;
export type NoShowState = (typeof noShowStates)[number];
export const noShowStateLabels: Readonly<Record<NoShowState, string>> = {
  claimed: '等待对方确认',
  confirmed: '对方已确认',
  unanswered: '对方未答复',
  disputed: '对方有异议',
};

const noShow = z.object({
  /** Who says that the other side did not come. */
  claimedBy: z.enum(['seeker', 'employer']),
  claimedAt: instant,
  note: z.string(),
  state: z.enum(noShowStates),
  /** Without an answer by then it counts. */
  answerBy: instant,
});
export type NoShow = z.output<typeof noShow>;

/** How a round came to an end without being held. */
const roundEnd = z.object({
  by: z.enum(movers),
  reason: z.nullable(z.enum(roundEndReasons)),
  note: z.string(),
  at: instant,
});

const wholeRound = {
  ...roundBrief.shape,
  applicationId: z.string(),
  position: z.object({ positionId: z.string(), title: z.string() }),
  /** A link, a telephone number or an address, by the form; '' for a telephone interview: the candidate is called. */
  place: z.string(),
  /** What the employer tells the candidate: what to bring, whom to ask for. */
  note: z.string(),
  /** Grows with every change that calendars have to learn of (SEQUENCE). */
  sequence: z.int(),
  /** While it is invited: what was offered, in the order of time. */
  slots: z.array(slot),
  invitedAt: instant,
  answeredAt: z.nullable(instant),
  proposal: z.nullable(proposal),
  noShow: z.nullable(noShow),
  end: z.nullable(roundEnd),
  /** To be sent with the next act: state and version of the application as this reader sees them. */
  ...movedFrom,
  /** What this reader may do now. */
  allowedActs: z.array(z.enum(roundActs)),
};

/** A round as members of the company read it. */
export const round = z.object({
  ...wholeRound,
  interviewers: z.array(z.object({ userId: z.string(), name: z.string() })),
  /** Name of who invited; null for one who is erased. */
  invitedBy: z.nullable(z.string()),
  /** The round of the position's plan that it follows; null without one. */
  planRoundId: z.nullable(z.string()),
  /** The candidate as the company may know them, and the resume they are read by. */
  candidate: z.object({ name: z.string(), resumeId: z.nullable(z.string()) }),
});
export type Round = z.output<typeof round>;

/** The same round as its candidate reads it. */
export const myRound = z.object({
  ...wholeRound,
  companyId: z.string(),
  companyName: z.string(),
  interviewers: z.array(z.object({ name: z.string() })),
});
export type MyRound = z.output<typeof myRound>;

/** Where a round leads, by its form: a link, a number, an address. The server checks what each form needs. */
const place = z.string().check(z.trim(), z.maxLength(300, '地点或链接最多 300 个字'));
const noteToCandidate = z.string().check(z.trim(), z.maxLength(500, '给候选人的说明最多 500 个字'));
const words = z._default(z.string().check(z.trim(), z.maxLength(300, '说明最多 300 个字')), '');
const times = z
  .array(instant)
  .check(z.minLength(1, '请选择面试时间'), z.maxLength(slotLimit, `一次最多提供 ${slotLimit} 个时段`));
const minutes = z.int('请填写面试时长').check(z.minimum(10, '面试至少 10 分钟'), z.maximum(480, '面试最长 8 小时'));
const form = z.literal(roundForms, '请选择面试形式');
const interviewerIds = z
  .array(id)
  .check(z.minLength(1, '请选择面试官'), z.maxLength(interviewerLimit, `面试官最多 ${interviewerLimit} 位`));

/** What an employer's act leads to. */
const employerAnswer = z.object({ round, application: candidateStanding });
/** What a seeker's act leads to. */
const seekerAnswer = z.object({ round: myRound, application: myApplication });
const ofRound = { roundId: id, ...movedFrom };

export const inviteToRound = endpoint({
  method: 'POST',
  path: '/job/application/round/invite',
  caller: 'employer',
  summary: '邀请真人面试或下一轮面试：一个固定时间，或 1–10 个时段供候选人选择；7 天内答复',
  body: z.object({
    ...chosen,
    name: z.string().check(z.trim(), z.minLength(1, '请填写轮次名称'), z.maxLength(30, '轮次名称最多 30 个字')),
    form,
    minutes,
    place: z._default(place, ''),
    note: z._default(noteToCandidate, ''),
    times,
    interviewerIds,
    planRoundId: z.optional(id),
  }),
  output: employerAnswer,
});

export const acceptRound = endpoint({
  method: 'POST',
  path: '/job/application/round/accept',
  caller: 'seeker',
  summary: '接受面试并选定一个时段；刚被约走的返回 41030 和仍可选的时间',
  body: z.object({ ...ofRound, slotId: id }),
  output: seekerAnswer,
});

export const proposeOtherTimes = endpoint({
  method: 'POST',
  path: '/job/application/round/propose',
  caller: 'seeker',
  summary: '提出 1–5 个其他时间，由企业改约或维持原时间',
  body: z.object({
    ...ofRound,
    times: z
      .array(instant)
      .check(z.minLength(1, '请至少选择一个时间'), z.maxLength(proposalLimit, `最多提出 ${proposalLimit} 个时间`)),
    note: words,
  }),
  output: seekerAnswer,
});

export const declineRound = endpoint({
  method: 'POST',
  path: '/job/application/round/decline',
  caller: 'seeker',
  summary: '谢绝一轮面试',
  body: z.object({ ...ofRound, reason: z.enum(seekerEndReasons, '请选择原因'), note: words }),
  output: seekerAnswer,
});

export const cancelMyRound = endpoint({
  method: 'POST',
  path: '/job/application/round/cancelMine',
  caller: 'seeker',
  summary: '求职者取消已接受的面试',
  body: z.object({ ...ofRound, reason: z.enum(seekerEndReasons, '请选择原因'), note: words }),
  output: seekerAnswer,
});

export const letProposalStand = endpoint({
  method: 'POST',
  path: '/job/application/round/letStand',
  caller: 'employer',
  summary: '维持原来的面试时间，答复候选人的时间提议',
  body: z.object({ ...ofRound, note: words }),
  output: employerAnswer,
});

export const rescheduleRound = endpoint({
  method: 'POST',
  path: '/job/application/round/reschedule',
  caller: 'employer',
  summary: '更改同一轮面试的时间，等候选人再次答复；形式、地点、时长可一并更改',
  body: z.object({
    ...ofRound,
    times,
    form: z.optional(form),
    minutes: z.optional(minutes),
    place: z.optional(place),
    note: z.optional(noteToCandidate),
  }),
  output: employerAnswer,
});

export const cancelRound = endpoint({
  method: 'POST',
  path: '/job/application/round/cancel',
  caller: 'employer',
  summary: '企业取消一轮面试',
  body: z.object({ ...ofRound, reason: z.enum(employerEndReasons, '请选择原因'), note: words }),
  output: employerAnswer,
});

export const changeInterviewers = endpoint({
  method: 'POST',
  path: '/job/application/round/interviewers',
  caller: 'employer',
  summary: '更换一轮面试的面试官；不再参加的随即看不到这位候选人',
  body: z.object({ ...ofRound, interviewerIds }),
  output: employerAnswer,
});

export const markRoundHeld = endpoint({
  method: 'POST',
  path: '/job/application/round/held',
  caller: 'employer',
  summary: '面试官确认这轮面试已完成',
  body: z.object(ofRound),
  output: employerAnswer,
});

export const claimNoShow = endpoint({
  method: 'POST',
  path: '/job/application/round/noShow',
  caller: 'employer',
  summary: '标记候选人未到场：对方确认或 48 小时未答复后生效',
  body: z.object({ ...ofRound, note: words }),
  output: employerAnswer,
});

export const claimEmployerNoShow = endpoint({
  method: 'POST',
  path: '/job/application/round/noShowMine',
  caller: 'seeker',
  summary: '标记企业未到场：对方确认或 48 小时未答复后生效',
  body: z.object({ ...ofRound, note: words }),
  output: seekerAnswer,
});

export const answerNoShow = endpoint({
  method: 'POST',
  path: '/job/application/round/noShow/answer',
  caller: 'employer',
  summary: '企业确认候选人所说的未到场，或提出异议',
  body: z.object({ ...ofRound, confirm: z.boolean(), note: words }),
  output: employerAnswer,
});

export const answerMyNoShow = endpoint({
  method: 'POST',
  path: '/job/application/round/noShowMine/answer',
  caller: 'seeker',
  summary: '求职者确认企业所说的未到场，或提出异议',
  body: z.object({ ...ofRound, confirm: z.boolean(), note: words }),
  output: seekerAnswer,
});

export const listRounds = endpoint({
  method: 'GET',
  path: '/job/application/round/list/{applicationId}',
  caller: 'employer',
  summary: '一位候选人的各轮面试，新的在前',
  output: z.array(round),
});

export const listMyRounds = endpoint({
  method: 'GET',
  path: '/job/application/round/mine/{applicationId}',
  caller: 'seeker',
  summary: '我在一次投递中的各轮面试，新的在前',
  output: z.array(myRound),
});

export const getRound = endpoint({
  method: 'GET',
  path: '/job/application/round/{roundId}',
  caller: 'employer',
  summary: '一轮面试',
  output: round,
});

export const getMyRound = endpoint({
  method: 'GET',
  path: '/job/application/round/my/{roundId}',
  caller: 'seeker',
  summary: '我的一轮面试',
  output: myRound,
});

/** What an interviewer reads before the round. Scores only once their own scorecard is locked. */
export const roundKit = z.object({ round, ...kitMaterial });
export type RoundKit = z.output<typeof roundKit>;

export const getKit = endpoint({
  method: 'GET',
  path: '/job/application/round/{roundId}/kit',
  caller: 'employer',
  summary: '面试材料：投递时的简历、AI面试已体现和未考察的能力、可以追问的问题',
  output: roundKit,
});

export const roundEndpoints = {
  inviteToRound,
  acceptRound,
  proposeOtherTimes,
  declineRound,
  cancelMyRound,
  letProposalStand,
  rescheduleRound,
  cancelRound,
  changeInterviewers,
  markRoundHeld,
  claimNoShow,
  claimEmployerNoShow,
  answerNoShow,
  answerMyNoShow,
  listRounds,
  listMyRounds,
  getRound,
  getMyRound,
  getKit,
};

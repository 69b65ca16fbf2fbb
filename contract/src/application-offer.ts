import * as z from 'zod/mini';
import { candidateSummary } from './application-candidate.ts';
import { offerSettingsEndpoints } from './application-offer-settings.ts';
import { declineReasons, offerStates, offerSummary, offerTerms } from './application-offer-terms.ts';
import { headCount, myOffer, offer, offerDraft } from './application-offer-view.ts';
import { movedFrom, myApplication } from './application-view.ts';
import { objection } from './dictionary-objection.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { fen } from './money.ts';
import { pageOf, pageQuery } from './paging.ts';
import { day, instant } from './time.ts';

export const offerErrors = errorCodes({
  /** data: [{path, message}] */
  incomplete: { code: 41010, message: 'Offer 还没有填写完整' },
  approvalNeeded: { code: 41011, message: '请先完成审批，再发出 Offer' },
  notApprover: { code: 41012, message: '现在不是由您审批' },
  beingApproved: { code: 41013, message: '正在审批，请先撤回审批再修改' },
  nameDiffers: { code: 41014, message: '姓名与您投递的简历不一致，请填写简历上的姓名' },
  offerOver: { code: 41015, message: '这份 Offer 已过期或已结束' },
  notStarted: { code: 41016, message: '入职日期还没有到，到了之后再记录' },
  cannotApprove: { code: 41017, message: '请选择一位能查看 Offer 的同事' },
  openOffer: { code: 41018, message: '候选人手里有未答复的 Offer，请先收回' },
  /** data: {objections} */
  objectionable: { code: 41019, message: '有不能使用的内容，请修改后再发出' },
  alreadyOpen: { code: 41020, message: '这位候选人已有一份进行中的 Offer，请刷新' },
});

/** What a refusal of `offerErrors.objectionable` carries; paths as in the terms. */
export const offerObjectedData = z.object({ objections: z.array(objection) });

/** The revision that a change is made from; another is refused with 40900. 0 where there is no offer yet. */
const revision = z.int().check(z.minimum(0));
/** An offer, as it was looked at. */
const looked = { offerId: id, revision };
const reason = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, '请填写原因'), z.maxLength(max, `原因最多 ${max} 个字`));
const words = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max, `说明最多 ${max} 个字`)), '');

// -- The employer ---------------------------------------------------------------------------------------------------

export const getCandidateOffer = endpoint({
  method: 'GET',
  path: '/job/offer/candidate/{applicationId}',
  caller: 'employer',
  summary: '候选人的 Offer：草稿、审批、各个版本、答复、材料；没有时给出按职位和简历预填的内容',
  output: z.object({
    position: z.object({
      positionId: z.string(),
      title: z.string(),
      /** The range that the position shows: 1.5W-2.5W·14薪. */
      salary: z.string(),
      headCount,
    }),
    candidate: z.object({
      resumeId: z.nullable(z.string()),
      name: z.string(),
      /** What the candidate asks for in the resume; '' when not said. */
      intendedSalary: z.string(),
    }),
    /** What a new offer begins with. */
    suggested: offerTerms,
    /** Whether an offer can be drafted now (a step that one can be sent from, or nearly). */
    mayDraft: z.boolean(),
    /** The newest one. */
    offer: z.nullable(offer),
    /** Offers before it, newest first. */
    earlier: z.array(offer),
  }),
});

export const saveOffer = endpoint({
  method: 'POST',
  path: '/job/offer/save',
  caller: 'employer',
  summary: '保存 Offer 草稿；已发出的 Offer 由此起草新版本，发出前候选人看不到',
  body: z.object({ applicationId: id, revision, terms: offerTerms }),
  output: offer,
});

export const checkOffer = endpoint({
  method: 'POST',
  path: '/job/offer/check',
  caller: 'employer',
  summary: '不保存，只看还缺什么、哪里要留意（薪资范围、试用期规定、不能使用的内容）',
  body: z.object({ applicationId: id, terms: offerTerms }),
  output: z.pick(offerDraft, { issues: true, warnings: true }),
});

export const discardOfferDraft = endpoint({
  method: 'POST',
  path: '/job/offer/discard',
  caller: 'employer',
  summary: '放弃草稿；从未发出的 Offer 随之移除，已发出的版本不变',
  body: z.object(looked),
});

export const askOfferApproval = endpoint({
  method: 'POST',
  path: '/job/offer/approval/ask',
  caller: 'employer',
  summary: '提交审批，按公司设置的顺序逐一审批',
  body: z.object(looked),
  output: offer,
});

export const takeBackOfferApproval = endpoint({
  method: 'POST',
  path: '/job/offer/approval/takeBack',
  caller: 'employer',
  summary: '撤回审批，回到草稿',
  body: z.object(looked),
  output: offer,
});

export const answerOfferApproval = endpoint({
  method: 'POST',
  path: '/job/offer/approval/answer',
  caller: 'employer',
  summary: '同意，或说明原因退回修改',
  body: z.object({ ...looked, approve: z.boolean(), reason: words(300) }),
  output: offer,
});

export const delegateOfferApproval = endpoint({
  method: 'POST',
  path: '/job/offer/approval/delegate',
  caller: 'employer',
  summary: '把轮到自己的审批转交给一位同事',
  body: z.object({ ...looked, memberId: id }),
  output: offer,
});

export const skipOfferApproval = endpoint({
  method: 'POST',
  path: '/job/offer/approval/skip',
  caller: 'employer',
  summary: '管理员说明原因，跳过剩下的审批；留有记录',
  body: z.object({ ...looked, reason: reason(300) }),
  output: offer,
});

export const sendOffer = endpoint({
  method: 'POST',
  path: '/job/offer/send',
  caller: 'employer',
  summary: '发出 Offer，未写有效期时 7 天内有效',
  body: z.object({ ...looked, ...movedFrom }),
  output: offer,
});

export const reviseOffer = endpoint({
  method: 'POST',
  path: '/job/offer/revise',
  caller: 'employer',
  summary: '发出新版本，之前的版本不能再接受',
  body: z.object({ ...looked, ...movedFrom }),
  output: offer,
});

export const withdrawOffer = endpoint({
  method: 'POST',
  path: '/job/offer/withdraw',
  caller: 'employer',
  summary: '说明原因，收回尚未接受的 Offer，候选人回到之前的步骤',
  body: z.object({ offerId: id, ...movedFrom, reason: reason(300) }),
  output: offer,
});

export const recordOnboarding = endpoint({
  method: 'POST',
  path: '/job/offer/onboarding',
  caller: 'employer',
  summary: '入职日期起记录已入职，或说明原因记录未到岗',
  body: z.object({ ...looked, outcome: z.enum(['onboarded', 'notArrived'], '请选择结果'), reason: words(300) }),
  output: offer,
});

export const receiveOfferPaper = endpoint({
  method: 'POST',
  path: '/job/offer/paper/receive',
  caller: 'employer',
  summary: '勾选或取消：公司已收到一项入职材料',
  body: z.object({ offerId: id, name: z.string(), received: z.boolean() }),
  output: offer,
});

/** What the list of offers can be narrowed to beside a state. */
export const offerLists = ['all', 'toApprove', 'open', 'accepted', 'over'] as const;
export type OfferList = (typeof offerLists)[number];
export const offerListLabels: Readonly<Record<OfferList, string>> = {
  all: '全部',
  toApprove: '待我审批',
  open: '进行中',
  accepted: '已接受',
  over: '已结束',
};

/** A row of the company's offers. */
export const offerRow = z.object({
  ...offerSummary.shape,
  applicationId: z.string(),
  resumeId: z.nullable(z.string()),
  position: z.object({ positionId: z.string(), title: z.string() }),
  candidate: candidateSummary,
  /** Base pay and months of the newest terms as everywhere: 25,000元/月 × 14. */
  pay: z.string(),
  startsOn: z.nullable(day),
  /** Terms wait for the reader's approval. */
  toApprove: z.boolean(),
  updatedAt: instant,
});
export type OfferRow = z.output<typeof offerRow>;

export const listOffers = endpoint({
  method: 'GET',
  path: '/job/offer/list',
  caller: 'employer',
  summary: '公司的 Offer，最近变动的在前；附各组的数量',
  query: z.object({
    list: z._default(z.enum(offerLists, '没有这个列表'), 'all'),
    state: z.optional(z.enum(offerStates, '没有这个状态')),
    positionId: z.optional(id),
    ...pageQuery,
  }),
  output: z.extend(pageOf(offerRow), {
    /** Of the position, whatever `list` and `state` ask for; in the order of `offerLists`. */
    counts: z.array(z.object({ list: z.enum(offerLists), count: z.int() })),
  }),
});

const fileName = z._default(
  z.string().check(z.trim(), z.minLength(1), z.maxLength(100, '文件名最多 100 个字')),
  '录用意向书.pdf',
);

export const exportOfferLetter = endpoint({
  method: 'GET',
  path: '/job/offer/letter/{offerId}',
  caller: 'employer',
  summary: '录用信（PDF）：一个发出的版本，不指定时是草稿，每页标有“草稿”；文件名取自请求的 fileName',
  query: z.object({ number: z.optional(z.coerce.number().check(z.int(), z.minimum(1))), fileName }),
  file: 'pdf',
});

// -- The seeker -----------------------------------------------------------------------------------------------------

/** A version of an offer, as the seeker looked at it: accepting another one is 40900. */
const answered = { offerId: id, number: z.int().check(z.minimum(1)), ...movedFrom };

export const listMyOffers = endpoint({
  method: 'GET',
  path: '/job/offer/mine',
  caller: 'seeker',
  summary: '我收到的 Offer，可以答复的在前，其余从新到旧；用于对比',
  output: z.array(myOffer),
});

export const getMyOffer = endpoint({
  method: 'GET',
  path: '/job/offer/mine/{positionId}',
  caller: 'seeker',
  summary: '我在一个职位上收到的 Offer；首次打开即记为已查看',
  output: z.object({
    /** The newest one. */
    offer: z.nullable(myOffer),
    earlier: z.array(myOffer),
    /** Under which name the resume was sent: accepting takes just this one. */
    name: z.string(),
  }),
});

const answeredOffer = z.object({ application: myApplication, offer: myOffer });

export const acceptOffer = endpoint({
  method: 'POST',
  path: '/job/offer/accept',
  caller: 'seeker',
  summary: '写下姓名，接受 Offer 的最新版本',
  body: z.object({
    ...answered,
    name: z.string().check(z.trim(), z.minLength(1, '请填写您的姓名'), z.maxLength(40, '姓名最多 40 个字')),
  }),
  output: answeredOffer,
});

export const counterOffer = endpoint({
  method: 'POST',
  path: '/job/offer/counter',
  caller: 'seeker',
  summary: '提出商议：希望的薪资、入职日期和说明',
  body: z
    .object({
      ...answered,
      basePay: z._default(z.nullable(fen), null),
      startsOn: z._default(z.nullable(day), null),
      words: words(1000),
    })
    .check(
      z.refine((asked) => asked.basePay !== null || asked.startsOn !== null || asked.words !== '', {
        message: '请填写希望的薪资、入职日期或说明',
        path: ['words'],
      }),
    ),
  output: answeredOffer,
});

export const declineOffer = endpoint({
  method: 'POST',
  path: '/job/offer/decline',
  caller: 'seeker',
  summary: '选择原因，谢绝 Offer',
  body: z.object({ ...answered, reason: z.enum(declineReasons, '请选择原因'), words: words(500) }),
  output: answeredOffer,
});

export const tickOfferPaper = endpoint({
  method: 'POST',
  path: '/job/offer/paper/ready',
  caller: 'seeker',
  summary: '勾选或取消：我已备好一项入职材料',
  body: z.object({ offerId: id, name: z.string(), ready: z.boolean() }),
  output: myOffer,
});

export const exportMyOfferLetter = endpoint({
  method: 'GET',
  path: '/job/offer/mine/letter/{offerId}',
  caller: 'seeker',
  summary: '我收到的录用信（PDF），一个发出的版本；文件名取自请求的 fileName',
  query: z.object({ number: z.coerce.number().check(z.int(), z.minimum(1)), fileName }),
  file: 'pdf',
});

export const offerEndpoints = {
  getCandidateOffer,
  saveOffer,
  checkOffer,
  discardOfferDraft,
  askOfferApproval,
  takeBackOfferApproval,
  answerOfferApproval,
  delegateOfferApproval,
  skipOfferApproval,
  sendOffer,
  reviseOffer,
  withdrawOffer,
  recordOnboarding,
  receiveOfferPaper,
  listOffers,
  exportOfferLetter,
  ...offerSettingsEndpoints,
  listMyOffers,
  getMyOffer,
  acceptOffer,
  counterOffer,
  declineOffer,
  tickOfferPaper,
  exportMyOfferLetter,
};

import * as z from 'zod/mini';
import { actKinds, actStates, agentAct, agentVerdict, verdictReasons } from './agent-act.ts';
import { agentKinds } from './by-agent.ts';
import { agentSlip } from './agent-slip.ts';
import { agentDetail, agentResults, agentSummary } from './agent-view.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id, idempotencyKey } from './ids.ts';
import { pageOf, pageQuery } from './paging.ts';
import { day } from './time.ts';

/** Agents of one person that are not ended, at most. */
export const maxAgents = 20;
/** Days that what waits for its owner waits, where its subject does not end before. */
export const approvalDays = 3;

/** What the slip, its owner, the platform or the receiver says against an act. */
export const agentErrors = errorCodes({
  switchedOff: { code: 41201, message: '智能体暂由平台停用，恢复后会继续' },
  paused: { code: 41202, message: '这个智能体已暂停' },
  ended: { code: 41203, message: '这个智能体已结束' },
  slipChanged: { code: 41204, message: '许可单已改动，将按新的许可单重新考虑' },
  onlySuggests: { code: 41205, message: '许可单只允许建议或起草这件事' },
  approvalNeeded: { code: 41206, message: '这件事要您同意后才做' },
  dailyCap: { code: 41207, message: '今天的次数已用完' },
  totalCap: { code: 41208, message: '许可的总次数已用完' },
  outsideHours: { code: 41209, message: '现在不在许可的时间内' },
  slipOver: { code: 41210, message: '许可单已到期' },
  cityOutside: { code: 41211, message: '城市不在许可范围内' },
  salaryOutside: { code: 41212, message: '薪资不在许可范围内' },
  companyNever: { code: 41213, message: '许可单写明不联系这家公司' },
  creditsSpent: { code: 41214, message: '许可的额度已用完' },
  receiverRefuses: { code: 41215, message: '对方不接收智能体的消息' },
  alreadyDone: { code: 41216, message: '这件事已经做过' },
  notCovered: { code: 41217, message: '许可单没有写到这件事' },
  tooManyAgents: { code: 41220, message: `最多同时有 ${maxAgents} 个智能体，请先结束不用的` },
  actOver: { code: 41221, message: '这件事已处理或已过期，请刷新' },
  cannotUndo: { code: 41222, message: '现在不能撤销了' },
  kindTaken: { code: 41223, message: '您已有一个同样的智能体' },
  runningNow: { code: 41224, message: '它正在看，请稍候' },
  stillAnswering: { code: 41225, message: '它正在回答，请等它说完，或先让它停下' },
});

const agentId = id;
const only = { agentId };

export const listAgents = endpoint({
  method: 'GET',
  path: '/agent/list',
  caller: 'signedIn',
  summary: '自己的智能体；企业成员还看到同事为共同负责的职位设立的',
  output: z.object({
    agents: z.array(agentSummary),
    /** Of one's own: what waits for an answer. */
    waiting: z.int(),
    /** Kinds that the platform has switched off. */
    switchedOff: z.array(z.enum(agentKinds)),
  }),
});

export const getAgent = endpoint({
  method: 'GET',
  path: '/agent/one/{agentId}',
  caller: 'signedIn',
  summary: '一个智能体：许可单、各个版本、最近几次的计划',
  output: agentDetail,
});

export const createAgent = endpoint({
  method: 'POST',
  path: '/agent/create',
  caller: 'signedIn',
  summary: '设立智能体，立即开始第一次；同一提交标识结果相同',
  body: z.object({
    key: idempotencyKey,
    kind: z.enum(agentKinds),
    /** '' takes the label of its kind. */
    name: z._default(z.string().check(z.trim(), z.maxLength(20, '名称最多 20 个字')), ''),
    /** Of employers' kinds that are about one position. */
    positionId: z.optional(id),
    slip: agentSlip,
  }),
  output: agentDetail,
});

export const saveSlip = endpoint({
  method: 'POST',
  path: '/agent/slip/save',
  caller: 'signedIn',
  summary: '写许可单的新版本；旧版本保留，等待同意的事按新版本重新考虑',
  body: z.object({ ...only, version: z.int().check(z.minimum(1)), slip: agentSlip }),
  output: agentDetail,
});

export const pauseAgent = endpoint({
  method: 'POST',
  path: '/agent/pause',
  caller: 'signedIn',
  summary: '立即暂停；已暂停的结果相同',
  body: z.object(only),
  output: agentDetail,
});

export const resumeAgent = endpoint({
  method: 'POST',
  path: '/agent/resume',
  caller: 'signedIn',
  summary: '继续；在工作的结果相同',
  body: z.object(only),
  output: agentDetail,
});

export const endAgent = endpoint({
  method: 'POST',
  path: '/agent/end',
  caller: 'signedIn',
  summary: '结束智能体，不再恢复；日记保留',
  body: z.object(only),
  output: agentDetail,
});

export const pauseAllAgents = endpoint({
  method: 'POST',
  path: '/agent/pauseAll',
  caller: 'signedIn',
  summary: '立即暂停自己的全部智能体',
});

export const runAgent = endpoint({
  method: 'POST',
  path: '/agent/run',
  caller: 'signedIn',
  summary: '现在看一次',
  body: z.object(only),
  output: agentDetail,
});

export const tellAgent = endpoint({
  method: 'POST',
  path: '/agent/tell',
  caller: 'signedIn',
  summary: '对智能体说一句话（建岗助手由此得知要招什么人）；同一提交标识结果相同',
  body: z.object({
    ...only,
    key: idempotencyKey,
    words: z.string().check(z.trim(), z.minLength(1, '请填写内容'), z.maxLength(1000, '最多 1000 个字')),
  }),
  output: agentDetail,
});

/** What a list of acts shows: what waits for its owner, or everything there was. */
export const actLists = ['approvals', 'diary'] as const;
export type ActList = (typeof actLists)[number];

export const listActs = endpoint({
  method: 'GET',
  path: '/agent/acts',
  caller: 'signedIn',
  summary: '等您同意的事，或日记；可按智能体、种类、状态、职位、日期筛选，新的在前',
  query: z.object({
    list: z._default(z.enum(actLists), 'diary'),
    agentId: z.optional(id),
    kind: z.optional(z.enum(actKinds)),
    state: z.optional(z.enum(actStates)),
    positionId: z.optional(id),
    from: z.optional(day),
    to: z.optional(day),
    ...pageQuery,
  }),
  output: pageOf(agentAct),
});

const decided = z.object({
  actId: z.string(),
  state: z.enum(actStates),
  /** Why it was not done; null where it was. */
  objection: z.nullable(z.string()),
});
export type DecidedAct = z.output<typeof decided>;

export const approveActs = endpoint({
  method: 'POST',
  path: '/agent/acts/approve',
  caller: 'signedIn',
  summary: '同意：每件恰好按所见的内容做一次；可先改要发的文字',
  body: z.object({
    acts: z
      .array(
        z.object({
          actId: id,
          /** Other words than it wrote. */
          text: z.optional(
            z.string().check(z.trim(), z.minLength(1, '请填写内容'), z.maxLength(1000, '最多 1000 个字')),
          ),
        }),
      )
      .check(z.minLength(1, '请选择要处理的事'), z.maxLength(50, '一次最多 50 件')),
  }),
  output: z.array(decided),
});

export const declineActs = endpoint({
  method: 'POST',
  path: '/agent/acts/decline',
  caller: 'signedIn',
  summary: '不同意；原因让它学到',
  body: z.object({
    actIds: z.array(id).check(z.minLength(1, '请选择要处理的事'), z.maxLength(50, '一次最多 50 件')),
    reason: z._default(z.nullable(z.enum(verdictReasons)), null),
    words: z._default(z.string().check(z.trim(), z.maxLength(200, '最多 200 个字')), ''),
  }),
  output: z.array(decided),
});

export const settlePrepared = endpoint({
  method: 'POST',
  path: '/agent/acts/settle',
  caller: 'signedIn',
  summary: '准备好的答复：已由本人答复，或不用了',
  body: z.object({ actId: id, answered: z.boolean() }),
  output: agentAct,
});

export const undoAct = endpoint({
  method: 'POST',
  path: '/agent/acts/undo',
  caller: 'signedIn',
  summary: '撤销智能体做的一件事，以本人的名义',
  body: z.object({ actId: id }),
  output: agentAct,
});

export const giveVerdict = endpoint({
  method: 'POST',
  path: '/agent/acts/verdict',
  caller: 'signedIn',
  summary: '说它找得对不对，它由此学习；再说一次取代前一次',
  body: z.object({
    actId: id,
    good: z.boolean(),
    reason: z._default(z.nullable(z.enum(verdictReasons)), null),
    words: z._default(z.string().check(z.trim(), z.maxLength(200, '最多 200 个字')), ''),
  }),
  output: agentVerdict,
});

export const getAgentResults = endpoint({
  method: 'GET',
  path: '/agent/results',
  caller: 'signedIn',
  summary: '成果与花费：按天、按智能体',
  query: z.object({
    agentId: z.optional(id),
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90)), 30),
  }),
  output: agentResults,
});

const reception = z.object({
  /** Whether messages that agents of the other side write are kept out. */
  refuses: z.boolean(),
  /** Whether the caller may change it; in a company its managers do. */
  mayChange: z.boolean(),
});
export type AgentReception = z.output<typeof reception>;

export const getAgentReception = endpoint({
  method: 'GET',
  path: '/agent/reception',
  caller: 'signedIn',
  summary: '是否接收对方智能体的消息',
  output: reception,
});

export const saveAgentReception = endpoint({
  method: 'POST',
  path: '/agent/reception/save',
  caller: 'signedIn',
  summary: '接收或不接收对方智能体的消息',
  body: z.object({ refuses: z.boolean() }),
  output: reception,
});

export const agentEndpoints = {
  listAgents,
  getAgent,
  createAgent,
  saveSlip,
  pauseAgent,
  resumeAgent,
  endAgent,
  pauseAllAgents,
  runAgent,
  tellAgent,
  listActs,
  approveActs,
  declineActs,
  settlePrepared,
  undoAct,
  giveVerdict,
  getAgentResults,
  getAgentReception,
  saveAgentReception,
};

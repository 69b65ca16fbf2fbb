import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { companyRoles } from './reading.ts';
import { instant } from './time.ts';

/** dictNums of interview_form: 视频, 电话, 现场. */
export const interviewForm = { video: 1, phone: 2, onSite: 3 } as const;

export const interviewForms = [interviewForm.video, interviewForm.phone, interviewForm.onSite] as const;

/** Most rounds of one plan, people in one round (decisions §17), competencies of a round, people of a hiring team. */
export const maxPlanRounds = 8;
export const maxInterviewers = 7;
export const maxCompetencies = 8;
export const maxTeam = 20;

/** Minutes that one round may take. */
export const roundMinutes = { min: 10, max: 480 } as const;

/** What interviewers look at in a round, and what they hold it against. */
export const planCompetency = z.object({
  name: z.string().check(z.trim(), z.minLength(1, '请填写能力项'), z.maxLength(20, '能力项最多 20 个字')),
  /** What good looks like, in the company's own words; '' without. */
  anchor: z.string().check(z.trim(), z.maxLength(200, '评价标准最多 200 个字')),
});
export type PlanCompetency = z.output<typeof planCompetency>;

/** One round as it is planned, for whoever is invited. */
export const planRound = z.object({
  /** Made by whoever adds the round, kept as long as it is planned: what is prefilled and judged by it names it. */
  planRoundId: id,
  name: z.string().check(z.trim(), z.minLength(1, '请填写轮次名称'), z.maxLength(20, '轮次名称最多 20 个字')),
  form: z.literal(interviewForms),
  minutes: z
    .int('时长为整数分钟')
    .check(
      z.minimum(roundMinutes.min, `时长至少 ${roundMinutes.min} 分钟`),
      z.maximum(roundMinutes.max, `时长最多 ${roundMinutes.max} 分钟`),
    ),
  /** Members of the company, each once. */
  interviewerIds: z.array(id).check(
    z.maxLength(maxInterviewers, `一轮最多 ${maxInterviewers} 位面试官`),
    z.refine((ids) => new Set(ids).size === ids.length, '同一位面试官只能选一次'),
  ),
  competencies: z.array(planCompetency).check(
    z.maxLength(maxCompetencies, `一轮最多 ${maxCompetencies} 个能力项`),
    z.refine((each) => new Set(each.map(({ name }) => name)).size === each.length, '能力项不能重复'),
  ),
});
export type PlanRound = z.output<typeof planRound>;

/** What somebody is on one position, whatever their role in the company. */
export const teamParts = ['manager', 'recruiter', 'interviewer', 'coordinator'] as const;
export type TeamPart = (typeof teamParts)[number];
export const teamPartLabels: Readonly<Record<TeamPart, string>> = {
  manager: '用人经理',
  recruiter: '招聘负责人',
  interviewer: '面试官',
  coordinator: '面试协调',
};

const teamMember = z.object({ memberId: id, part: z.enum(teamParts) });
export type TeamMember = z.output<typeof teamMember>;

/** How people are interviewed for a position and who hires for it. */
export const positionPlan = z.object({
  /** In the order in which they are held. */
  rounds: z.array(planRound).check(
    z.maxLength(maxPlanRounds, `最多 ${maxPlanRounds} 轮`),
    z.refine((each) => new Set(each.map((round) => round.planRoundId)).size === each.length, '轮次重复，请刷新'),
  ),
  team: z.array(teamMember).check(
    z.maxLength(maxTeam, `招聘团队最多 ${maxTeam} 人`),
    z.refine((each) => new Set(each.map((member) => member.memberId)).size === each.length, '同一位成员只能加入一次'),
  ),
});
export type PositionPlan = z.output<typeof positionPlan>;

/** A round that a plan without any may begin with. */
export type SuggestedRound = Pick<PlanRound, 'name' | 'form' | 'minutes'>;

/** What most companies begin with: the team first, then HR. Offered, never stored unasked. */
export const suggestedRounds: readonly SuggestedRound[] = [
  { name: '业务面', form: interviewForm.video, minutes: 45 },
  { name: 'HR面', form: interviewForm.phone, minutes: 30 },
];

/** A colleague who can be named in a plan. */
const colleague = z.object({
  memberId: z.string(),
  /** Their name, or the masked phone of who has none. */
  name: z.string(),
  role: z.enum(companyRoles),
});
export type PlanColleague = z.output<typeof colleague>;

const planOfPosition = z.object({
  positionId: z.string(),
  /** Of the plan, apart from the position's: 0 for one that was never written. */
  version: z.int(),
  /** null for one that was never written. */
  savedAt: z.nullable(instant),
  /** Who saved it last, by name; null where they left. */
  savedBy: z.nullable(z.string()),
  /** Nobody is in it who is no member any more. */
  content: positionPlan,
  /** Every member of the company: who can be chosen, and the names of who is. */
  colleagues: z.array(colleague),
});
export type PlanOfPosition = z.output<typeof planOfPosition>;

export const planErrors = errorCodes({
  planEditedElsewhere: { code: 40935, message: '面试方案刚被其他人修改过，请刷新后再编辑' },
  planNamesStranger: { code: 40936, message: '方案里有人已不在公司，请移除后再保存' },
  teamFull: { code: 40937, message: `招聘团队最多 ${maxTeam} 人` },
});

export const getPositionPlan = endpoint({
  method: 'GET',
  path: '/job/position/{positionId}/plan',
  caller: 'employer',
  summary: '职位的面试方案和招聘团队；面试官只能看自己参与的职位',
  output: planOfPosition,
});

export const savePositionPlan = endpoint({
  method: 'PUT',
  path: '/job/position/{positionId}/plan',
  caller: 'employer',
  summary: '保存面试方案（自动保存）；version 不是最新时拒绝（40935），内容相同视为已保存',
  body: z.object({ version: z.int().check(z.minimum(0)), content: positionPlan }),
  output: planOfPosition,
});

export const addToTeam = endpoint({
  method: 'POST',
  path: '/job/position/{positionId}/team',
  caller: 'employer',
  summary: '把一位成员加入职位的招聘团队，已在其中的改为这个分工',
  body: teamMember,
  output: planOfPosition,
});

export const copyPositionPlan = endpoint({
  method: 'POST',
  path: '/job/position/{positionId}/plan/copy',
  caller: 'employer',
  summary: '把另一个职位的面试方案和招聘团队用到这个还没有方案的职位',
  body: z.object({ fromPositionId: id }),
  output: planOfPosition,
});

export const planEndpoints = { getPositionPlan, savePositionPlan, addToTeam, copyPositionPlan };

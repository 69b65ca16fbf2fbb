import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { interviewFeedback, interviewReport } from './interview-report.ts';
import { interviewTurn } from './interview-room.ts';
import { aiUses } from './interview-setup.ts';
import { instant } from './time.ts';

/** Kinds of spec §3. */
export const interviewKinds = ['position', 'simulate', 'resume', 'skill'] as const;
export type InterviewKind = (typeof interviewKinds)[number];
export const interviewKindLabels: Readonly<Record<InterviewKind, string>> = {
  position: '职位面试',
  simulate: '模拟面试',
  resume: '简历面试',
  skill: '技能面试',
};

/** Life of an interview (decisions §10). */
export const interviewStates = ['created', 'prepared', 'running', 'finished', 'abandoned', 'scored'] as const;
export type InterviewState = (typeof interviewStates)[number];

/** Interview status on the wire (spec §4). 0 is an invitation nobody accepted yet: the list of applications adds those. */
export const interviewStatus = { notStarted: 0, completed: 1, waiting: 2, expired: 3 } as const;
export type InterviewStatus = (typeof interviewStatus)[keyof typeof interviewStatus];
export const interviewStatusLabels: Readonly<Record<InterviewStatus, string>> = {
  0: '未开始',
  1: '已完成',
  2: '待面试',
  3: '已过期',
};
const status = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/** How hard a practice interview is. */
export const interviewDifficulties = ['easy', 'medium', 'hard'] as const;
export type InterviewDifficulty = (typeof interviewDifficulties)[number];
export const interviewDifficultyLabels: Readonly<Record<InterviewDifficulty, string>> = {
  easy: '入门',
  medium: '进阶',
  hard: '挑战',
};

export const interviewErrors = errorCodes({
  consentNeeded: { code: 42251, message: '需要逐项同意后才能开始面试；不同意可以先不参加，与招聘方另约方式' },
  notPrepared: { code: 40951, message: '请先完成面试准备' },
  alreadyOver: { code: 40952, message: '这场面试已经结束' },
  windowOver: { code: 40953, message: '这场面试已过期' },
  reportNotReady: { code: 40954, message: '报告正在生成，请稍后再看' },
  notReadyToAnswer: { code: 40955, message: '现在还不能作答，请等面试官说完' },
  unreadableFrame: { code: 42252, message: '消息格式不正确' },
});

/**
 * What is consented to, item by item, before a text interview. `version` changes with the words: a consent is to the
 * words that were shown. `kinds` are the interviews that ask for it.
 */
export const consentItems = ['aiInterviewer', 'transcript', 'sharing', 'retention'] as const;
export type ConsentItem = (typeof consentItems)[number];
export const consents: Readonly<
  Record<ConsentItem, { version: string; title: string; text: string; kinds: readonly InterviewKind[] }>
> = {
  aiInterviewer: {
    version: '2',
    title: '由 AI 面试官提问和评分',
    text: '本场面试由 AI 面试官主持，程序按公开的评分标准给出参考评分。平台接入了语言模型时，您的回答会交给模型处理，用于提问和评分，评分前会遮住认得出的姓名、学校、年龄等，报告里会写明用了哪个模型。评分只看您说了什么，不看姓名、性别、年龄、学校，也不会自动淘汰任何人，去留由招聘方的人决定。',
    kinds: interviewKinds,
  },
  transcript: {
    version: '1',
    title: '保存文字记录',
    text: '您和面试官的每一句话都会保存为文字记录，用于断线后继续、评分和给您反馈。本场为文字面试，不录音、不录像。',
    kinds: interviewKinds,
  },
  sharing: {
    version: '1',
    title: '报告提供给招聘方',
    text: '文字记录和面试报告会提供给发出邀请的公司，用于本职位的招聘，不会提供给其他公司。',
    kinds: ['position'],
  },
  retention: {
    version: '1',
    title: '保存期限',
    text: '文字记录和报告保存在您的账号下，您可以随时查看；注销账号时一并删除。',
    kinds: interviewKinds,
  },
};

/** The consents that an interview of this kind asks for, in the order they are shown. */
export function consentsFor(kind: InterviewKind): readonly ConsentItem[] {
  return consentItems.filter((item) => consents[item].kinds.includes(kind));
}

const interviewHead = {
  interviewId: id,
  kind: z.enum(interviewKinds),
  /** The position's title, the resume's, the skill. */
  title: z.string(),
  /** '' without a company. */
  companyName: z.string(),
  state: z.enum(interviewStates),
  status,
  /** After this instant it cannot be begun or continued. */
  windowEndsAt: instant,
  createdAt: instant,
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** False once it ended before its questions were asked: 未完成. */
  complete: z.boolean(),
  feedbackReady: z.boolean(),
};
export const interviewItem = z.object(interviewHead);
export type InterviewItem = z.output<typeof interviewItem>;

/** What is practised: a position of the platform, one of the job tree, or a description that was pasted. */
const practiceSource = z.union([
  z.object({ jobId: id }),
  z.object({ positionCode: z.string() }),
  z.object({ jobDescription: z.string() }),
]);
export type PracticeSource = z.output<typeof practiceSource>;

/** What a job simulation was begun with, so that it can be done once more. */
export const practiceOf = z.object({ source: practiceSource, difficulty: z.enum(interviewDifficulties) });
export type Practice = z.output<typeof practiceOf>;

export const interviewDetail = z.object({
  ...interviewHead,
  /** What is planned: number of main questions and minutes. */
  questionCount: z.int(),
  minutes: z.int(),
  /** What the company lets the candidate use; null where no company asks. */
  aiUse: z.nullable(z.enum(aiUses)),
  /** Items to consent to, and those already granted. */
  consentItems: z.array(z.enum(consentItems)),
  granted: z.array(z.enum(consentItems)),
  /** null unless it is a job simulation. */
  practice: z.nullable(practiceOf),
  transcript: z.array(interviewTurn),
});
export type InterviewDetail = z.output<typeof interviewDetail>;

const started = z.object({ interviewId: id });
const chosen = z.object({ interviewId: id });

export const startPostInterview = endpoint({
  method: 'POST',
  path: '/interview/startPostInterview',
  caller: 'seeker',
  summary: '进入已接受的职位面试；没有可进行的面试时返回 40900',
  body: z.object({ jobId: id }),
  output: started,
});

/** Characters that a pasted description has, at least and at most. */
export const jobDescriptionLength = { least: 20, most: 8000 } as const;

/** What to practise, one of three, and how hard. */
export const simulationWish = {
  jobId: z.optional(id),
  positionCode: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  jobDescription: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(jobDescriptionLength.least, `职位描述至少 ${jobDescriptionLength.least} 个字`),
        z.maxLength(jobDescriptionLength.most, `职位描述最多 ${jobDescriptionLength.most} 个字`),
      ),
  ),
  difficulty: z._default(z.enum(interviewDifficulties), 'medium'),
};

export const startJobSimulationInterview = endpoint({
  method: 'POST',
  path: '/interview/startJobSimulationInterview',
  caller: 'seeker',
  summary: '开始模拟面试：按站内职位、职位名称或粘贴的职位描述',
  body: z.object(simulationWish),
  output: started,
});

export const startResumePostInterview = endpoint({
  method: 'POST',
  path: '/interview/startResumePostInterview',
  caller: 'seeker',
  summary: '开始简历面试：围绕简历里的经历提问，可指定一个职位',
  body: z.object({ resumeId: id, jobId: z.optional(id) }),
  output: started,
});

export const startSkillInterview = endpoint({
  method: 'POST',
  path: '/interview/startSkillInterview',
  caller: 'seeker',
  summary: '开始技能面试：围绕一项技能提问',
  body: z.object({
    skill: z.string().check(z.trim(), z.minLength(1, '请填写技能'), z.maxLength(30, '技能最多 30 个字')),
    level: z.enum(interviewDifficulties),
  }),
  output: started,
});

export const prepareInterview = endpoint({
  method: 'POST',
  path: '/interview/prepare',
  caller: 'seeker',
  summary: '面试准备：逐项同意并记录设备情况，完成后才能进入面试间',
  body: z.object({
    interviewId: id,
    consents: z
      .array(z.object({ item: z.enum(consentItems), version: z.string().check(z.maxLength(10)), granted: z.boolean() }))
      .check(z.maxLength(10)),
    /** What the page found out; `online` is the round trip to the server in milliseconds. */
    devices: z.object({
      online: z.nullable(z.number().check(z.minimum(0), z.maximum(600_000))),
      screen: z.string().check(z.maxLength(40)),
    }),
  }),
  output: z.object({ interviewId: id, state: z.enum(interviewStates) }),
});

export const getInterview = endpoint({
  method: 'GET',
  path: '/interview/detail',
  caller: 'seeker',
  summary: '一场面试的安排、进度和文字记录',
  query: chosen,
  output: interviewDetail,
});

export const getInterviewReport = endpoint({
  method: 'GET',
  path: '/interview/report',
  caller: 'employer',
  summary: '面试报告：评分、依据和职位要求的覆盖情况',
  query: chosen,
  output: interviewReport,
});

export const getInterviewFeedback = endpoint({
  method: 'GET',
  path: '/interview/feedback',
  caller: 'seeker',
  summary: '给求职者的面试反馈：展现了什么，怎样更进一步',
  query: chosen,
  output: interviewFeedback,
});

export const interviewEndpoints = {
  startPostInterview,
  startJobSimulationInterview,
  startResumePostInterview,
  startSkillInterview,
  prepareInterview,
  getInterview,
  getInterviewReport,
  getInterviewFeedback,
};

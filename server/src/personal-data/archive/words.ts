import { densityLabels, paletteLabels, templateLabels } from '@pinjian/contract/resume-print.ts';
import { documentLabels } from '@pinjian/contract/account-real-name.ts';
import { noShowStateLabels, roundEndReasonLabels } from '@pinjian/contract/application-round.ts';
import { roundStateLabels } from '@pinjian/contract/application-round-view.ts';
import { seekerStepLabels, viewStatusLabels } from '@pinjian/contract/application-pipeline.ts';
import type { DictType } from '@pinjian/contract/dictionary.ts';
import { answerFlagLabels, bandLabels, scoreStateLabels } from '@pinjian/contract/interview-report.ts';
import { reviewStateLabels } from '@pinjian/contract/interview-review.ts';
import { consents, interviewKindLabels, interviewStatusLabels } from '@pinjian/contract/interview.ts';
import { transferReasonLabels, unitLabels } from '@pinjian/contract/wallet.ts';
import { dictLabel } from '#domains/dictionary/index.ts';

type Words = Readonly<Record<string | number, string>>;

const consentTitles = Object.fromEntries(Object.entries(consents).map(([item, { title }]) => [item, title]));

/** What the words and numbers of the JSON files mean, by the name that they stand under. */
const wordsOf: Readonly<Record<string, Words>> = {
  unit: { ...unitLabels, fen: '分' },
  movementReason: transferReasonLabels,
  movementAct: { post: '入账', hold: '冻结', take: '扣除', release: '退回' },
  identity: { seeker: '求职者', employer: '企业方' },
  event: {
    signIn: '登录',
    newDevice: '在新设备上登录',
    signedOutElsewhere: '在另一台设备上退出此设备',
    theft: '登录凭证被重复使用，已退出',
    roleSwitched: '切换身份',
    phoneChanged: '更换手机号',
    signInFailed: '多次输错验证码',
    signInLocked: '输错验证码过多，暂停登录',
    mailChanged: '绑定邮箱',
    mailRemoved: '解绑邮箱',
    realNamePassed: '实名认证通过',
    realNameWithdrawn: '撤回实名认证',
  },
  role: { owner: '管理员', recruiter: '招聘者', interviewer: '面试官' },
  gender: { 0: '男', 1: '女' },
  realNameState: { 0: '未认证', 1: '审核中', 2: '已认证', 3: '未通过' },
  method: { face: '人脸核验', document: '证件照片' },
  documentType: documentLabels,
  status: { 0: '审核中', 1: '通过', 2: '未通过' },
  type: { 1: '面试', 2: '职位审核', 7: '通知', 11: 'AI面试邀请', 21: '面试确认' },
  writtenBy: { me: '我', seeker: '求职者', company: '企业' },
  channel: { sms: '短信', mail: '邮件' },
  kind: {
    ...interviewKindLabels,
    ai: 'AI面试',
    interview: '面试',
    application: '投递',
    offer: '录用意向',
    review: '审核与复核',
    recommendation: 'AI直推',
    money: '钱包与发票',
    security: '账号安全',
  },
  termKind: { school: '学校', major: '专业', company: '公司', skill: '技能' },
  state: {
    ...seekerStepLabels,
    ...scoreStateLabels,
    ...reviewStateLabels,
    created: '未准备',
    prepared: '已准备',
    running: '进行中',
    finished: '已结束',
    abandoned: '已中断',
    waiting: '待发送',
    sending: '发送中',
    sent: '已发送',
    failed: '未成功',
    unsure: '待确认',
    dropped: '未发送',
  },
  invitationState: {
    pending: '等待答复',
    accepted: '已接受',
    declined: '已谢绝',
    expired: '已过期',
    takenBack: '已收回',
  },
  roundState: roundStateLabels,
  noShowState: noShowStateLabels,
  claimedBy: { seeker: '我', employer: '企业' },
  by: { seeker: '我', seekerAgent: '我的智能体', employer: '企业', employerAgent: '企业的智能体', system: '系统' },
  reason: roundEndReasonLabels,
  bookingState: { booked: '已确定', cancelled: '已取消' },
  joinState: { pending: '等待答复', accepted: '已同意', refused: '已拒绝', cancelled: '已撤回' },
  parseState: { none: '手写', pending: '等待读取', parsing: '读取中', parsed: '已读取', failed: '未能读取' },
  review: reviewStateLabels,
  viewStatus: viewStatusLabels,
  interviewStatus: interviewStatusLabels,
  visibility: { open: '所有企业', applied: '仅投递过的企业' },
  speaker: { interviewer: '面试官', candidate: '我' },
  item: consentTitles,
  band: bandLabels,
  piece: { own: '原话', frame: '句式', topic: '要点', blank: '空处' },
  standing: { counts: '计入', reference: '仅供参考', evidence: '只列证据' },
  outcome: { answered: '已回答', skipped: '已跳过', unanswered: '没有回答', notAsked: '没有问到' },
  flags: answerFlagLabels,
  template: templateLabels,
  palette: paletteLabels,
  density: densityLabels,
  skippedQuestions: { position: '职位', city: '城市', salary: '薪资' },
};

/** Numbers of a dictionary, by the name that they stand under. */
const dictionaryOf: Readonly<Record<string, DictType>> = {
  degree: 'education',
  jobStatus: 'job_hunting_status',
  level: 'skill_level',
  jobType: 'job_type',
  cycle: 'salary_cycle',
  arrivalTime: 'arrival_time',
  arrival: 'arrival_time',
  jobTypes: 'job_type',
  recruitTypes: 'recruit_type',
};

/** What a value says to a person; the value itself where it is no word of ours. */
export function wordOf(name: string, value: string | number): string {
  const dictionary = dictionaryOf[name];
  const label = dictionary === undefined || typeof value === 'string' ? undefined : dictLabel(dictionary, value);
  return label ?? wordsOf[name]?.[value] ?? String(value);
}

/** Ids and what only a program needs: in the JSON files alone, and so is the company's report beside the feedback. */
const forPrograms = new Set([
  // Beside its name.
  'industry',
  'seq',
  'index',
  'meta',
  'report',
  'engine',
  'version',
  'revision',
  'allowedMoves',
  'mark',
  'transcript',
  'avatar',
  'logoUrl',
  'confidence',
]);

/** Facts that bear the name of another kind of fact, told by what stands beside them: a competency's level is no skill's. */
const ownNames: readonly { readonly name: string; readonly beside: string; readonly own: string }[] = [
  { name: 'level', beside: 'anchor', own: 'competencyLevel' },
  { name: 'kind', beside: 'words', own: 'termKind' },
  { name: 'state', beside: 'ordinal', own: 'roundState' },
  { name: 'state', beside: 'claimedBy', own: 'noShowState' },
  { name: 'state', beside: 'invitedAt', own: 'invitationState' },
  { name: 'state', beside: 'note', own: 'joinState' },
];

/** The name that a fact has on the page, beside the others. */
export function nameOf(name: string, beside: object): string {
  return ownNames.find((each) => each.name === name && each.beside in beside)?.own ?? name;
}

/** Whether a fact stands on the page, beside the others. */
export function isReadable(name: string, beside: object): boolean {
  // What kind of turn it was shows from what is said.
  if (name === 'kind' && 'speaker' in beside) return false;
  return !forPrograms.has(name) && !/(?:Id|Url|Code|Hash)$/.test(name);
}

/** One word for what is said in parts: the label of a choice, the name of a place, the words of a quotation. */
export function shortForm(value: object): string | null {
  if ('label' in value && 'value' in value) return String(value.label);
  if ('code' in value && 'name' in value) return String(value.name);
  if ('text' in value && 'seq' in value && 'start' in value) return String(value.text);
  return null;
}

import { actKindLabels, actModeLabels, type OutwardActKind } from '@pinjian/contract/agent-act.ts';
import { agentKindFacts } from '@pinjian/contract/agent-kind.ts';
import { ruleOf, toneLabels, type ActRule, type AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { floorText } from '#lib/format/pay.ts';

/** A part of a permission slip as it is read: a heading and sentences. */
export interface SlipPart {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What the ids of a slip are called. */
export interface SlipNames {
  /** Of the slip's cities, in their order. */
  readonly cities: readonly string[];
  /** Titles of the owner's resumes by id. */
  readonly resumes: ReadonlyMap<string, string>;
}

const dayNames = ['一', '二', '三', '四', '五', '六', '日'];
const never = '它永远不会：接受或拒绝面试和 Offer、签字、付款、删除内容、改动这份许可单。这些只能由您本人做。';

/** 每天, 周一至周五, 周一、周三. */
export function daysText(days: readonly number[]): string {
  const sorted = days.toSorted((a, b) => a - b);
  if (sorted.length === 7) return '每天';
  const [first = 1, last = first] = [sorted[0], sorted.at(-1)];
  const isRun = sorted.length > 2 && last - first === sorted.length - 1;
  const named = (day: number) => `周${dayNames[day - 1] ?? ''}`;
  return isRun ? `${named(first)}至${named(last)}` : sorted.map(named).join('、');
}

/** 08:00 */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

function ruleText(act: OutwardActKind, { mode, daily, total }: ActRule): string {
  const label = actKindLabels[act];
  if (mode === 'suggest') return `${label}：${actModeLabels.suggest}，由您自己做。`;
  if (mode === 'draft') return `${label}：${actModeLabels.draft}，由您自己发出。`;
  const caps = `每天最多 ${daily} 次，总共最多 ${total} 次。`;
  return mode === 'ask' ? `${label}：您同意后才做，${caps}` : `${label}：它自己做，${caps}`;
}

function payLines({ salaryFloor, salaryCeiling }: AgentSlip, kind: AgentKind): readonly string[] {
  if (agentKindFacts[kind].side === 'seeker')
    return [salaryFloor === null ? '薪资：不设底线' : `薪资：不低于 ${floorText(salaryFloor)}/月`];
  return [salaryCeiling === null ? '薪资预算：不设上限' : `薪资预算：不高于 ${floorText(salaryCeiling)}/月`];
}

function companyLine(companies: readonly string[], kind: AgentKind): string {
  const isSeekers = agentKindFacts[kind].side === 'seeker';
  if (companies.length === 0) return isSeekers ? '没有排除的公司' : '没有排除的公司，各家的人都可以联系';
  return `${isSeekers ? '不投递也不联系' : '不联系在这些公司工作的人'}：${companies.join('、')}`;
}

/** Whether an act of this kind may spend credits of the company. */
export function spends(kind: AgentKind): boolean {
  const { acts } = agentKindFacts[kind];
  return acts.includes('inviteToAiInterview') || acts.includes('askContact');
}

/** Whether an agent of this kind sends a resume. */
export function appliesWithResume(kind: AgentKind): boolean {
  return agentKindFacts[kind].acts.includes('apply');
}

function resumeLines({ resumeId }: AgentSlip, kind: AgentKind, titles: ReadonlyMap<string, string>): readonly string[] {
  if (!appliesWithResume(kind)) return [];
  if (resumeId === null) return ['投递时用您的默认简历'];
  const title = titles.get(resumeId);
  return [title === undefined ? '投递时用您选的简历' : `投递时用简历「${title}」`];
}

function actPart(slip: AgentSlip, kind: AgentKind): SlipPart {
  const { acts } = agentKindFacts[kind];
  const own = acts.map((act) => ruleText(act, ruleOf(slip, act)));
  const others = acts.length === 0 ? '只整理给您看，不对外做任何事。' : '其他对外的事：每次都先问您。';
  return { title: '可以做的事', lines: [...own, others, never] };
}

function sayPart({ tone, mayState }: AgentSlip, kind: AgentKind): SlipPart {
  const source = agentKindFacts[kind].side === 'seeker' ? '简历' : '职位和公司资料';
  const basis =
    mayState.length === 0 ? `只说${source}里有的事实。` : `除了${source}里的事实，还可以说：${mayState.join('；')}。`;
  return { title: '怎么说', lines: [`语气${toneLabels[tone]}。${basis}`, '发出的每句话都标明“AI 代发”和您的称呼。'] };
}

/**
 * A permission slip as one Chinese page, in the order in which it is read.
 */
export function slipParts(slip: AgentSlip, kind: AgentKind, names: SlipNames): readonly SlipPart[] {
  const { goal, companiesNever, hours, endsOn, credits } = slip;
  const facts = agentKindFacts[kind];
  return [
    { title: '目标', lines: [goal === '' ? facts.does : goal] },
    {
      title: '范围',
      lines: [
        names.cities.length === 0 ? '城市：不限' : `城市：${names.cities.join('、')}`,
        ...payLines(slip, kind),
        companyLine(companiesNever, kind),
        ...resumeLines(slip, kind, names.resumes),
      ],
    },
    actPart(slip, kind),
    {
      title: '时间',
      lines: [
        `${daysText(hours.days)} ${hourText(hours.from)}–${hourText(hours.to)}（北京时间）对外做事，其他时间只整理。`,
        endsOn === null ? '一直有效，直到您暂停或结束它。' : `有效期到 ${endsOn}，之后自动停下。`,
      ],
    },
    ...(spends(kind)
      ? [{ title: '花费', lines: [credits === 0 ? '不能花额度。' : `总共最多花 ${credits} 额度，用完就停。`] }]
      : []),
    ...(facts.acts.length === 0 ? [] : [sayPart(slip, kind)]),
  ];
}

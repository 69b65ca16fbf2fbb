import type { ActSection } from '@pinjian/contract/agent-act.ts';
import type { InterviewOutline } from '@pinjian/contract/interview-practice.ts';
import { requirementResultLabels, type Match } from '@pinjian/contract/matching-match.ts';
import type { PositionDetail } from '@pinjian/contract/position-view.ts';
import type { Proposal } from '../../run/planner.ts';
import { momentText } from '../writing/moments.ts';
import { asEvidence, quotesOf } from '../writing/quotes.ts';
import type { Weakness } from './plan.ts';

/** An interview that is still to come, with what our own data say about it. */
export interface Ahead {
  readonly applicationId: string;
  /** null for an AI interview. */
  readonly roundId: string | null;
  readonly interviewId: string | null;
  /** When it begins; of an AI interview, until when it can be held. */
  readonly at: Date;
  readonly position: { readonly positionId: string; readonly title: string; readonly companyName: string };
  /** 初面（视频）, AI 面试. */
  readonly name: string;
  readonly minutes: number;
  /** Where it leads, for whom, what the company tells: label and value, as the seeker may see them. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Of an AI interview: what it asks about. */
  readonly outline: InterviewOutline | null;
  /** null where the position is not shown any more. */
  readonly detail: PositionDetail | null;
  readonly match: Match | null;
}

type Row = ActSection['rows'][number];

const mostDemands = 6;
const mostAsked = 3;

/** What to know and to prepare before an interview, from the position, the company, the round and one's own resume. */
export function briefOf(ahead: Ahead, weaknesses: readonly Weakness[]): Proposal {
  const { position, at, name, match, roundId, interviewId, applicationId } = ahead;
  const { positionId, title, companyName } = position;
  const met = match === null ? [] : quotesOf(match, { most: 3, withInterviews: true });
  const when = roundId === null ? `${momentText(at)} 前完成` : momentText(at);
  return {
    act: 'brief',
    // A new time makes it a new one.
    key: `brief:${roundId ?? interviewId ?? applicationId}:${at.toISOString()}`,
    subject: {
      positionId,
      applicationId,
      positionTitle: title,
      companyName,
      ...(roundId === null ? {} : { roundId }),
      ...(interviewId === null ? {} : { interviewId }),
    },
    title: `${companyName}「${title}」${name}：${when}`,
    why: whyOf(ahead),
    evidence: met.map(asEvidence),
    sections: [
      section('时间和方式', [
        { label: '时间', value: when },
        { label: '时长', value: `${ahead.minutes} 分钟` },
        ...ahead.facts,
      ]),
      section('会问什么', topics(ahead)),
      section('职位的要求和您的经历', demands(match)),
      section('先想好这几点', gaps(match, weaknesses)),
      section('公司和职位', background(ahead.detail)),
      section('可以问对方', openPoints(ahead.detail)),
    ].filter(({ rows }) => rows.length > 0),
    expiresAt: at,
  };
}

const section = (title: string, rows: readonly Row[]): ActSection => ({
  title,
  rows: rows.filter(({ value }) => value !== ''),
});

function whyOf({ match }: Ahead): string {
  if (match === null) return '出自职位、公司和面试安排的现有资料。';
  const must = match.requirements.filter(({ kind }) => kind === 'must');
  const missing = must.filter(({ result }) => result === 'noEvidence').length;
  if (must.length === 0) return '职位没有写明必须的要求，可以着重讲和职责最接近的经历。';
  return missing === 0
    ? `职位必须的 ${must.length} 条要求，您的简历都写到了，面试时各准备一个具体的例子。`
    : `职位必须的 ${must.length} 条要求里，有 ${missing} 条简历没有写到，最好提前想好怎么说。`;
}

function topics({ outline }: Ahead): Row[] {
  if (outline === null) return [];
  return [
    { label: '题数', value: `${outline.questionCount} 题` },
    ...outline.topics.map(({ name, questions, minutes }) => ({
      label: name,
      value: `${questions} 题，约 ${minutes} 分钟`,
    })),
    { label: '会涉及的技能', value: outline.skills.join('、') },
  ];
}

/** Each thing that the position needs beside one's own words for it. */
function demands(match: Match | null): Row[] {
  if (match === null) return [];
  const wanted = match.requirements.toSorted((a, b) => Number(a.kind === 'nice') - Number(b.kind === 'nice'));
  return wanted.slice(0, mostDemands).map(({ words, kind, result, evidence }) => {
    const quote = evidence.find((each) => !each.words.includes('*'))?.words;
    const value = result === 'noEvidence' ? '简历没有写到' : requirementResultLabels[result];
    return { label: `${words}${kind === 'nice' ? '（加分）' : ''}`, value, ...(quote === undefined ? {} : { quote }) };
  });
}

function gaps(match: Match | null, weaknesses: readonly Weakness[]): Row[] {
  const missing = (match?.requirements ?? []).filter(({ kind, result }) => kind === 'must' && result === 'noEvidence');
  return [
    ...missing.slice(0, 3).map(({ words }) => ({
      label: words,
      value: '如果接触过，准备一个例子：当时的情况、您做了什么、结果如何；没有就如实说，并说明打算怎么补上。',
    })),
    ...weaknesses.slice(0, 2).map(({ name, howTo }) => ({ label: `上次反馈：${name}`, value: howTo })),
  ];
}

function background(detail: PositionDetail | null): Row[] {
  if (detail === null) return [];
  const { company } = detail;
  const [duties] = detail.description;
  return [
    {
      label: '公司',
      value: [company.name, company.industryName, company.staffSize, company.financingStage]
        .filter((part) => part !== null && part !== '')
        .join(' · '),
    },
    { label: '薪资', value: detail.salaryText },
    {
      label: '地点',
      value: [detail.city.name, detail.district?.name ?? '', detail.address].filter((part) => part !== '').join(' '),
    },
    ...(duties === undefined ? [] : [{ label: duties.title.label, value: duties.text.slice(0, 200) }]),
  ];
}

/** What the post leaves open is worth a question. */
function openPoints(detail: PositionDetail | null): Row[] {
  if (detail === null) return [];
  const said = detail.description.map(({ text }) => text).join('\n');
  const points: readonly (readonly [open: boolean, label: string, value: string])[] = [
    [detail.salaryText === '面议', '薪资', '职位写的是面议：可以问范围、构成和发放方式。'],
    [detail.headCount > 1, '团队', `这个职位招 ${detail.headCount} 人：可以问怎么分工、向谁汇报。`],
    [!/加班|工作时间|双休|弹性|周末/u.test(said), '工作时间', '职位没有写：可以问上下班时间和周末安排。'],
    [!/汇报|团队|小组|部门/u.test(said), '团队和汇报', '职位没有写：可以问团队规模和汇报对象。'],
    [!/试用期/u.test(said), '试用期', '职位没有写：可以问时长、工资和转正标准。'],
  ];
  return points
    .filter(([open]) => open)
    .slice(0, mostAsked)
    .map(([, label, value]) => ({ label, value }));
}

import type { ActSubject } from '@pinjian/contract/agent-act.ts';
import { ruleOf, type AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { ConversationMessage } from '@pinjian/contract/application-conversation.ts';
import type { Match } from '@pinjian/contract/matching-match.ts';
import type { PositionCard } from '@pinjian/contract/position-view.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { greetingKey } from '../../act/greeting-key.ts';
import { findUnsupported } from '../../honesty/find-unsupported.ts';
import { givesOrders } from '../../honesty/gives-orders.ts';
import type { AgentFacts, Plan, Proposal } from '../../run/planner.ts';
import { isWanted } from '../scout/choose.ts';
import { nameOf } from '../scout/explain.ts';
import { greet, type Written } from '../writing/greeting.ts';
import { asEvidence, missingOf, quotesOf } from '../writing/quotes.ts';
import { resumeSources } from '../writing/sources.ts';
import { answerTo, questionsIn, topicLabels, type Line, type Question } from './read-questions.ts';

/** A position that the seeker might apply to. */
export interface Target {
  readonly position: PositionCard;
  readonly match: Match;
  /** The seeker collected it themselves, or it was recommended to them. */
  readonly from: 'collected' | 'recommended';
}

/** An application that goes on, and what was said about it. */
export interface Spoken {
  readonly applicationId: string;
  /** While nobody has looked at it yet: when it was sent. */
  readonly freshSince: Date | null;
  readonly match: Match | null;
  readonly positionId: string;
  readonly positionTitle: string;
  readonly companyName: string;
  /** Oldest first, as the seeker sees them. */
  readonly messages: readonly ConversationMessage[];
}

export interface SubmitterFacts {
  /** What is sent; null while nothing is confirmed. */
  readonly resume: { readonly resumeId: string; readonly title: string; readonly content: ResumeContent } | null;
  /** Open, not applied to. */
  readonly targets: readonly Target[];
  readonly spoken: readonly Spoken[];
}

type Looking = Pick<AgentFacts, 'slip' | 'known' | 'now'>;

/** Applications of one look: each is read before it is agreed to. */
const mostApplications = 3;
/** Older questions were answered elsewhere, or never will be. */
const answerDays = 7;
/** A greeting belongs to an application that was just sent. */
const greetDays = 3;
const dayMs = 86_400_000;

/** What the submitter would send now: applications with a greeting, and answers to what companies asked. */
export function plan(facts: SubmitterFacts, of: Looking): Plan {
  const { resume } = facts;
  if (resume === null) return withoutResume(of);
  const wanted = facts.targets.filter((target) => isWorthApplying(target, of));
  const applications = wanted
    .filter(({ position }) => !of.known.has(applyKey(position.positionId)))
    .toSorted(byWish)
    .slice(0, mostApplications)
    .map((target) => application(target, resume, of));
  const answers = facts.spoken
    .flatMap((spoken) => answer(spoken, resume.content, of))
    .filter(({ key }) => !of.known.has(key));
  const greetings = facts.spoken
    .flatMap((spoken) => greeting(spoken, resume.content, of))
    .filter(({ key }) => !of.known.has(key))
    .slice(0, mostApplications);
  return {
    saw: summarize(facts, wanted.length, applications.length, answers.length),
    proposals: [...answers, ...greetings, ...applications],
  };
}

/** Nothing can be sent: there is no confirmed resume, or not any more the one that the slip names. */
function withoutResume({ slip, known }: Looking): Plan {
  const { resumeId } = slip;
  const missing: Proposal = {
    act: 'suggestion',
    key: resumeId === null ? 'no-resume' : `no-resume:${resumeId}`,
    subject: {},
    title: resumeId === null ? '先确认一份简历' : '请在许可单里重新选择简历',
    why:
      resumeId === null
        ? '投递和打招呼的话都来自您的简历。上传或填写后确认一次，就可以开始。'
        : '许可单里选的简历已删除或还没有确认。选好之前不会用别的简历投递。',
    evidence: [],
  };
  return {
    saw:
      resumeId === null
        ? '还没有确认过的简历，不能投递。确认一份简历后会马上开始。'
        : '许可单里选的简历不能用了，不能投递。在许可单里重新选择后会马上开始。',
    proposals: [missing].filter(({ key }) => !known.has(key)),
  };
}

const applyKey = (positionId: string): string => `apply:${positionId}`;

/** What was collected may be a reach; what was only recommended has to fit. */
function isWorthApplying({ position, match, from }: Target, { slip }: Looking): boolean {
  const isClosed = match.gates.some(({ gate, open }) => !open && gate !== 'visibility');
  const isFitting =
    match.fit === 'strong' || match.fit === 'good' || (from === 'collected' && match.fit === 'possible');
  return isWanted(position, slip) && !isClosed && isFitting;
}

function byWish(a: Target, b: Target): number {
  return Number(a.from !== 'collected') - Number(b.from !== 'collected') || b.match.score - a.match.score;
}

function application(
  { position, match, from }: Target,
  { resumeId, title, content }: NonNullable<SubmitterFacts['resume']>,
  { slip }: Looking,
): Proposal {
  const first = firstWords(position, match, { content, slip });
  const good = match.reasons.filter((reason) => reason.good).map(({ text }) => text);
  const doubts = [
    ...match.reasons.filter((reason) => !reason.good).map(({ text }) => text),
    ...missingOf(match, 2).map((each) => `简历里没有写到${each}`),
  ];
  return {
    act: 'apply',
    key: applyKey(position.positionId),
    subject: subjectOf(position),
    title: `投递 ${nameOf(position)}`,
    why: [
      from === 'collected' ? '您收藏了这个职位。' : '这个职位和您的求职意向相符。',
      good.length === 0 ? '' : `合适：${good.join('、')}。`,
      doubts.length === 0 ? '' : `留意：${[...new Set(doubts)].join('；')}。`,
      `使用简历「${title}」。`,
      first === null ? '' : '投递后会把下面这段话发给对方，每一句都出自您的简历或您允许说明的内容。',
    ].join(''),
    evidence: first === null ? quotesOf(match, { most: 3 }).map(asEvidence) : first.evidence,
    ...(first !== null && { text: first.words }),
    input: { positionId: position.positionId, resumeId },
  };
}

/**
 * The greeting that goes with an application, so that its owner agrees once to both; null where the slip decides of each
 * apart: one of them goes by itself, or no message may be sent at all.
 */
function firstWords(
  { title, company }: PositionCard,
  match: Match,
  { content, slip }: { readonly content: ResumeContent; readonly slip: AgentSlip },
): Written | null {
  const { mode } = ruleOf(slip, 'sendMessage');
  if (ruleOf(slip, 'apply').mode !== 'ask' || mode === 'suggest' || mode === 'draft') return null;
  const greeting = greet({ position: { title, companyName: company.name }, match, content, slip });
  return greeting.evidence.length === 0 ? null : greeting;
}

/** A first word to who was just applied to and heard nothing yet from the seeker. */
function greeting(spoken: Spoken, content: ResumeContent, { slip, now }: Looking): Proposal[] {
  const { applicationId, positionId, positionTitle, companyName, match, freshSince, messages } = spoken;
  const isFresh = freshSince !== null && now.getTime() - freshSince.getTime() < greetDays * dayMs;
  if (!isFresh || messages.length > 0) return [];
  const { words, evidence } = greet({ position: { title: positionTitle, companyName }, match, content, slip });
  if (evidence.length === 0) return [];
  return [
    {
      act: 'sendMessage',
      key: greetingKey(applicationId),
      subject: { applicationId, positionId, positionTitle, companyName },
      title: `向 ${companyName} 打招呼`,
      why: `刚投递「${positionTitle}」，这段话让对方先看到和职位要求相关的经历，每一句都出自您的简历或您允许说明的内容。`,
      evidence,
      text: words,
      input: { applicationId },
    },
  ];
}

function subjectOf({ positionId, title, company }: PositionCard): ActSubject {
  return { positionId, positionTitle: title, companyName: company.name };
}

/** An answer to what a company asked since the seeker wrote last; what only the seeker knows is left to them. */
function answer(spoken: Spoken, content: ResumeContent, of: Looking): Proposal[] {
  const { messages, applicationId, positionId, positionTitle, companyName } = spoken;
  const last = messages.findLastIndex(({ side }) => side === 'seeker');
  const asked = messages
    .slice(last + 1)
    .filter(
      ({ kind, state, sentAt }) =>
        kind === 'text' && state === 'sent' && of.now.getTime() - Date.parse(sentAt) < answerDays * dayMs,
    );
  const newest = asked.at(-1);
  const questions = uniqueQuestions(asked.flatMap(({ words }) => questionsIn(words)));
  if (newest === undefined || questions.length === 0) return [];
  const answered = questions.map((question) => ({ question, line: honestLine(question, content, of) }));
  const lines = answered.flatMap(({ line }) => line ?? []);
  const open = [
    ...new Set(answered.flatMap(({ question, line }) => (line === null ? [topicLabels[question.topic]] : []))),
  ];
  const proposal = {
    key: `answer:${newest.messageId}`,
    subject: { applicationId, positionId, positionTitle, companyName },
    evidence: [
      { claim: '对方的提问', source: 'conversation' as const, quote: newest.words.slice(0, 100) },
      ...lines.map(({ evidence }) => evidence),
    ],
  };
  const words = ['您好！', ...new Set(lines.map((line) => line.words))].join('\n');
  if (lines.length === 0)
    return [
      {
        ...proposal,
        act: 'suggestion',
        title: `${companyName} 在等您回复`,
        why: `对方问到${open.join('、')}，您的简历和许可单里没有答案，请您自己回复。`,
      },
    ];
  if (open.length > 0)
    return [
      {
        ...proposal,
        act: 'preparedAnswer',
        title: `回复 ${companyName} 的提问（需要您补充）`,
        why: `能从简历里回答的已写好。${open.join('、')}只有您能回答，请补上再发。`,
        text: words,
        prepared: { kind: 'sendMessage', applicationId, words },
      },
    ];
  return [
    {
      ...proposal,
      act: 'sendMessage',
      title: `回复 ${companyName} 的提问`,
      why: `对方问到${[...new Set(questions.map(({ topic }) => topicLabels[topic]))].join('、')}，每一句都出自您的简历或您允许说明的内容。`,
      text: words,
      input: { applicationId },
    },
  ];
}

function uniqueQuestions(questions: readonly Question[]): Question[] {
  return [...new Map(questions.map((each) => [`${each.topic}:${each.skillId ?? ''}`, each])).values()];
}

/** A line that says more than its sources answers nothing. */
function honestLine(question: Question, content: ResumeContent, { slip }: Looking): Line | null {
  const line = answerTo(question, { content, slip });
  if (line === null || givesOrders(line.words)) return null;
  return findUnsupported(line.words, [...resumeSources(content), ...slip.mayState]).length === 0 ? line : null;
}

function summarize(
  { targets, spoken }: SubmitterFacts,
  worthIt: number,
  applications: number,
  answers: number,
): string {
  const seen = `看了 ${targets.length} 个收藏和推荐的职位`;
  const left =
    targets.length === 0
      ? '没有等待投递的收藏或推荐'
      : worthIt === 0
        ? `${seen}，没有适合投递的`
        : `${seen}，${worthIt} 个适合投递，${applications === 0 ? '都已准备过' : `这次准备 ${applications} 个`}`;
  const said =
    spoken.length === 0 ? [] : [answers === 0 ? `${spoken.length} 段对话里没有新的提问` : `准备了 ${answers} 个答复`];
  return `${[left, ...said].join('；')}。`;
}

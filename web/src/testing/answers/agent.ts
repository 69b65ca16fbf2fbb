import { defaultSlip } from '@pinjian/contract/agent-slip.ts';
import type { AgentAct } from '@pinjian/contract/agent-act.ts';
import type { Talk, TalkMessage } from '@pinjian/contract/agent-talk.ts';
import type { AgentDetail, AgentResults, AgentSummary } from '@pinjian/contract/agent-view.ts';
import { idOf } from './ids.ts';

const at = '2026-11-20T02:00:00.000Z';

/** An agent that looked once and found nothing to ask. */
export function agentOf(changes: Partial<AgentSummary> = {}): AgentSummary {
  return {
    agentId: idOf('agent'),
    kind: 'submitter',
    name: '投递助手',
    state: 'active',
    switchedOff: false,
    position: null,
    ownerName: null,
    waiting: 0,
    doneToday: 0,
    creditsSpent: 0,
    slipVersion: 1,
    running: false,
    lastRunAt: at,
    nextRunAt: null,
    saw: '看了 12 个职位，2 个合适',
    createdAt: at,
    ...changes,
  };
}

/** The same, whole. */
export function agentDetailOf(changes: Partial<AgentDetail> = {}): AgentDetail {
  const summary = agentOf(changes);
  const slip = defaultSlip(summary.kind);
  return { ...summary, own: true, slip, slipVersions: [{ version: 1, at, slip }], told: [], runs: [], ...changes };
}

/** An application that waits for its owner. */
export function actOf(word: string, changes: Partial<AgentAct> = {}): AgentAct {
  return {
    actId: idOf(word),
    agentId: idOf('agent'),
    agentKind: 'submitter',
    agentName: '投递助手',
    runId: null,
    slipVersion: 1,
    kind: 'apply',
    mode: 'ask',
    state: 'waiting',
    subject: { positionId: idOf(`position-${word}`), positionTitle: `职位${word}`, companyName: '示例科技' },
    title: `投递职位${word}`,
    why: '技能 4/5 · 薪资符合',
    evidence: [{ claim: '会 React', source: 'resume', quote: '用 React 重写了工作台' }],
    text: '您好，我用 React 重写了工作台。',
    sections: [],
    prepared: null,
    credits: 0,
    objection: null,
    undo: null,
    verdict: null,
    expiresAt: null,
    decidedAt: null,
    at,
    ...changes,
  };
}

/** What came of agents that did nothing yet. */
export function resultsOf(changes: Partial<AgentResults> = {}): AgentResults {
  return { days: [], agents: [], outcomes: { reached: 0, replied: 0, interviews: 0, offers: 0 }, ...changes };
}

/** Something that was said in the talk with an agent; an answer by rules unless said otherwise. */
export function sayingOf(seq: number, words: string, changes: Partial<TalkMessage> = {}): TalkMessage {
  return {
    messageId: idOf(`saying-${seq}`),
    seq,
    speaker: 'agent',
    state: 'done',
    words,
    answeredBy: 'rules',
    calls: [],
    controls: [],
    caution: null,
    acts: [],
    at,
    ...changes,
  };
}

/** The owner's own words in it. */
export function ownSayingOf(seq: number, words: string): TalkMessage {
  return sayingOf(seq, words, { speaker: 'owner', state: 'said', answeredBy: null });
}

/** A talk of these messages, answered by rules. */
export function talkOf(messages: readonly TalkMessage[], changes: Partial<Talk> = {}): Talk {
  return { messages: [...messages], hasEarlier: false, model: null, used: 0, allowed: 200_000, ...changes };
}

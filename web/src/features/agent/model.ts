import type { ActState, ActSubject } from '@pinjian/contract/agent-act.ts';
import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import type { AgentState, AgentSummary } from '@pinjian/contract/agent-view.ts';
import type { Tone } from '#ui/tag.tsx';

/** Where the agents of a side stand. */
export const agentsPath: Readonly<Record<AgentSide, string>> = { seeker: '/seeker/agents', employer: '/hire/agents' };

/** Sections of the agents' page and of one agent's own; null is the first. */
export const pageTabs = ['approvals', 'diary', 'results'] as const;
export const agentTabs = ['talk', 'slip', 'diary', 'results'] as const;
export type AgentTab = (typeof agentTabs)[number] | null;

export function agentPath(side: AgentSide, agentId: string, tab: AgentTab = null): string {
  return `${agentsPath[side]}/${agentId}${tab === null ? '' : `?tab=${tab}`}`;
}

/** What an act is about, as a page of its owner; null where there is none. */
export function pathOfSubject({ positionId, resumeId, applicationId }: ActSubject, side: AgentSide): string | null {
  if (side === 'seeker') {
    if (positionId === undefined) return null;
    return applicationId === undefined
      ? `/seeker/job/job-details/${positionId}`
      : `/seeker/home/job-details/${positionId}`;
  }
  if (resumeId !== undefined && applicationId !== undefined)
    return `/hire/candidateList/talent-detail/${resumeId}/${positionId ?? '0'}`;
  if (resumeId !== undefined) return `/hire/searchTalent/talent-detail/${resumeId}/${positionId ?? '0'}`;
  return positionId === undefined ? null : `/hire/positionManagement/preview/${positionId}`;
}

export const actTones: Readonly<Record<ActState, Tone>> = {
  suggested: 'neutral',
  drafted: 'neutral',
  waiting: 'warning',
  approved: 'accent',
  declined: 'neutral',
  done: 'success',
  undone: 'neutral',
  failed: 'danger',
  expired: 'neutral',
};

export const agentTones: Readonly<Record<AgentState, Tone>> = {
  active: 'success',
  paused: 'warning',
  ended: 'neutral',
};

/** What one agent is doing now, in a few words. */
export function standingText({ state, switchedOff, running, saw }: AgentSummary): string {
  if (switchedOff) return '平台暂停了这类智能体，恢复后会继续';
  if (running) return '正在看，有结果会马上出现';
  if (state === 'paused') return '已暂停，什么都不做';
  return saw ?? '还没有开始';
}

import { agentKindFacts } from '@pinjian/contract/agent-kind.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import type { AgentList } from '../api.ts';

/**
 * One's own agent of a kind that has not ended, of kinds of which there is one: one for its owner, or one for a position.
 * Without a position nothing is said of kinds that work for one.
 */
export function ownOf(kind: AgentKind, positionId: string | null, agents: AgentList['agents']) {
  if (agentKindFacts[kind].ofPosition && positionId === null) return undefined;
  return agents.find(
    (each) =>
      each.kind === kind &&
      each.state !== 'ended' &&
      each.ownerName === null &&
      (positionId === null || each.position?.positionId === positionId),
  );
}

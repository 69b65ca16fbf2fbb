import { agentKindFacts } from '@pinjian/contract/agent-kind.ts';
import type { TokenScope } from '@pinjian/contract/agent-token.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import type { Tool } from '#server/tool.ts';
import { tools } from '../act/perform-act.ts';
import { readTools } from './read-tools.ts';

const all: readonly Tool[] = [...readTools, ...tools];

/** What a tool is called for people; of one that is gone, its name. */
export function labelOf(name: string): string {
  return all.find((each) => each.name === name)?.label ?? name;
}

/** The tools of an agent's kind that a token's scopes let through. */
export function toolsFor(kind: AgentKind, scopes: readonly TokenScope[]): readonly Tool[] {
  const { side, acts } = agentKindFacts[kind];
  const actor = side === 'seeker' ? 'seekerAgent' : 'employerAgent';
  return all.filter((tool) => {
    if (tool.side !== actor) return false;
    if (tool.act === 'read') return scopes.includes('read');
    return scopes.includes('act') && acts.includes(tool.act);
  });
}

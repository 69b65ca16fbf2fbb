import { saveAgentReception } from '#domains/agent/receive-agents.ts';
import { createAgentToken } from '#domains/agent/door/create-token.ts';
import { insertUse } from '#domains/agent/door/queries.ts';
import { tellAgent } from '#domains/agent/slip/change-state.ts';
import { sayToAgent } from '#domains/agent/talk/say-to-agent.ts';
import { giveVerdict } from '#domains/agent/verdict/give-verdict.ts';
import type { EmployerActor } from '#server/context.ts';
import { agentOf, carryOut, freeSlip, proposal } from './agent.ts';
import type { Delivered } from './application.ts';
import type { World } from './world.ts';

/** Has agents in both roles: what they let them do, said to them, was shown and thought of it. */
export async function keepAgents(
  world: World,
  name: string,
  { mine, seeker, positionId }: Delivered,
  member: EmployerActor,
): Promise<void> {
  const { agentId } = await agentOf(world, seeker, 'submitter', {
    slip: freeSlip('submitter', { goal: `${name}想去做前端` }),
  });
  await tellAgent(mine, { agentId, key: 'told-by-rich', words: `${name}只看杭州的职位` });
  await sayToAgent(mine, { agentId, key: 'talk-by-rich', words: `${name}问：今天做了什么？` });
  const [shown] = await carryOut(world, agentId, [
    proposal('suggestion', { key: 'suggestion:1', subject: { positionId }, why: `${name}的经验合适` }),
  ]);
  if (shown !== undefined)
    await giveVerdict(mine, { actId: shown.id, good: true, reason: null, words: `${name}觉得合适` });
  await saveAgentReception(mine, { refuses: true });
  const { token } = await createAgentToken(mine, {
    key: 'token-of-rich',
    agentId,
    name: `${name}的助手`,
    scopes: ['read'],
    days: 30,
  });
  await insertUse(world.system(), { tokenId: token.tokenId, tool: 'getMyResume', outcome: 'read' });
  await agentOf(world, member, 'intake');
}

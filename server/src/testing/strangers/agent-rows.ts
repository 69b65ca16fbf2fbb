import { defaultSlip } from '@pinjian/contract/agent-slip.ts';
import type { ActKind } from '@pinjian/contract/agent-act.ts';
import { createAgentToken } from '#domains/agent/door/create-token.ts';
import { createAgent } from '#domains/agent/slip/write-slip.ts';
import { carryOut, freeSlip, inMode, proposal } from '../agent.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const missing = 40400;
const own: Row = { as: 'seeker', stranger: 'own' };
const mine = { as: 'seeker', stranger: missing } as const;

/** The one agent of a seeker of the scene. */
async function agentIn({ world, reported }: Scene): Promise<string> {
  const slip = freeSlip('submitter', { acts: inMode(freeSlip('submitter').acts, 'ask') });
  const made = await createAgent(world.as(reported.seeker), {
    key: 'agent-of-scene',
    kind: 'submitter',
    name: '',
    slip,
  });
  return made.agentId;
}

const agent = async (scene: Scene) => ({ agentId: await agentIn(scene) });

/** A line of its diary. */
async function actIn(scene: Scene, kind: ActKind): Promise<string> {
  const { applicationId, positionId } = scene.reported;
  const [act] = await carryOut(scene.world, await agentIn(scene), [
    proposal(kind, {
      key: `${kind}:${positionId}`,
      ...(kind === 'sendMessage' ? { text: '您好', input: { applicationId } } : {}),
      ...(kind === 'preparedAnswer' ? { prepared: { kind: 'openOffer', applicationId } } : {}),
    }),
  ]);
  if (act === undefined) throw new Error(`no ${kind} was noted`);
  return act.id;
}

const act = (kind: ActKind) => async (scene: Scene) => ({ actId: await actIn(scene, kind) });

/** A token under its slip. */
async function tokenIn(scene: Scene): Promise<{ readonly tokenId: string }> {
  const ctx = scene.world.as(scene.reported.seeker);
  const agentId = await agentIn(scene);
  const { token } = await createAgentToken(ctx, {
    key: 'token-of-scene',
    agentId,
    name: '助手',
    scopes: ['read'],
    days: 1,
  });
  return { tokenId: token.tokenId };
}

/** The calls of agents. */
export const agentRows: Readonly<Record<string, Row>> = {
  listAgents: own,
  getAgent: { ...mine, input: agent },
  createAgent: { ...own, input: { key: 'agent-key-1', kind: 'coach', slip: defaultSlip('coach') } },
  saveSlip: {
    ...mine,
    input: async (scene) => ({ ...(await agent(scene)), version: 1, slip: defaultSlip('submitter') }),
    again: 40900,
  },
  pauseAgent: { ...mine, input: agent },
  resumeAgent: { ...mine, input: agent },
  endAgent: { ...mine, input: agent },
  pauseAllAgents: own,
  runAgent: { ...mine, input: agent },
  tellAgent: {
    ...mine,
    input: async (scene) => ({ ...(await agent(scene)), key: 'told-key-1', words: '只看杭州的职位' }),
  },
  getAgentTalk: { ...mine, input: agent },
  sayToAgent: {
    ...mine,
    input: async (scene) => ({ ...(await agent(scene)), key: 'say-key-1', words: '今天做了什么？' }),
  },
  stopAgentTalk: { ...mine, input: agent },
  listActs: own,
  approveActs: { ...mine, input: async (scene) => ({ acts: [await act('sendMessage')(scene)] }) },
  declineActs: { ...mine, input: async (scene) => ({ actIds: [await actIn(scene, 'sendMessage')] }) },
  settlePrepared: {
    ...mine,
    input: async (scene) => ({ ...(await act('preparedAnswer')(scene)), answered: true }),
  },
  undoAct: { ...mine, input: act('suggestion'), answer: 41222 },
  giveVerdict: {
    ...mine,
    input: async (scene) => ({ ...(await act('suggestion')(scene)), good: false, reason: 'city' }),
  },
  getAgentResults: own,
  getAgentReception: own,
  saveAgentReception: { ...own, input: { refuses: true } },
  listAgentTokens: own,
  createAgentToken: {
    ...mine,
    input: async (scene) => ({ ...(await agent(scene)), key: 'token-key-1', name: '助手', scopes: ['read'], days: 1 }),
  },
  revokeAgentToken: { ...mine, input: tokenIn },
  listAgentTokenUses: { ...mine, input: tokenIn },
  getAgentBoard: { as: 'admin' },
  switchAgents: { as: 'admin', input: { kind: 'scout', off: true, reason: '排查异常，暂时停用' } },
};

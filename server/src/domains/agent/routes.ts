import { agentEndpoints } from '@pinjian/contract/agent.ts';
import { agentTalkEndpoints } from '@pinjian/contract/agent-talk.ts';
import { agentTokenEndpoints } from '@pinjian/contract/agent-token.ts';
import { bind } from '#server/bind.ts';
import { approveActs, declineActs, settlePrepared } from './act/decide-acts.ts';
import { listActs } from './act/list-acts.ts';
import { undoAct } from './act/undo-act.ts';
import { createAgentToken, revokeAgentToken } from './door/create-token.ts';
import { listAgentTokens, listAgentTokenUses } from './door/list-tokens.ts';
import { getAgentResults } from './get-results.ts';
import { getAgent, listAgents } from './list-agents.ts';
import { getAgentReception, saveAgentReception } from './receive-agents.ts';
import { endAgent, pauseAgent, pauseAllAgents, resumeAgent, runAgent, tellAgent } from './slip/change-state.ts';
import { createAgent, saveSlip } from './slip/write-slip.ts';
import { getAgentTalk, sayToAgent, stopAgentTalk } from './talk/say-to-agent.ts';
import { giveVerdict } from './verdict/give-verdict.ts';

export const routes = [
  ...bind(agentEndpoints, {
    listAgents,
    getAgent,
    createAgent,
    saveSlip,
    pauseAgent,
    resumeAgent,
    endAgent,
    pauseAllAgents,
    runAgent,
    tellAgent,
    listActs,
    approveActs,
    declineActs,
    settlePrepared,
    undoAct,
    giveVerdict,
    getAgentResults,
    getAgentReception,
    saveAgentReception,
  }),
  ...bind(agentTalkEndpoints, { getAgentTalk, sayToAgent, stopAgentTalk }),
  ...bind(agentTokenEndpoints, { listAgentTokens, createAgentToken, revokeAgentToken, listAgentTokenUses }),
];

import { keysOf } from '#lib/query-key.ts';

const key = keysOf('agent');
// A push brings news of agents; what somebody chose to receive stays as they chose it.
const resumeKey = keysOf('agent-resume');
const tokenKey = keysOf('agent-token');
const receptionKey = keysOf('agent-reception');

export const agentKeys = {
  all: key(),
  list: key('list'),
  one: (agentId: string) => key('one', agentId),
  talk: (agentId: string) => key('talk', agentId),
  slip: (agentId: string, version: number) => key('one', agentId, 'slip', version),
  approvals: <F>(filter: F) => key('acts', 'approvals', filter),
  diary: <F>(filter: F) => key('acts', 'diary', filter),
  results: (agentId: string | null, days: number) => key('results', agentId, days),
  reception: receptionKey('own'),
  resumes: resumeKey('own'),
  tokens: tokenKey('list'),
  tokenUses: (tokenId: string, current: number) => tokenKey('uses', tokenId, current),
};

import {
  createAgentToken,
  listAgentTokens,
  listAgentTokenUses,
  revokeAgentToken,
} from '@pinjian/contract/agent-token.ts';
import type { Answer, Sent } from '@pinjian/contract/endpoint.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { agentKeys } from '../keys.ts';

export type TokenList = Answer<typeof listAgentTokens>;
export const usesPageSize = 10;

/** One's own tokens. The section shows what goes wrong. */
export const tokensQuery = queryOptions({
  queryKey: agentKeys.tokens,
  queryFn: async ({ signal }) => await call(listAgentTokens, {}, { signal, quiet: true }),
});

/** What a token was used for, a page at a time. */
export function usesQuery(tokenId: string, current: number) {
  return queryOptions({
    queryKey: agentKeys.tokenUses(tokenId, current),
    queryFn: async ({ signal }) =>
      await call(listAgentTokenUses, { tokenId, current, pageSize: usesPageSize }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
}

export const createTokenMutation = mutationOptions({
  mutationFn: (input: Sent<typeof createAgentToken>) => call(createAgentToken, input, { quiet: true }),
  onSuccess: (_made, _input, _result, { client }) => client.invalidateQueries({ queryKey: agentKeys.tokens }),
});

export const revokeTokenMutation = mutationOptions({
  mutationFn: (tokenId: string) => call(revokeAgentToken, { tokenId }),
  onSuccess: (_token, _id, _result, { client }) => client.invalidateQueries({ queryKey: agentKeys.tokens }),
});

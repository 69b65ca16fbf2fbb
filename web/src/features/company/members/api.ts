import {
  answerJoinRequest,
  cancelJoinRequest,
  changeMemberRole,
  getJoinRequest,
  joinCompany,
  leaveCompany,
  listMembers,
  removeMember,
} from '@pinjian/contract/company-member.ts';
import type { Answer, Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { companyKeys } from '../keys.ts';

/** While one waits the answer may come any moment. */
const answerPollMs = 8000;

export const joinRequestQuery = queryOptions({
  queryKey: companyKeys.joinRequest,
  queryFn: async ({ signal }) => (await call(getJoinRequest, {}, { signal, quiet: true })).request,
  refetchInterval: (query) => (query.state.data?.state === 'pending' ? answerPollMs : false),
});

export const joinMutation = mutationOptions({
  mutationFn: (input: Sent<typeof joinCompany>) => call(joinCompany, input, { quiet: true }),
  onSuccess: (request, _input, _result, { client }) => client.setQueryData(joinRequestQuery.queryKey, request),
});

export const cancelJoinMutation = mutationOptions({
  mutationFn: (requestId: string) => call(cancelJoinRequest, { requestId }),
  onSettled: (_answer, _error, _input, _result, { client }) => client.invalidateQueries(joinRequestQuery),
});

export const membersQuery = queryOptions({
  queryKey: companyKeys.members,
  queryFn: async ({ signal }) => await call(listMembers, {}, { signal, quiet: true }),
});

function keepMembers(client: QueryClient, members: Answer<typeof listMembers>): void {
  client.setQueryData(membersQuery.queryKey, members);
}

/** What somebody else changed meanwhile is shown. */
const refresh = async (client: QueryClient) => client.invalidateQueries(membersQuery);

export const answerMutation = mutationOptions({
  mutationFn: (input: Sent<typeof answerJoinRequest>) => call(answerJoinRequest, input),
  onSuccess: (members, _input, _result, { client }) => keepMembers(client, members),
  onError: (_error, _input, _result, { client }) => refresh(client),
});

export const roleMutation = mutationOptions({
  mutationFn: (input: Sent<typeof changeMemberRole>) => call(changeMemberRole, input),
  onSuccess: (members, _input, _result, { client }) => keepMembers(client, members),
  onError: (_error, _input, _result, { client }) => refresh(client),
});

export const removeMutation = mutationOptions({
  mutationFn: (memberId: string) => call(removeMember, { memberId }),
  onSuccess: (members, _input, _result, { client }) => keepMembers(client, members),
  onError: (_error, _input, _result, { client }) => refresh(client),
});

export const leaveMutation = mutationOptions({ mutationFn: () => call(leaveCompany, {}) });

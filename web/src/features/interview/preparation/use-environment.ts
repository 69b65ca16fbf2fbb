import { interviewSocket } from '@pinjian/contract/interview-room.ts';
import { useQuery } from '@tanstack/react-query';
import { measureRoundTrip } from '#lib/round-trip.ts';
import { canReachSocket } from '#lib/socket.ts';
import { tabStore } from '#lib/storage.ts';
import { interviewKeys } from '../keys.ts';
import type { Environment } from './environment.ts';

const trialKey = 'pinjian-trial';

function keepsDraft(): boolean {
  const kept = tabStore.write(trialKey, '1') && tabStore.read(trialKey) === '1';
  tabStore.remove(trialKey);
  return kept;
}

async function look(): Promise<Environment> {
  const [roundTrip, live] = await Promise.all([measureRoundTrip(), canReachSocket(interviewSocket)]);
  return { roundTrip, live, keepsDraft: keepsDraft() };
}

/** Looks once when the page opens, and again when asked. */
export function useEnvironment() {
  return useQuery({ queryKey: interviewKeys.environment, queryFn: look, gcTime: 0, staleTime: Infinity });
}

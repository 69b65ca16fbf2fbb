import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { startJobSimulationInterview as endpoint } from '@pinjian/contract/interview.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { createInterview } from '../ai/start/create-interview.ts';
import { loadSimulationWish } from './load-simulation-wish.ts';

/**
 * Practice for a position: one on the platform, one of the tree, or a description that was pasted.
 * @throws Refusal 42951 after as many in 24 hours as the settings allow, and as `loadSimulationWish`
 */
export async function startJobSimulationInterview(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { wish } = await loadSimulationWish(ctx, input);
  const row = await createInterview(ctx, wish);
  return { interviewId: row.id };
}

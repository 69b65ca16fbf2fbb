import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { getDemo as endpoint } from '@pinjian/contract/interview-demo.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { AnyoneActor, Ctx } from '#server/context.ts';
import { goneDemo } from './policy.ts';
import { findDemo } from './queries.ts';
import { demoView } from './view.ts';

/** A demo for whoever has its id: after a reload it goes on where it was. */
export async function getDemo(
  ctx: Ctx<AnyoneActor>,
  { demoId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const stored = await findDemo(ctx, tokenHash(demoId), false);
  if (stored === null) throw goneDemo();
  return demoView(stored.demo, stored);
}

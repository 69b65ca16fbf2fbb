import { randomBytes } from 'node:crypto';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { startDemo as endpoint } from '@pinjian/contract/interview-demo.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import { networkOf } from '#platform/http/network-of.ts';
import type { AnyoneActor, Ctx } from '#server/context.ts';
import { countDemos, insertDemo } from './queries.ts';
import { beginDemo, keptMs, mostAtOnce, perAddress, planDemo } from './rules.ts';
import { demoView } from './view.ts';

/** Begins a demo within the limits of its address and of all. Asked again it begins another one: nothing of anybody hangs on it. */
export async function startDemo(
  ctx: Ctx<AnyoneActor>,
  { direction }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const token = randomBytes(24);
  const demoId = token.toString('base64url');
  const addressHash = ctx.ports.secretBox.hash('demo-address', networkOf(ctx.actor.address));
  const demo = beginDemo(planDemo(direction, token.readUInt32BE(0)), ctx.now().getTime());
  const expiresAt = new Date(ctx.now().getTime() + keptMs);
  await ctx.transaction(async (tx) => {
    const { ofAddress, all } = await countDemos(tx, addressHash);
    if (ofAddress >= perAddress)
      throw new Refusal(errors.tooManyRequests, {
        message: `一小时内最多体验 ${perAddress} 次，请稍后再来，或登录后练习`,
      });
    if (all >= mostAtOnce)
      throw new Refusal(errors.unavailable, { message: '现在体验的人比较多，请过几分钟再来，或登录后练习' });
    await insertDemo(tx, { tokenHash: tokenHash(demoId), addressHash, demo, direction, expiresAt });
  });
  return { demoId, interview: demoView(demo, { direction, expiresAt }) };
}

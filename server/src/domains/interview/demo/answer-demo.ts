import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { answerDemo as endpoint } from '@pinjian/contract/interview-demo.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { AnyoneActor, Ctx } from '#server/context.ts';
import { goneDemo } from './policy.ts';
import { findDemo, updateDemo } from './queries.ts';
import { continueDemo, openQuestion } from './rules.ts';
import { demoView } from './view.ts';

/** Takes one answer or wish. The same again, or one that came too late, changes nothing: the answer shows what is. */
export async function answerDemo(
  ctx: Ctx<AnyoneActor>,
  { demoId, turn, said }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return ctx.transaction(async (tx) => {
    const stored = await findDemo(tx, tokenHash(demoId), true);
    if (stored === null) throw goneDemo();
    if (openQuestion(stored.demo)?.turn !== turn) return demoView(stored.demo, stored);
    const demo = continueDemo(stored.demo, said, tx.now().getTime());
    await updateDemo(tx, tokenHash(demoId), demo);
    return demoView(demo, stored);
  });
}

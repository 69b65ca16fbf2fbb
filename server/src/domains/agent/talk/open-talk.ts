import type { TalkMessage } from '@pinjian/contract/agent-talk.ts';
import type { Connection } from '#platform/http/served-socket.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requireOwn } from '../policy.ts';
import { findAgent } from '../queries.ts';
import { findTalk } from './queries.ts';
import { messageView } from './view.ts';

/** Hints that something was said in the talk with an agent; the payload is its id. */
export const talkChannel = 'agent.talk';

/**
 * Follows the talk with one's agent: sends its newest message whenever that has become longer or another one, on whichever
 * copy it is made. Nothing is received.
 * @throws Refusal 403, 40400 for an agent that is not one's own
 */
export async function openTalk(
  ctx: Ctx<SignedInActor>,
  { agentId }: { readonly agentId: string },
  connection: Connection<{ readonly type: 'message'; readonly message: TalkMessage }>,
): Promise<null> {
  requireOwn(ctx.actor, await findAgent(ctx, agentId));
  let isReading = false;
  let isDue = false;
  async function tell(): Promise<void> {
    isDue = true;
    if (isReading) return;
    isReading = true;
    try {
      // What is hinted at while it is read is read once more.
      while (isDue && !connection.closed.aborted) {
        isDue = false;
        const [newest] = await findTalk(ctx, agentId, { before: undefined, limit: 1 });
        if (newest !== undefined) connection.send({ type: 'message', message: await messageView(ctx, newest) });
      }
    } finally {
      isReading = false;
    }
  }
  const follow = (): void => {
    // A page whose socket ends asks for all of it anew.
    tell().catch(() => connection.close(1011, 'internal'));
  };
  connection.onHint(talkChannel, agentId, follow);
  follow();
  return null;
}

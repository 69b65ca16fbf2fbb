import { pushSocket } from '@pinjian/contract/push.ts';
import { logWarning } from './log.ts';
import { isThere, whenBack } from './reach.ts';
import { isRecord, parseStored } from './storage.ts';
import { browserLink, socketUrl } from './socket/browser.ts';
import { PushLink } from './socket/push-link.ts';

/** Many things happen at once, and refreshing once is enough for all of them: at most this often. */
const betweenMs = 1000;

interface Listener {
  /** There may be new messages. */
  readonly onMessages: () => void;
  /** Something was written, read or answered in a conversation. */
  readonly onTalk: () => void;
  /** One's agents did, found or ask something. */
  readonly onAgents: () => void;
  /** Anything else may have changed too. */
  readonly onPush: () => void;
}

/** What a frame is about; undefined of one that cannot be read. */
function eventOf(frame: string | null): unknown {
  const read = parseStored(frame);
  return isRecord(read) ? read['event'] : undefined;
}

/** The page wakes, the network returns, or the server that was lost answers again. */
function watch(wake: () => void, sleep: () => void): () => void {
  const ends = [browserLink.watch(wake, sleep), whenBack(wake)];
  return () => {
    for (const end of ends) end();
  };
}

/**
 * Connects the real-time channel of spec §4.
 * @param userId whom the channel is for: the company of an employer (themselves without one), the seeker
 * @returns a function that ends it
 */
export function connectPush(userId: string, { onMessages, onTalk, onAgents, onPush }: Listener): () => void {
  const push = atMostEvery(betweenMs, () => {
    onMessages();
    onPush();
  });
  const talk = atMostEvery(betweenMs, onTalk);
  const agents = atMostEvery(betweenMs, onAgents);
  const link = new PushLink(
    { ...browserLink, watch },
    {
      url: (token) => socketUrl(pushSocket.path, { userId, access_token: token }),
      onPush(isFirst, frame) {
        if (isFirst) return onMessages();
        const event = eventOf(frame);
        // News of agents and of conversations refresh nothing else; an agent's message is told as one, too.
        if (event === 'agents') return agents.call();
        talk.call();
        return event === 'conversation' ? undefined : push.call();
      },
      // Where it is the server that is lost, the search for it ends with the channel coming back.
      onGivenUp: () => void isThere(),
      // Spec §8: socket errors are logged only.
      onTrouble: (code) => logWarning('the real-time channel was closed', code),
    },
  );
  return () => {
    push.cancel();
    talk.cancel();
    agents.cancel();
    link.close();
  };
}

/** At once, and then again once the pause is over if it was called meanwhile. */
export function atMostEvery(ms: number, job: () => void): { call(): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const rest = () => {
    timer = undefined;
    if (isDue) call();
  };
  function call(): void {
    isDue = timer !== undefined;
    if (isDue) return;
    timer = setTimeout(rest, ms);
    job();
  }
  return { call, cancel: () => clearTimeout(timer) };
}

import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SecretBox } from '#platform/core/secret-box.ts';
import { readCookie, setCookie } from '#platform/http/cookies.ts';
import { findSandboxLock, insertSandboxLock } from '#platform/sandbox/lock.ts';
import { traceOfProxy, tracedRequest } from '#platform/http/proxy-trace.ts';
import type { Ctx } from '../context.ts';
import { admitsSandbox } from './own-machine.ts';

/** The header by which a program shows the token. */
const tokenHeader = 'x-sandbox-token';
/** The browser that opened the printed address once goes on for so long. */
const cookieSeconds = 30 * 86_400;

/** What tells the token of an installation: the same on every copy, as it follows from the one secret. */
export function sandboxToken(secretBox: SecretBox): string {
  return tokenOf(secretBox.hash('sandbox-token', ''));
}

function tokenOf(hash: Buffer): string {
  return hash.toString('base64url').slice(0, 32);
}

interface GateOptions {
  readonly secretBox: SecretBox;
  /** Why it is locked from the start on; null on somebody's own machine. */
  readonly lockedBy: string | null;
  /** A new context for the one table of this gate. */
  readonly context: () => Ctx;
  /** Whether the sandbox is there at all. */
  readonly isOpen: () => boolean;
}

/** Who may see the sandbox (decisions §12). */
export interface SandboxGate {
  /**
   * Looks at a request to whatever it is; the first that shows a proxy locks the sandbox for good, before anything is
   * answered. A promise only then.
   */
  notice(request: FastifyRequest): Promise<void> | undefined;
  /** Whether a request may see the sandbox, by the token it carries in a header or cookie where one is needed. */
  admits(request: FastifyRequest): Promise<boolean>;
  /** The cookie for the browser that opened the printed address; null for another token, or from elsewhere. */
  cookieFor(request: FastifyRequest, shown: unknown): string | null;
}

/**
 * The gate of one copy. Open to one's own machine until a request shows that there is a proxy: then, and from the start
 * on where somebody deploys, it also asks for the token. That it was locked stands in the database, which every copy
 * asks before it shows anything: there is no moment in which one of them does not know, and a start forgets nothing.
 */
export function createSandboxGate({ secretBox, lockedBy, context, isOpen }: GateOptions): SandboxGate {
  // The printed address of a copy that knows another secret too opens every copy.
  const tokens = secretBox.hashes('sandbox-token', '').map(tokenOf);
  const token = sandboxToken(secretBox);
  // Several installations of one machine share the cookies of localhost.
  const cookieName = `sandbox-${secretBox.hash('sandbox-cookie', '').toString('hex').slice(0, 8)}`;
  let locked = false;
  let stored = false;

  function lock(reason: string): void {
    if (locked) return;
    locked = true;
    context().log.warn(
      {},
      `the sandbox is locked by ${reason}: /sandbox now needs the token in the address that the start prints`,
    );
  }

  async function store(reason: string): Promise<void> {
    lock(reason);
    const ctx = context();
    try {
      await insertSandboxLock(ctx.db, reason, ctx.now());
      stored = true;
    } catch (error) {
      // This copy is locked all the same; the next such request tries again to tell the others.
      ctx.log.error({ error }, 'that the sandbox is locked could not be stored');
    }
  }

  async function isLocked(): Promise<boolean> {
    if (locked) return true;
    const reason = await findSandboxLock(context().db);
    if (reason === undefined) return locked;
    stored = true;
    lock(reason);
    return true;
  }

  if (lockedBy !== null && isOpen()) lock(lockedBy);
  return {
    notice(request) {
      if (stored || !isOpen()) return undefined;
      const reason = traceOfProxy(tracedRequest(request));
      return reason === null ? undefined : store(reason);
    },
    async admits(request) {
      if (!isOpen() || !admitsSandbox(request)) return false;
      const { headers } = request;
      const shown = headers[tokenHeader] ?? readCookie(headers.cookie, cookieName);
      return tokens.some((each) => isSame(each, shown)) || !(await isLocked());
    },
    cookieFor(request, shown) {
      if (!isOpen() || !admitsSandbox(request) || !tokens.some((each) => isSame(each, shown))) return null;
      const secure = request.protocol === 'https';
      return setCookie(cookieName, token, { maxAge: cookieSeconds, sameSite: 'Strict', secure });
    },
  };
}

function isSame(token: string, shown: unknown): boolean {
  if (typeof shown !== 'string') return false;
  const [own, theirs] = [Buffer.from(token), Buffer.from(shown)];
  return own.length === theirs.length && timingSafeEqual(own, theirs);
}

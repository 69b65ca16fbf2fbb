import { LRUCache } from 'lru-cache';
import { adminPermissions, rolePermissions } from '@pinjian/contract/permissions.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findSession, markPresented } from './queries.ts';
import { isSealed } from './issue-access-token.ts';

/** Who holds a token, and when they are erased if they asked for that. */
export interface Session {
  readonly actor: SignedInActor;
  readonly deletionDueAt: Date | null;
}

interface Remembered extends Session {
  readonly expiresAt: Date;
}

/** Tells who holds an access token. */
export interface Authenticator {
  /**
   * Whether a look at the database may find a session: the token was issued here, and was not found dead just now. One
   * that was issued before tokens were sealed lives for a quarter of an hour after: it is looked for all the same.
   */
  isPromising(ctx: Ctx, accessToken: string): boolean;
  /** null for a token that is unknown, expired or revoked. */
  authenticate(ctx: Ctx, accessToken: string): Promise<Session | null>;
  /** Takes a hint of `sessionChannel`; answers the device whose sockets are to be closed, if it says so. */
  forget(hint: string): string | null;
  /** Hints may have been missed. */
  forgetAll(): void;
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Remembers sessions for 30 s; hints end that at once, the time limit bounds a lost hint. */
export function createAuthenticator(): Authenticator {
  const remembered = new LRUCache<string, Remembered>({ max: 50_000, ttl: 30_000 });
  /** What was found dead stays dead: it is not looked for again at every call. */
  const dead = new LRUCache<string, true>({ max: 50_000, ttl: 30_000 });
  /** Counts what was forgotten: what was read before a hint and arrives after it is out of date. */
  let forgotten = 0;

  /** Reads a session until nothing was forgotten meanwhile. */
  async function read(ctx: Ctx, hash: Buffer): Promise<SessionRow | null> {
    for (;;) {
      const before = forgotten;
      const session = await findSession(ctx, hash);
      if (session === undefined || session.expires_at <= ctx.now()) return null;
      await markPresented(ctx, session.refresh_hash);
      if (forgotten === before) return session;
    }
  }

  return {
    isPromising(ctx, accessToken) {
      const key = tokenHash(accessToken).toString('base64');
      return remembered.has(key) || (!dead.has(key) && isSealed(ctx.ports.secretBox, accessToken));
    },
    async authenticate(ctx, accessToken) {
      const hash = tokenHash(accessToken);
      const key = hash.toString('base64');
      const known = remembered.get(key);
      if (known !== undefined) return known.expiresAt > ctx.now() ? known : null;
      if (dead.has(key)) return null;
      const session = await read(ctx, hash);
      if (session === null) {
        dead.set(key, true);
        return null;
      }
      const { expires_at: expiresAt, deletion_due_at: deletionDueAt } = session;
      const found = { actor: actorOf(session), expiresAt, deletionDueAt };
      remembered.set(key, found);
      return found;
    },
    forget(hint) {
      forgotten += 1;
      const [what, id] = hint.split(':');
      for (const [key, { actor }] of remembered.entries())
        if (actor.familyId === id || actor.userId === id) remembered.delete(key);
      return (what === 'revoked' || what === 'switched') && id !== undefined ? id : null;
    },
    forgetAll() {
      forgotten += 1;
      remembered.clear();
    },
  };
}

function actorOf(session: SessionRow): SignedInActor {
  const signedIn = { userId: session.user_id, personId: session.person_id, familyId: session.family_id };
  switch (session.kind) {
    case 'seeker':
      return { kind: 'seeker', ...signedIn };
    case 'employer':
      return {
        kind: 'employer',
        ...signedIn,
        companyId: session.company_id,
        companyRole: session.company_role,
        permissions: session.company_role === null ? [] : rolePermissions[session.company_role],
      };
    case 'admin':
      return { kind: 'admin', ...signedIn, permissions: adminPermissions };
  }
}

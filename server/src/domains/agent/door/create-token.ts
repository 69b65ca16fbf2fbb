import { randomBytes } from 'node:crypto';
import { agentErrors } from '@pinjian/contract/agent.ts';
import {
  agentTokenErrors,
  maxTokens,
  tokenScopes,
  type TokenScope,
  type createAgentToken as endpoint,
  type revokeAgentToken as revokeEndpoint,
} from '@pinjian/contract/agent-token.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requireOwn, requireOwner } from '../policy.ts';
import { findAgent, lockOwner } from '../queries.ts';
import { requireAgentOf, requireOwnToken } from './list-tokens.ts';
import { countOpenTokens, findTokenByKey, insertToken, markRevoked, replaceSecret, type TokenRow } from './queries.ts';
import { scopesOf, tokenView } from './view.ts';

type Input = Received<typeof endpoint>;

/** Told apart from other secrets wherever one is found that should not be there. */
const prefix = 'pjt_';
const shownCharacters = 10;

/**
 * Makes a token under the slip of one's own agent; its secret is answered here and never again. The same key is the same
 * token, with a new secret: the answer before may never have arrived.
 * @throws Refusal 403, 40400, 40901 for a key of another token, 41203 for an agent that is ended, 41230
 */
export async function createAgentToken(ctx: Ctx<SignedInActor>, input: Input): Promise<Answer<typeof endpoint>> {
  const { userId } = requireOwner(ctx.actor);
  const agent = requireOwn(ctx.actor, await findAgent(ctx, input.agentId));
  if (agent.state === 'ended') throw new Refusal(agentErrors.ended);
  const secret = `${prefix}${randomBytes(32).toString('base64url')}`;
  const made = { secretHash: tokenHash(secret), prefix: secret.slice(0, shownCharacters) };
  await ctx.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const before = await findTokenByKey(tx, userId, input.key);
    if (before !== undefined) {
      if (!isSame(before, input) || before.revoked_at !== null) throw new Refusal(errors.keyReused);
      return replaceSecret(tx, before.id, made);
    }
    if ((await countOpenTokens(tx, userId)) >= maxTokens) throw new Refusal(agentTokenErrors.tooManyTokens);
    return insertToken(tx, {
      id: newId(),
      owner_id: userId,
      agent_id: agent.id,
      key: input.key,
      name: input.name,
      scopes: ordered(input.scopes),
      secret_hash: made.secretHash,
      prefix: made.prefix,
      expires_at: new Date(tx.now().getTime() + input.days * 86_400_000),
      revoked_at: null,
      last_used_at: null,
      created_at: tx.now(),
    });
  });
  const row = await findTokenByKey(ctx, userId, input.key);
  if (row === undefined) throw new Error('the token was not kept');
  return { secret, token: tokenView(row, agent, ctx.now()) };
}

const ordered = (scopes: readonly TokenScope[]) => tokenScopes.filter((scope) => scopes.includes(scope));

function isSame(row: TokenRow, { agentId, name, scopes }: Input): boolean {
  return row.agent_id === agentId && row.name === name && scopesOf(row).join() === ordered(scopes).join();
}

/** Closes the door to one's own token at once; the same again is the same. @throws Refusal 403, 40400 */
export async function revokeAgentToken(
  ctx: Ctx<SignedInActor>,
  { tokenId }: Received<typeof revokeEndpoint>,
): Promise<Answer<typeof revokeEndpoint>> {
  const row = await requireOwnToken(ctx, tokenId);
  await markRevoked(ctx, row.id);
  const agent = requireAgentOf(row, await findAgent(ctx, row.agent_id));
  return tokenView({ ...row, revoked_at: row.revoked_at ?? ctx.now() }, agent, ctx.now());
}

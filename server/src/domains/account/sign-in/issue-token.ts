import type { issueToken as endpoint } from '@pinjian/contract/account.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { ClientActor, Ctx } from '#server/context.ts';
import { refresh } from '../session/refresh.ts';
import { signIn } from './sign-in.ts';

/** The token endpoint: each grant is an operation of its own. */
export async function issueToken(
  ctx: Ctx<ClientActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return input.grant_type === 'sms' ? signIn(ctx, input) : refresh(ctx, input.refresh_token);
}

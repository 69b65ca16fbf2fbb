import type { issueToken as endpoint } from '@pinjian/contract/account.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { ClientActor, Ctx } from '#server/context.ts';
import { confirmSecondStep } from '../admin/confirm-second-step.ts';
import { refresh } from '../session/refresh.ts';
import { switchRole } from '../session/switch-role.ts';
import { signIn } from './sign-in.ts';

/** The token endpoint: each grant is an operation of its own. */
export async function issueToken(
  ctx: Ctx<ClientActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  switch (input.grant_type) {
    case 'sms':
      return signIn(ctx, input);
    case 'refresh_token':
      return refresh(ctx, input.refresh_token);
    case 'switch_role':
      return switchRole(ctx, input.refresh_token);
    case 'totp':
      return confirmSecondStep(ctx, input);
  }
}

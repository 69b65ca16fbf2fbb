import type { FastifyInstance } from 'fastify';
import { totpAt } from '#domains/account/admin/totp.ts';
import type { AdminActor } from '#server/context.ts';
import { callApp, sendCodeApp, type Pair } from './sign-in.ts';
import type { World } from './world.ts';

/** An admin of the tests: what they type is known. */
export type KnownAdmin = AdminActor & { readonly phone: string; readonly totpSecret: string };

/** The code that an admin's authenticator shows now, or so many milliseconds from now. */
export function totpOf(world: World, admin: Pick<KnownAdmin, 'totpSecret'>, later = 0): string {
  return totpAt(admin.totpSecret, new Date(world.clock.now().getTime() + later)).code;
}

/** One of the six-digit codes that an authenticator does not show around now. */
export function wrongTotp(world: World, admin: KnownAdmin): string {
  const shown = [-60_000, -30_000, 0, 30_000, 60_000].map((later) => totpOf(world, admin, later));
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !shown.includes(code));
  if (wrong === undefined) throw new Error('every code is right');
  return wrong;
}

/** The first step of signing in, as a browser makes it; waits a minute, as nobody gets two codes in one. */
export async function firstStep(world: World, app: FastifyInstance, phone: string) {
  world.clock.advance(61_000);
  await sendCodeApp(app, phone);
  const code = world.test.sentSms.findLast((sent) => sent.phone === phone)?.code;
  const body = { grant_type: 'sms', phone, code };
  return callApp<{ mfaToken: string } | null>(app, '/auth/oauth2/token', { as: { client: '3' }, body });
}

export async function mfaTokenOf(world: World, app: FastifyInstance, phone: string): Promise<string> {
  const { data } = await firstStep(world, app, phone);
  if (data === null) throw new Error('the first step was refused');
  return data.mfaToken;
}

/** The second step. */
export function secondStep(app: FastifyInstance, mfaToken: string, code: string, client: '3' | 'web-company' = '3') {
  const body = { grant_type: 'totp', mfa_token: mfaToken, code };
  return callApp<Pair & { expiresIn: number; triesLeft?: number; retryAfter?: number }>(app, '/auth/oauth2/token', {
    as: { client },
    body,
  });
}

/** Both steps. */
export async function signInAdmin(world: World, app: FastifyInstance, admin: KnownAdmin): Promise<Pair> {
  const token = await mfaTokenOf(world, app, admin.phone);
  return (await secondStep(app, token, totpOf(world, admin))).data;
}

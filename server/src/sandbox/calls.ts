import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { sandboxEndpoints } from '@pinjian/contract/sandbox.ts';
import { listDemoTotp } from '#domains/account/index.ts';
import { decideVerification, listPendingVerifications } from '#domains/company/index.ts';
import * as sms from '#platform/sms/embedded.ts';
import type { Ctx } from '../context.ts';

type Endpoints = typeof sandboxEndpoints;

/** The codes that a person would have received by text message. */
export async function listSandboxSms(
  ctx: Ctx,
  input: Received<Endpoints['listSandboxSms']>,
): Promise<Answer<Endpoints['listSandboxSms']>> {
  const messages = await sms.listSandboxSms({ db: ctx.db, secretBox: ctx.ports.secretBox }, input.phone);
  return { records: messages.map((each) => ({ ...each, sentAt: each.sentAt.toISOString() })) };
}

/** What a demo admin would read off their authenticator. */
export async function listSandboxTotp(ctx: Ctx): Promise<Answer<Endpoints['listSandboxTotp']>> {
  return { records: await listDemoTotp(ctx) };
}

/** The licences that wait for someone to decide in the register's place. */
export async function listSandboxLicences(ctx: Ctx): Promise<Answer<Endpoints['listSandboxLicences']>> {
  const pending = await listPendingVerifications(ctx);
  return { records: pending.map((each) => ({ ...each, submittedAt: each.submittedAt.toISOString() })) };
}

/** Decides a licence as the register would; deciding the same again is the same result. */
export async function decideSandboxLicence(
  ctx: Ctx,
  input: Received<Endpoints['decideSandboxLicence']>,
): Promise<Answer<Endpoints['decideSandboxLicence']>> {
  return { status: await decideVerification(ctx, input) };
}

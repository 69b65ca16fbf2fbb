import { endpoint, type Answer } from '@pinjian/contract/endpoint.ts';
import {
  decideSandboxLicence,
  getDemoWorld,
  listSandboxLicences,
  listSandboxSms,
  listSandboxTotp,
} from '@pinjian/contract/sandbox.ts';
import { listSandboxNotices, readSandboxMailFile } from '@pinjian/contract/sandbox-outside.ts';
import {
  actOnSandboxPayment,
  getSandboxPayment,
  listSandboxPayments,
  type SandboxPayment,
  type SandboxPaymentAct,
} from '@pinjian/contract/sandbox-payment.ts';
import {
  decideSandboxRealName,
  getSandboxRealName,
  listSandboxRealNames,
} from '@pinjian/contract/sandbox-real-name.ts';
import { call, openStream } from '#lib/client.ts';

export type SandboxSms = Answer<typeof listSandboxSms>['records'][number];
export type SandboxTotp = Answer<typeof listSandboxTotp>['records'][number];
export type SandboxNotice = Answer<typeof listSandboxNotices>['records'][number];
export type SandboxLicence = Answer<typeof listSandboxLicences>['records'][number];
export type SandboxRealName = Answer<typeof listSandboxRealNames>['records'][number];

/** Everything the sandbox has to show, in one look. */
export interface SandboxContent {
  readonly sms: readonly SandboxSms[];
  readonly totp: readonly SandboxTotp[];
  readonly licences: readonly SandboxLicence[];
  readonly realNames: readonly SandboxRealName[];
  readonly notices: readonly SandboxNotice[];
  readonly payments: readonly SandboxPayment[];
}

export async function loadSandbox(signal: AbortSignal): Promise<SandboxContent> {
  const options = { signal, quiet: true } as const;
  const [sms, totp, licences, realNames, notices, payments] = await Promise.all([
    call(listSandboxSms, {}, options),
    call(listSandboxTotp, {}, options),
    call(listSandboxLicences, {}, options),
    call(listSandboxRealNames, {}, options),
    call(listSandboxNotices, {}, options),
    call(listSandboxPayments, {}, options),
  ]);
  return {
    sms: sms.records,
    totp: totp.records,
    licences: licences.records,
    realNames: realNames.records,
    notices: notices.records,
    payments: payments.records,
  };
}

/** Decides a licence; a failure needs its reason, in words for the company. Failures are shown as toasts. */
export async function decideLicence(
  verificationId: string,
  outcome: 'passed' | 'failed' | 'unsure',
  reason?: string,
): Promise<void> {
  await call(decideSandboxLicence, { verificationId, outcome, ...(reason === undefined ? {} : { reason }) });
}

/** A file that went with a mail. Failures are shown as toasts. */
export async function loadMailFile(fileId: string): Promise<{ readonly name: string; readonly content: Blob }> {
  const { name, type, base64 } = await call(readSandboxMailFile, { fileId });
  return { name, content: new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], { type }) };
}

/** A real name that waits for a decision; null once it is decided, or where there is none. */
export async function loadRealName(checkId: string, signal: AbortSignal): Promise<SandboxRealName | null> {
  const { record } = await call(getSandboxRealName, { checkId }, { signal, quiet: true });
  return record;
}

/** Decides a real name; a failure needs its reason, in words for the person. Failures are shown as toasts. */
export async function decideRealName(checkId: string, outcome: 'passed' | 'failed', reason?: string): Promise<void> {
  await call(decideSandboxRealName, { checkId, outcome, ...(reason === undefined ? {} : { reason }) });
}

/** A trade at the cashier; null where there is none of this number. */
export async function loadPayment(tradeNo: string, signal: AbortSignal): Promise<SandboxPayment | null> {
  const { record } = await call(getSandboxPayment, { tradeNo }, { signal, quiet: true });
  return record;
}

/** Does something at the cashier, and answers the trade then. Failures are shown as toasts. */
export async function actOnPayment(tradeNo: string, act: SandboxPaymentAct, fen?: number): Promise<SandboxPayment> {
  const { record } = await call(actOnSandboxPayment, { tradeNo, act, ...(fen === undefined ? {} : { fen }) });
  return record;
}

/** What the authenticator of a demo account shows. @throws Error while everything that would be accepted has been used */
export async function demoTotp(phone: string): Promise<string> {
  const { records } = await call(listSandboxTotp, {}, { quiet: true });
  const code = records.find((each) => each.phone === phone)?.code ?? null;
  if (code === null) throw new Error('动态验证码刚刚用过，请半分钟后再试');
  return code;
}

export type DemoWorld = Answer<typeof getDemoWorld>;
export type DemoAccount = DemoWorld['accounts'][number];

/** How the demo world stands. @throws CallError 404 wherever the sandbox does not answer */
export async function loadDemoWorld(signal: AbortSignal): Promise<DemoWorld> {
  return await call(getDemoWorld, {}, { signal, quiet: true });
}

/** The code that was "sent" to a phone last; null when there is none. */
export async function newestCode(phone: string): Promise<string | null> {
  const { records } = await call(listSandboxSms, { phone }, { quiet: true });
  return records[0]?.code ?? null;
}

/** Described by the server itself, in no envelope of ours. */
const apiDocument = endpoint({ method: 'GET', path: '/openapi.json', caller: 'anyone', summary: '接口说明' });

/** The OpenAPI document of the running server, as it came. @throws CallError */
export async function loadApiDocument(signal: AbortSignal): Promise<unknown> {
  const response = await openStream(apiDocument, {}, { signal, quiet: true });
  return (await response.json()) as unknown;
}

import type { Answer } from '@pinjian/contract/endpoint.ts';
import { decideSandboxLicence, listSandboxLicences, listSandboxSms } from '@pinjian/contract/sandbox.ts';
import { call } from '#lib/client.ts';

export type SandboxSms = Answer<typeof listSandboxSms>['records'][number];
export type SandboxLicence = Answer<typeof listSandboxLicences>['records'][number];

/** Everything the sandbox has to show, in one look. */
export interface SandboxContent {
  readonly sms: readonly SandboxSms[];
  readonly licences: readonly SandboxLicence[];
}

export async function loadSandbox(signal: AbortSignal): Promise<SandboxContent> {
  const options = { signal, quiet: true } as const;
  const [sms, licences] = await Promise.all([
    call(listSandboxSms, {}, options),
    call(listSandboxLicences, {}, options),
  ]);
  return { sms: sms.records, licences: licences.records };
}

/** Decides a licence; a failure needs its reason, in words for the company. Failures are shown as toasts. */
export async function decideLicence(
  verificationId: string,
  outcome: 'passed' | 'failed' | 'unsure',
  reason?: string,
): Promise<void> {
  await call(decideSandboxLicence, { verificationId, outcome, ...(reason === undefined ? {} : { reason }) });
}

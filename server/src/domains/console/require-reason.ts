import { reasonMissing } from '@pinjian/contract/console-reason.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';

/** A no is told with its reason. @throws Refusal 40001 where there is none */
export function requireReason(isNo: boolean, reason: string | undefined): void {
  if (!isNo || (reason !== undefined && reason !== '')) return;
  throw new Refusal(errors.invalidInput, {
    message: reasonMissing,
    data: [{ path: 'reason', message: reasonMissing }],
  });
}

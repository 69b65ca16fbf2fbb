import type { ErrorCode } from '@pinjian/contract/errors.ts';

/** The only way an operation says no: a code of the contract, a Chinese sentence for its reader, and data that helps. */
export class Refusal extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(reason: ErrorCode, more: { message?: string; data?: unknown } = {}) {
    super(more.message ?? reason.message);
    this.name = 'Refusal';
    this.code = reason.code;
    this.data = more.data ?? null;
  }
}

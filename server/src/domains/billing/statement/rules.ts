import type { StatementKind } from '@pinjian/contract/billing-statement.ts';
import { spanOfMonth } from '../invoice/rules.ts';
import type { StatementFilter } from './queries.ts';

/** A filter as a call brings it, for one payer. */
export function readFilter(
  payer: string,
  input: {
    readonly kind?: StatementKind | undefined;
    readonly month?: string | undefined;
    readonly memberId?: string | undefined;
    readonly positionId?: string | undefined;
  },
): StatementFilter {
  return {
    payer,
    kind: input.kind ?? null,
    span: input.month === undefined ? null : spanOfMonth(input.month),
    memberId: input.memberId ?? null,
    positionId: input.positionId ?? null,
  };
}

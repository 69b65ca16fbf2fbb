import { orderStates } from '@pinjian/contract/billing-order.ts';
import type { OrderFilter } from './api.ts';

const payerPattern = /^(company|seeker):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Reads the address; what it says that makes no sense is left out. */
export function readFilter(params: URLSearchParams): OrderFilter {
  const page = Number(params.get('page') ?? '1');
  const number = (params.get('number') ?? '').trim();
  const state = orderStates.find((each) => each === params.get('state'));
  const [, kind, payerId] = payerPattern.exec(params.get('payer') ?? '') ?? [];
  const payerKind = kind === 'company' || kind === 'seeker' ? kind : kindOf(params.get('payer'));
  return {
    current: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    ...(number === '' ? {} : { number }),
    ...(state === undefined ? {} : { state }),
    ...(payerKind === undefined ? {} : { payerKind }),
    ...(payerId === undefined ? {} : { payerId }),
  };
}

function kindOf(text: string | null): 'company' | 'seeker' | undefined {
  return text === 'company' || text === 'seeker' ? text : undefined;
}

/** Whether the list is narrowed to anything. */
export function isNarrowed({ number, state, payerKind }: OrderFilter): boolean {
  return number !== undefined || state !== undefined || payerKind !== undefined;
}

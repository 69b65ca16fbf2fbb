import type { Generated, Selectable } from 'kysely';
import type { TradeAnswer } from './port.ts';

/** The platform tables of the sandbox cashier, as kysely sees them. */
export interface SandboxTables {
  platform_sandbox_trade: {
    trade_no: string;
    vendor_trade_no: string;
    subject: string;
    fen: number;
    state: 'waiting' | 'paid' | 'failed' | 'closed';
    paid_fen: number | null;
    refunded_fen: Generated<number>;
    hanging: Generated<number>;
    created_at: Date;
    paid_at: Date | null;
  };
  platform_sandbox_refund: {
    refund_no: string;
    trade_no: string;
    vendor_refund_no: string;
    fen: number;
    refunded_at: Date;
  };
  platform_sandbox_notice: { id: string; trade_no: string; due_at: Date };
}

export type TradeRow = Selectable<SandboxTables['platform_sandbox_trade']>;

/** What the cashier answers of a trade. */
export function answerOfTrade(
  trade: Pick<TradeRow, 'state' | 'vendor_trade_no' | 'paid_fen' | 'paid_at'>,
): TradeAnswer {
  const { state, vendor_trade_no: vendorTradeNo, paid_fen: fen, paid_at: paidAt } = trade;
  if (fen !== null && paidAt !== null) return { outcome: 'paid', fen, vendorTradeNo, paidAt };
  if (state === 'closed' || state === 'failed') return { outcome: state };
  return { outcome: 'waiting' };
}

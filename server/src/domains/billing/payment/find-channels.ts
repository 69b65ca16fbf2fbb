import { paymentChannels, vendorOfChannel, type PaymentChannel } from '@pinjian/contract/billing-payment.ts';
import type { TradeWay } from '#platform/payment/port.ts';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import { companyOf } from '../policy.ts';

/** By which of a vendor's ways a channel is paid; null for a transfer. */
export const wayOfChannel: Readonly<Record<PaymentChannel, TradeWay | null>> = {
  alipayQr: 'qr',
  alipayPage: 'page',
  alipayPhone: 'phone',
  wechatNative: 'qr',
  wechatH5: 'phone',
  sandbox: 'page',
  bank: null,
};

/** The channels by which a payer can pay here: those of the vendors of this installation, and for companies our account. */
export function channelsFor(ctx: Ctx, payer: Payer): PaymentChannel[] {
  return paymentChannels.filter((channel) => {
    const [vendor, way] = [vendorOfChannel[channel], wayOfChannel[channel]];
    if (vendor === 'bank' || way === null) return companyOf(payer) !== null && ctx.ports.config.payment.bank !== null;
    return ctx.ports.payments[vendor]?.ways.includes(way) ?? false;
  });
}

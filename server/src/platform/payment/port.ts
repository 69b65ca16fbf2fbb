/** How a payer pays: by a picture to scan, on the vendor's page, in the vendor's app on the same phone. */
export const tradeWays = ['qr', 'page', 'phone'] as const;
export type TradeWay = (typeof tradeWays)[number];

/** Who can be asked to take money; a bank transfer is nobody's to ask. */
export const tradeVendors = ['alipay', 'wechat', 'sandbox'] as const;
export type TradeVendor = (typeof tradeVendors)[number];

/** What a vendor is asked to take. `tradeNo` is ours, 32 hexadecimal digits: asked again with it, it is the same trade. */
export interface TradeRequest {
  readonly tradeNo: string;
  readonly way: TradeWay;
  /** What the payer reads at the vendor. */
  readonly subject: string;
  readonly fen: number;
  readonly expiresAt: Date;
  /** Page of ours that the payer comes back to: path and query. */
  readonly returnPath: string;
  /** Of the payer, where the vendor wants to know; null where it is not known. */
  readonly payerAddress: string | null;
}

/** What the picture says, or where the payer goes. */
export interface StartedTrade {
  readonly url: string;
}

/** How a trade stands. `none`: the vendor has never heard of it, which is so as well until a payer has looked at it. */
export type TradeAnswer =
  | { readonly outcome: 'waiting' | 'none' | 'closed' | 'failed' }
  | { readonly outcome: 'paid'; readonly fen: number; readonly vendorTradeNo: string; readonly paidAt: Date };

/** What goes back. `refundNo` is ours, 32 hexadecimal digits: asked again with it, it is the same refund. */
export interface RefundRequest {
  readonly tradeNo: string;
  readonly refundNo: string;
  readonly fen: number;
  /** What was paid in all. */
  readonly paidFen: number;
  /** What the payer reads. */
  readonly reason: string;
}

/** How a refund stands. `none`: the vendor has never heard of it. `reason` is the vendor's own. */
export type RefundAnswer =
  | { readonly outcome: 'pending' | 'none' }
  | { readonly outcome: 'done'; readonly vendorRefundNo: string; readonly doneAt: Date; readonly fen: number }
  | { readonly outcome: 'failed'; readonly reason: string };

export interface BillLine {
  readonly kind: 'payment' | 'refund';
  readonly tradeNo: string;
  readonly vendorTradeNo: string;
  /** '' for a payment. */
  readonly refundNo: string;
  /** More than nothing, for a refund too. */
  readonly fen: number;
  readonly at: Date;
}

/** The vendor's own sum of its lines. */
export interface BillTotal {
  readonly lines: number;
  readonly paymentFen: number;
  readonly refundFen: number;
}

/** What a vendor lists of a day in Beijing. */
export interface Bill {
  readonly lines: readonly BillLine[];
  readonly total: BillTotal;
}

/** A call of a vendor as it came, to the byte. */
export interface RawNotice {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/**
 * What a vendor tells. `forged`: not signed by the vendor, or not about us. `stale`: signed, but of a time that nobody would
 * send now; its words count for nothing, `tradeNo` tells what to ask about.
 */
export type Notice =
  | { readonly kind: 'forged' }
  | { readonly kind: 'stale'; readonly tradeNo: string | null }
  | { readonly kind: 'trade'; readonly tradeNo: string; readonly answer: TradeAnswer }
  | { readonly kind: 'refund'; readonly refundNo: string; readonly answer: RefundAnswer };

/** What the vendor wants to hear: that its notice was taken, or that it is to come again. */
export interface NoticeReply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A vendor certainly did not take it. Its words are for a technician. */
export class VendorRefusal extends Error {
  readonly code: string;

  constructor(code: string, words: string) {
    super(`the vendor refused: ${code} ${words}`);
    this.name = 'VendorRefusal';
    this.code = code;
  }
}

/**
 * Takes money and gives it back. Where an outcome is unknown (no answer, an answer whose signature is wrong) every call
 * throws UncertainSend; where the vendor certainly refused, VendorRefusal. Both may be asked again with the same number.
 */
export interface PaymentVendor {
  readonly name: TradeVendor;
  readonly ways: readonly TradeWay[];
  start(trade: TradeRequest): Promise<StartedTrade>;
  ask(tradeNo: string): Promise<TradeAnswer>;
  /** Nobody can pay it from then on. Answers how it stands: `paid` where it was too late. */
  close(tradeNo: string): Promise<TradeAnswer>;
  refund(refund: RefundRequest): Promise<RefundAnswer>;
  askRefund(refund: { readonly tradeNo: string; readonly refundNo: string }): Promise<RefundAnswer>;
  /** @param day YYYY-MM-DD in Beijing; null while the vendor has not made it */
  bill(day: string): Promise<Bill | null>;
  /** Never throws for what the notice says; UncertainSend where its key could not be fetched. */
  readNotice(notice: RawNotice): Promise<Notice>;
  reply(isTaken: boolean): NoticeReply;
}

/** The vendors of this installation. */
export type PaymentVendors = Readonly<Partial<Record<TradeVendor, PaymentVendor>>>;

/** Who an invoice is made out to; '' where nothing was said. */
export interface InvoiceBuyer {
  readonly name: string;
  readonly taxNumber: string;
  readonly address: string;
  readonly phone: string;
  readonly bank: string;
  readonly account: string;
}

/** An invoice that is asked for. */
export interface InvoiceOrder {
  /** Names the request at the vendor for ever, 20 letters and digits: the same one again is the same invoice. */
  readonly orderId: string;
  /** A special invoice, by which the buyer deducts tax; else a normal one. */
  readonly isSpecial: boolean;
  readonly buyer: InvoiceBuyer;
  /** Tax included. */
  readonly fen: number;
  readonly remark: string;
  readonly at: Date;
}

/** A red invoice that takes an issued one back. */
export interface RedOrder {
  readonly orderId: string;
  /** Of the invoice that is taken back. */
  readonly number: string;
  readonly at: Date;
}

/**
 * `byPerson`: nobody is asked, an admin issues it. `pending`: taken, and answered later. `failed` is final, with the
 * vendor's words. `absent`: no such request was ever taken.
 */
export type InvoiceAnswer =
  | { readonly outcome: 'byPerson' | 'pending' | 'absent' }
  | { readonly outcome: 'issued'; readonly number: string; readonly issuedAt: Date; readonly pdf: Uint8Array | null }
  | { readonly outcome: 'failed'; readonly reason: string };

/**
 * Issues invoices. Each call throws `UncertainSend` where it may have been taken: then `find` is asked, and nothing is asked
 * for again until it answers `absent`. Anything else that is thrown was certainly not taken.
 */
export interface InvoiceIssuer {
  /** Nobody is wired in: every invoice waits for a person. */
  readonly byPerson: boolean;
  issue(order: InvoiceOrder): Promise<InvoiceAnswer>;
  flush(order: RedOrder): Promise<InvoiceAnswer>;
  /** What became of a request. */
  find(orderId: string): Promise<InvoiceAnswer>;
}

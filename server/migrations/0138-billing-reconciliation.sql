-- A vendor's bill of a day in Beijing beside what stands here.
create table billing_reconciliation (
  id uuid primary key,
  vendor text not null check (vendor in ('alipay', 'wechat', 'sandbox')),
  day date not null,
  state text not null check (state in ('waiting', 'matched', 'different', 'failed')),
  their_payments integer not null default 0,
  their_payment_fen bigint not null default 0,
  their_refunds integer not null default 0,
  their_refund_fen bigint not null default 0,
  our_payments integer not null default 0,
  our_payment_fen bigint not null default 0,
  our_refunds integer not null default 0,
  our_refund_fen bigint not null default 0,
  -- When the bill was asked for, and when it was compared.
  asked_at timestamptz not null,
  ran_at timestamptz,
  unique (vendor, day)
);
comment on table billing_reconciliation is 'business: vendors'' bills of a day, compared with the payments and refunds here';
create index billing_reconciliation_newest on billing_reconciliation (day desc, vendor);

-- The newest bill's lines, as they were read.
create table billing_bill_line (
  reconciliation_id uuid not null references billing_reconciliation (id),
  ordinal integer not null,
  kind text not null check (kind in ('payment', 'refund')),
  trade_no text not null,
  vendor_trade_no text not null,
  refund_no text not null,
  fen bigint not null,
  at timestamptz not null,
  primary key (reconciliation_id, ordinal)
);
comment on table billing_bill_line is 'business: the lines of vendors'' bills';
create index billing_bill_line_trade on billing_bill_line (trade_no);

create table billing_difference (
  id uuid primary key,
  reconciliation_id uuid not null references billing_reconciliation (id),
  kind text not null check (kind in ('unknownPayment', 'unsettledPayment', 'missingPayment', 'paymentAmount',
    'doublePayment', 'notPosted', 'otherDay', 'unknownRefund', 'unsettledRefund', 'missingRefund', 'refundAmount',
    'billTotal')),
  -- Of a trade, or of a refund, by our name; '' for the bill as a whole.
  trade_no text not null,
  vendor_trade_no text,
  payment_id uuid references billing_payment (id),
  part_id uuid references billing_refund_part (id),
  their_fen bigint,
  our_fen bigint,
  found_at timestamptz not null,
  way text check (way in ('settle', 'return', 'fetch', 'adjust', 'accept')),
  reason text,
  -- null for what another comparison found to be right.
  resolved_by uuid references account_identity (id),
  resolved_at timestamptz,
  unique (reconciliation_id, kind, trade_no),
  check ((way is null) = (resolved_at is null) and (way is null) = (reason is null))
);
comment on table billing_difference is 'business: what did not match in vendors'' bills, and who dealt with it how';
create index billing_difference_open on billing_difference (found_at, id) where resolved_at is null;
create index billing_difference_payment on billing_difference (payment_id) where payment_id is not null;
create index billing_difference_part on billing_difference (part_id) where part_id is not null;
create index billing_difference_resolved_by on billing_difference (resolved_by) where resolved_by is not null;

-- Attempts to pay an order. The row stands before the vendor is asked, so that nothing the vendor knows is unknown here.
create table billing_payment (
  id uuid primary key,
  order_id uuid not null references billing_order (id),
  vendor text not null check (vendor in ('alipay', 'wechat', 'bank', 'sandbox')),
  channel text not null check (channel in ('alipayQr', 'alipayPage', 'alipayPhone', 'wechatNative', 'wechatH5', 'sandbox',
    'bank')),
  -- Our name of it at the vendor.
  trade_no text not null unique check (trade_no ~ '^[0-9a-f]{32}$'),
  vendor_trade_no text,
  state text not null check (state in ('open', 'confirming', 'paid', 'inDoubt', 'returning', 'returned', 'failed',
    'closed')),
  fen bigint not null check (fen > 0),
  -- What came, as the vendor says.
  received_fen bigint check (received_fen > 0),
  doubt text check (doubt in ('wrongAmount', 'notReturned')),
  -- What a picture says or where the payer goes; null until the vendor took it.
  url text,
  asks integer not null default 0,
  asked_at timestamptz,
  -- When the vendor is asked next; null where nothing more is to be learned.
  next_ask_at timestamptz,
  created_at timestamptz not null,
  -- The vendor's moment.
  paid_at timestamptz,
  settled_at timestamptz,
  check ((received_fen is not null) = (state in ('paid', 'inDoubt', 'returning', 'returned'))),
  check ((paid_at is not null) = (received_fen is not null)),
  check ((doubt is not null) = (state = 'inDoubt'))
);
comment on table billing_payment is 'business: attempts to pay an order, by its id, and what the vendor said of each';
create index billing_payment_order on billing_payment (order_id, created_at desc, id desc);
-- An order is fulfilled by one payment, whatever arrives how often.
create unique index billing_payment_once on billing_payment (order_id) where state = 'paid';
-- A movement at a vendor pays one attempt.
create unique index billing_payment_vendor_trade on billing_payment (vendor, vendor_trade_no)
  where vendor_trade_no is not null;
create index billing_payment_due on billing_payment (next_ask_at) where next_ask_at is not null;
create index billing_payment_doubt on billing_payment (settled_at, id) where state = 'inDoubt';
create index billing_payment_day on billing_payment (vendor, paid_at) where paid_at is not null;

-- What a vendor told, or answered when asked: one row for each thing it said, however often it said so.
create table billing_notice (
  id uuid primary key,
  vendor text not null check (vendor in ('alipay', 'wechat', 'bank', 'sandbox')),
  -- null where no attempt of ours is meant, or nobody can tell.
  payment_id uuid references billing_payment (id),
  source text not null check (source in ('callback', 'query')),
  verdict text not null check (verdict in ('settled', 'repeated', 'pending', 'closed', 'wrongAmount', 'afterClose', 'forged',
    'stale', 'unknownPayment')),
  fen bigint,
  times integer not null check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique nulls not distinct (payment_id, vendor, source, verdict, fen)
);
comment on table billing_notice is 'business: what vendors told of payments, counted';

-- A company's transfer to our account: what it proves it with, and what the bank's own list says.
create table billing_bank_transfer (
  payment_id uuid primary key references billing_payment (id),
  -- What the company writes into the remark.
  reference text not null unique check (reference ~ '^PJ[0-9]{8}$'),
  voucher_file_id uuid references platform_file (id),
  voucher_at timestamptz,
  voucher_by uuid references account_identity (id),
  -- null until somebody compared it with the bank's list.
  confirmed boolean,
  decided_by uuid references account_identity (id),
  decided_at timestamptz,
  -- The bank's number of the movement: it pays one order.
  bank_number text unique,
  reason text,
  check ((confirmed is null) = (decided_at is null)),
  check ((confirmed is true) = (bank_number is not null)),
  check ((confirmed is false) = (reason is not null))
);
comment on table billing_bank_transfer is 'personal: bank transfers of companies, their vouchers and who compared them';
create index billing_bank_transfer_waiting on billing_bank_transfer (voucher_at) where confirmed is null and voucher_at is not null;
create index billing_bank_transfer_file on billing_bank_transfer (voucher_file_id) where voucher_file_id is not null;
create index billing_bank_transfer_voucher_by on billing_bank_transfer (voucher_by) where voucher_by is not null;
create index billing_bank_transfer_decided_by on billing_bank_transfer (decided_by) where decided_by is not null;

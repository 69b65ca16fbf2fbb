-- The cashier of the embedded payment vendor: what it knows of trades and refunds. Never used with a real vendor.
create table platform_sandbox_trade (
  trade_no text primary key,
  vendor_trade_no text not null unique,
  subject text not null,
  fen bigint not null check (fen > 0),
  state text not null check (state in ('waiting', 'paid', 'failed', 'closed')),
  paid_fen bigint check (paid_fen > 0),
  refunded_fen bigint not null default 0 check (refunded_fen >= 0),
  -- So many queries more are answered with nothing that helps.
  hanging integer not null default 0 check (hanging >= 0),
  created_at timestamptz not null,
  paid_at timestamptz,
  check ((paid_fen is null) = (paid_at is null)),
  -- More than was paid never goes back.
  check (refunded_fen <= coalesce(paid_fen, 0))
);
comment on table platform_sandbox_trade is 'none: trades at the sandbox cashier';
create index platform_sandbox_trade_newest on platform_sandbox_trade (created_at desc);

create table platform_sandbox_refund (
  refund_no text primary key,
  trade_no text not null references platform_sandbox_trade (trade_no),
  vendor_refund_no text not null unique,
  fen bigint not null check (fen > 0),
  refunded_at timestamptz not null
);
comment on table platform_sandbox_refund is 'none: refunds of the sandbox cashier';
create index platform_sandbox_refund_trade on platform_sandbox_refund (trade_no);

-- Notices of the cashier that are still to go out.
create table platform_sandbox_notice (
  id uuid primary key,
  trade_no text not null references platform_sandbox_trade (trade_no),
  due_at timestamptz not null
);
comment on table platform_sandbox_notice is 'none: notices that the sandbox cashier has still to send';
create index platform_sandbox_notice_due on platform_sandbox_notice (due_at);

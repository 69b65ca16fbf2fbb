-- Orders (decisions §11). An order buys one product at the price that was shown: what is bought stands on the row, so that
-- a later price list changes nothing of it. Whoever changes an order, or a payment of it, holds its row.
create table billing_order (
  id uuid primary key,
  -- What people call it by; its first eight digits are its day in Beijing.
  number text not null unique check (number ~ '^[0-9]{20}$'),
  payer text not null check (payer ~ '^(company|seeker):[0-9a-f-]{36}$'),
  -- Of the act: the same twice is one order.
  key text not null,
  product text not null,
  title text not null,
  unit text not null check (unit in ('credit', 'simulation')),
  units bigint not null check (units > 0),
  days integer check (days > 0),
  fen bigint not null check (fen > 0),
  -- `confirming`: its time is over, or money may have come, and the vendor has not told which.
  state text not null check (state in ('open', 'confirming', 'paid', 'closed')),
  closed_why text check (closed_why in ('cancelled', 'expired', 'refused', 'erased')),
  -- On its way back, and back.
  refunding_fen bigint not null default 0 check (refunding_fen >= 0),
  refunded_fen bigint not null default 0 check (refunded_fen >= 0),
  made_by uuid references account_identity (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  unique (payer, key),
  check ((paid_at is not null) = (state = 'paid')),
  check ((closed_why is not null) = (state = 'closed') and (closed_at is not null) = (state = 'closed')),
  check (refunding_fen + refunded_fen <= fen),
  check (state = 'paid' or refunding_fen + refunded_fen = 0)
);
comment on table billing_order is 'personal: what companies and seekers ordered, at which price, and what became of it';
create index billing_order_payer on billing_order (payer, created_at desc, id desc);
create index billing_order_newest on billing_order (created_at desc, id desc);
create index billing_order_due on billing_order (expires_at) where state in ('open', 'confirming');
create index billing_order_made_by on billing_order (made_by) where made_by is not null;

-- A payer asks for money back; somebody decides; what is unspent leaves the ledger at the decision and is owed from then on.
create table billing_refund (
  id uuid primary key,
  payer text not null check (payer ~ '^(company|seeker):[0-9a-f-]{36}$'),
  key text not null,
  fen bigint not null check (fen > 0),
  state text not null check (state in ('requested', 'secondAsked', 'sending', 'done', 'refused', 'withdrawn')),
  reason text not null check (reason in ('unused', 'mistake', 'unhappy', 'closing', 'other')),
  words text not null,
  requested_by uuid references account_identity (id),
  requested_at timestamptz not null,
  -- The first yes.
  approved_fen bigint check (approved_fen > 0 and approved_fen <= fen),
  approved_by uuid references account_identity (id),
  approved_why text,
  approved_at timestamptz,
  -- The second, where one is needed.
  confirmed_by uuid references account_identity (id),
  confirmed_at timestamptz,
  refused_by uuid references account_identity (id),
  refused_why text,
  decided_at timestamptz,
  done_at timestamptz,
  unique (payer, key),
  check ((approved_at is not null) = (approved_fen is not null) and (approved_at is not null) = (approved_why is not null)),
  check (state not in ('secondAsked', 'sending', 'done') or approved_at is not null),
  -- Nobody gives both.
  check (confirmed_by is null or approved_by is null or confirmed_by <> approved_by),
  check ((refused_why is not null) = (state = 'refused')),
  check ((done_at is not null) = (state = 'done'))
);
comment on table billing_refund is 'personal: who asked for money back, why, and who decided';
create index billing_refund_payer on billing_refund (payer, requested_at desc, id desc);
-- One at a time: what is unspent is promised once.
create unique index billing_refund_open on billing_refund (payer) where state in ('requested', 'secondAsked', 'sending');
create index billing_refund_state on billing_refund (state, requested_at, id);
create index billing_refund_requested_by on billing_refund (requested_by) where requested_by is not null;
create index billing_refund_approved_by on billing_refund (approved_by) where approved_by is not null;
create index billing_refund_confirmed_by on billing_refund (confirmed_by) where confirmed_by is not null;
create index billing_refund_refused_by on billing_refund (refused_by) where refused_by is not null;

-- What the first yes rests on.
create table billing_refund_evidence (
  refund_id uuid not null references billing_refund (id),
  file_id uuid not null references platform_file (id),
  primary key (refund_id, file_id)
);
comment on table billing_refund_evidence is 'business: files that the decision about a refund rests on';
create index billing_refund_evidence_file on billing_refund_evidence (file_id);

-- Money that goes back of one payment to where it came from. `refund`: of a request, out of the ledger; `return`: of a
-- payment that fulfilled nothing; `excess`: what came above the price. The number is the vendor's key: sent again it is the
-- same refund.
create table billing_refund_part (
  id uuid primary key,
  refund_id uuid references billing_refund (id),
  payment_id uuid not null references billing_payment (id),
  order_id uuid not null references billing_order (id),
  kind text not null check (kind in ('refund', 'return', 'excess')),
  fen bigint not null check (fen > 0),
  refund_no text not null unique check (refund_no ~ '^[0-9a-f]{32}$'),
  state text not null check (state in ('waiting', 'sending', 'confirming', 'done', 'failed')),
  vendor_refund_no text,
  failed_why text,
  -- Paid by a transfer of ours instead.
  bank_number text unique,
  by_hand_by uuid references account_identity (id),
  by_hand_why text,
  tries integer not null default 0,
  next_try_at timestamptz,
  created_at timestamptz not null,
  done_at timestamptz,
  check ((refund_id is not null) = (kind = 'refund')),
  check ((done_at is not null) = (state = 'done')),
  check (state <> 'failed' or failed_why is not null),
  check ((bank_number is null) = (by_hand_why is null))
);
comment on table billing_refund_part is 'business: money that went back to its payment, and which admin sent it by hand, by ids';
create index billing_refund_part_refund on billing_refund_part (refund_id) where refund_id is not null;
create index billing_refund_part_order on billing_refund_part (order_id, created_at);
create index billing_refund_part_payment on billing_refund_part (payment_id);
create unique index billing_refund_part_once on billing_refund_part (payment_id, kind) where kind in ('return', 'excess');
create index billing_refund_part_due on billing_refund_part (next_try_at) where next_try_at is not null;
create index billing_refund_part_done on billing_refund_part (done_at) where done_at is not null;
create index billing_refund_part_by_hand_by on billing_refund_part (by_hand_by) where by_hand_by is not null;

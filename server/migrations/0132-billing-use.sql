-- What a payer may spend, and what became of it. The ledger knows the sums; here stands which purchase they belong to.

-- One purchase, or one gift: it is consumed before others if it ends before them.
create table billing_lot (
  id uuid primary key,
  payer text not null,
  unit text not null check (unit in ('credit', 'simulation')),
  origin text not null check (origin in ('order', 'free', 'opening', 'adjustment')),
  -- Names where it comes from, once: order:<id>:0.
  key text not null unique,
  product text,
  -- Of an order alone. Orders stand below in the list of migrations, hence no reference.
  order_id uuid,
  vendor text check (vendor in ('alipay', 'wechat', 'bank', 'sandbox')),
  units bigint not null check (units > 0),
  fen bigint not null check (fen >= 0),
  -- Not consumed and not refunded yet; what is held is still in there.
  units_left bigint not null check (units_left between 0 and units),
  units_held bigint not null default 0 check (units_held between 0 and units_left),
  fen_left bigint not null check (fen_left between 0 and fen),
  issued_at timestamptz not null,
  expires_at timestamptz,
  check ((origin = 'order') = (order_id is not null) and (order_id is null) = (vendor is null)),
  -- No money stays where nothing is left to spend it on.
  check (units_left > 0 or fen_left = 0)
);
comment on table billing_lot is 'personal: what payers bought or were given and what is left of it; kept as the law asks, without the person';
create index billing_lot_payer on billing_lot (payer, expires_at, issued_at) where units_left > 0;
create index billing_lot_order on billing_lot (order_id) where order_id is not null;
create index billing_lot_expiry on billing_lot (expires_at) where units_left > 0 and expires_at is not null;

-- A contact, an AI interview, a simulation: held, then taken or released.
create table billing_use (
  id uuid primary key,
  -- contact:<requestId>, aiInterview:<invitationId>, simulation:<interviewId>.
  key text not null unique,
  payer text not null,
  item text not null check (item in ('contact', 'aiInterview', 'simulation')),
  unit text not null check (unit in ('credit', 'simulation')),
  -- 0 where the price was 0.
  units bigint not null check (units >= 0),
  state text not null check (state in ('held', 'taken', 'released')),
  subject_kind text not null check (subject_kind in ('invitation', 'contactRequest', 'interview')),
  subject_id uuid not null,
  -- The member who used it; null for seekers and once they are erased.
  member_id uuid references account_identity (id),
  position_id uuid,
  held_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'held') = (settled_at is null))
);
comment on table billing_use is 'personal: what companies and seekers spent on what, and which member did';
create index billing_use_payer on billing_use (payer, held_at desc, id desc);
create index billing_use_held on billing_use (payer, held_at) where state = 'held';
create index billing_use_subject on billing_use (subject_id);
create index billing_use_member on billing_use (member_id, held_at) where member_id is not null;

-- Which lots a use holds, each with its hold in the ledger.
create table billing_use_part (
  use_id uuid not null references billing_use (id),
  lot_id uuid not null references billing_lot (id),
  units bigint not null check (units > 0),
  hold_id uuid not null references wallet_transfer (id),
  primary key (use_id, lot_id)
);
comment on table billing_use_part is 'business: which purchases a use is paid from, by ids';
create index billing_use_part_lot on billing_use_part (lot_id);
create index billing_use_part_hold on billing_use_part (hold_id);

-- What was consumed of a lot, with what had been paid for it: what invoices and statements read, each row once.
create table billing_consumption (
  id uuid primary key,
  payer text not null,
  lot_id uuid not null references billing_lot (id),
  order_id uuid,
  -- null for what ended unused.
  use_id uuid references billing_use (id),
  kind text not null check (kind in ('use', 'expired')),
  item text check (item in ('contact', 'aiInterview', 'simulation')),
  unit text not null check (unit in ('credit', 'simulation')),
  units bigint not null check (units > 0),
  fen bigint not null check (fen >= 0),
  member_id uuid references account_identity (id),
  position_id uuid,
  at timestamptz not null,
  unique (lot_id, use_id),
  check ((kind = 'use') = (use_id is not null) and (use_id is null) = (item is null))
);
comment on table billing_consumption is 'personal: what was consumed of purchases, for what, by which member; kept as the law asks without the person';
create index billing_consumption_payer on billing_consumption (payer, at desc, id desc);
create index billing_consumption_use on billing_consumption (use_id) where use_id is not null;
create index billing_consumption_member on billing_consumption (member_id) where member_id is not null;

-- The one thing that may change is whose it was, when they are erased: the member is forgotten, a seeker's book renamed.
create or replace function billing_keep_consumption() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.member_id is null or new.member_id = old.member_id)
    and (new.payer = old.payer or (old.payer like 'seeker:%' and new.payer like 'seeker:%'))
    and to_jsonb(new) - 'member_id' - 'payer' = to_jsonb(old) - 'member_id' - 'payer' then
    return new;
  end if;
  raise exception 'billing_consumption is append only' using errcode = 'restrict_violation';
end
$$;
create trigger billing_consumption_append_only before update or delete on billing_consumption
  for each row execute function billing_keep_consumption();

-- How much a member may use in a calendar month; without a row they use what the company has.
create table billing_allowance (
  member_id uuid primary key references account_identity (id),
  company_id uuid not null references company_company (id),
  credits bigint not null check (credits >= 0),
  set_by uuid references account_identity (id),
  set_at timestamptz not null
);
comment on table billing_allowance is 'personal: how much a member may use in a month, and who said so';
create index billing_allowance_company on billing_allowance (company_id);
create index billing_allowance_set_by on billing_allowance (set_by) where set_by is not null;

-- Below which balance a company is told, and whether it was told since it fell below.
create table billing_low_balance (
  company_id uuid primary key references company_company (id),
  below bigint not null check (below >= 0),
  -- How often it has fallen below: names each notice once.
  falls integer not null default 0,
  is_low boolean not null default false
);
comment on table billing_low_balance is 'business: below which balance a company is told';

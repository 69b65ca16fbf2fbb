-- Prices that the console changed. What no row names holds as it stands in billing/price/data; the latest row that has
-- begun holds for its item. Rows are added, never changed: what somebody paid can be explained for ever.
create table billing_price (
  id uuid primary key,
  item text not null,
  -- What is paid for a product; null for what is paid in units.
  fen bigint check (fen > 0),
  -- What a product brings, or what one use costs.
  units bigint not null check (units >= 0),
  days integer check (days > 0),
  on_sale boolean not null,
  valid_from timestamptz not null,
  change_id uuid not null unique,
  created_at timestamptz not null
);
comment on table billing_price is 'business: the price list, by the time from which it holds';
create index billing_price_item on billing_price (item, valid_from desc, id desc);

-- One admin proposes, another one agrees: the database refuses that one does both.
create table billing_price_change (
  id uuid primary key,
  item text not null,
  fen bigint check (fen > 0),
  units bigint not null check (units >= 0),
  days integer check (days > 0),
  on_sale boolean not null,
  -- null for as soon as it is approved.
  valid_from timestamptz,
  reason text not null,
  state text not null check (state in ('proposed', 'approved', 'rejected', 'takenBack')),
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  answer text,
  check ((state = 'proposed') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check (state not in ('approved', 'rejected') or decided_by <> proposed_by),
  check (state <> 'takenBack' or decided_by = proposed_by)
);
comment on table billing_price_change is 'business: changes of prices, who proposed and who agreed, by ids';
create unique index billing_price_change_open on billing_price_change (item) where state = 'proposed';
create index billing_price_change_proposed_at on billing_price_change (proposed_at desc, id desc);
alter table billing_price add foreign key (change_id) references billing_price_change (id);

create or replace function billing_refuse() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger billing_price_append_only before update or delete on billing_price
  for each row execute function billing_refuse();

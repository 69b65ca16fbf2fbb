-- Statements read lots and consumptions in the order of time.
create index billing_lot_statement on billing_lot (payer, issued_at desc, id desc);

-- What positions are called, for statements and receipts: positions stand below billing in the list of domains, and tell it.
create table billing_position_name (
  position_id uuid primary key,
  title text not null
);
comment on table billing_position_name is 'business: titles of positions, by which statements name what was used for them';

-- How positions say their titles without touching this table (billing stands before position).
create or replace function billing_name_position(id uuid, title text) returns void language sql as $$
  insert into billing_position_name (position_id, title) values (id, title) on conflict (position_id) do nothing
$$;

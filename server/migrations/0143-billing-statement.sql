-- Statements read lots and consumptions in the order of time.
create index billing_lot_statement on billing_lot (payer, issued_at desc, id desc);

-- What positions are called, for statements and receipts: positions stand below billing in the list of domains, and tell it.
create table billing_position_name (
  position_id uuid primary key,
  title text not null
);
comment on table billing_position_name is 'business: titles of positions, by which statements name what was used for them';

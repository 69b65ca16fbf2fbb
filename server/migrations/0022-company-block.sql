-- What sister companies have in common: the registered name without place, passing words and legal form.
alter table company_company add column trade_name text;
-- Which state of the rules it was made by; 0 for not yet.
alter table company_company add column trade_name_edition integer not null default 0;
create index company_company_trade_name on company_company (trade_name) where trade_name is not null;
create index company_company_trade_name_edition on company_company (trade_name_edition);

create table company_block (
  seeker_id uuid not null references account_identity (id),
  company_id uuid not null references company_company (id),
  blocked_at timestamptz not null,
  primary key (seeker_id, company_id)
);
comment on table company_block is 'personal: companies that a seeker keeps from finding them, with those of the same trade name';
create index company_block_company on company_block (company_id);

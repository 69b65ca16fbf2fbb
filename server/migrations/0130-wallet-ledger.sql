-- The ledger (decisions §11, docs/decisions/015). Double entry: a transfer debits one account and credits another one of the
-- same unit. What the accounts show is written by the database alone, from the transfers, so that a balance can never
-- differ from its postings, whoever writes.
--
-- Each payer has a book of its own, the platform's side of it included: what the platform earned, issued and holds with
-- a vendor is the sum over all books. No row is shared by two payers, so nobody waits for anybody else's payment.
create table wallet_account (
  id uuid primary key,
  -- company:<id>, seeker:<id>, or platform for what belongs to no payer.
  book text not null check (book ~ '^(platform|(company|seeker):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'),
  name text not null check (name in ('prepaid', 'available', 'vendor:alipay', 'vendor:wechat', 'vendor:bank',
    'vendor:sandbox', 'revenue', 'issued', 'consumed')),
  unit text not null check (unit in ('fen', 'credit', 'simulation')),
  debits_posted bigint not null default 0 check (debits_posted >= 0),
  credits_posted bigint not null default 0 check (credits_posted >= 0),
  -- Of holds that were neither taken nor released.
  debits_pending bigint not null default 0 check (debits_pending >= 0),
  credits_pending bigint not null default 0 check (credits_pending >= 0),
  created_at timestamptz not null,
  unique (book, name, unit),
  unique (id, unit),
  check ((unit = 'fen') = (name not in ('available', 'issued', 'consumed'))),
  -- What is a payer's is never below zero, what is held of it counted.
  constraint wallet_account_covered check
    (name not in ('prepaid', 'available') or debits_posted + debits_pending <= credits_posted)
);
comment on table wallet_account is 'personal: accounts of the ledger and whose they are; kept as the law asks, without the person';

create table wallet_transfer (
  id uuid primary key,
  -- Names what happened: it is written once, however often it is said.
  key text not null unique,
  -- post: at once. hold: waits, then is taken (in whole or in part, the rest comes back) or released, once.
  act text not null check (act in ('post', 'hold', 'take', 'release')),
  debit_id uuid not null,
  credit_id uuid not null,
  unit text not null,
  amount bigint not null check (amount > 0),
  hold_id uuid references wallet_transfer (id),
  reason text not null check (reason in ('paid', 'issued', 'free', 'opening', 'use', 'expired', 'refund', 'adjustment')),
  -- What did it, and who: an identity, null for the system and once they are erased.
  actor text not null check (actor in ('system', 'seeker', 'employer', 'admin', 'anyone', 'client')),
  actor_id uuid,
  -- What it was for: order:<id>, use:<id>.
  subject text not null,
  at timestamptz not null,
  check (debit_id <> credit_id),
  check ((act in ('take', 'release')) = (hold_id is not null)),
  -- Both sides are kept in the unit that is moved.
  foreign key (debit_id, unit) references wallet_account (id, unit),
  foreign key (credit_id, unit) references wallet_account (id, unit)
);
comment on table wallet_transfer is 'personal: every movement of the ledger and who made it; kept as the law asks, without the person';
create unique index wallet_transfer_hold on wallet_transfer (hold_id) where hold_id is not null;
create index wallet_transfer_debit on wallet_transfer (debit_id, at desc, id desc);
create index wallet_transfer_credit on wallet_transfer (credit_id, at desc, id desc);
create index wallet_transfer_subject on wallet_transfer (subject);
create index wallet_transfer_actor on wallet_transfer (actor_id) where actor_id is not null;

-- Moves what a transfer says. After the insert: a key that was there before inserts nothing, and moves nothing.
create or replace function wallet_move() returns trigger language plpgsql as $$
declare
  held record;
  posted bigint := 0;
  pending bigint := 0;
begin
  if new.act = 'post' then
    posted := new.amount;
  elsif new.act = 'hold' then
    pending := new.amount;
  else
    select act, debit_id, credit_id, amount into held from wallet_transfer where id = new.hold_id;
    if held.act <> 'hold' or held.debit_id <> new.debit_id or held.credit_id <> new.credit_id
      or new.amount > held.amount or (new.act = 'release' and new.amount <> held.amount) then
      raise exception 'wallet_transfer %: a hold is taken or released as it was made, at most as far as it reaches', new.key
        using errcode = 'check_violation';
    end if;
    pending := -held.amount;
    if new.act = 'take' then
      posted := new.amount;
    end if;
  end if;
  -- In the order of ids, so that two transfers the other way round wait for each other and do not lock up.
  if new.debit_id < new.credit_id then
    update wallet_account set debits_posted = debits_posted + posted, debits_pending = debits_pending + pending
      where id = new.debit_id;
    update wallet_account set credits_posted = credits_posted + posted, credits_pending = credits_pending + pending
      where id = new.credit_id;
  else
    update wallet_account set credits_posted = credits_posted + posted, credits_pending = credits_pending + pending
      where id = new.credit_id;
    update wallet_account set debits_posted = debits_posted + posted, debits_pending = debits_pending + pending
      where id = new.debit_id;
  end if;
  return null;
end
$$;
create trigger wallet_transfer_move after insert on wallet_transfer for each row execute function wallet_move();

-- The one thing that goes is who made a transfer, when they are erased.
create or replace function wallet_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) ->> 'actor_id' is null
    and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id' then
    return new;
  end if;
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger wallet_transfer_append_only before update or delete on wallet_transfer
  for each row execute function wallet_refuse();
create trigger wallet_account_stays before delete on wallet_account
  for each row execute function wallet_refuse();

-- An account opens empty and is moved from inside a transfer alone. The book of a seeker who is erased gets another name,
-- which leads to nobody.
create or replace function wallet_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.debits_posted + new.credits_posted + new.debits_pending + new.credits_pending = 0 then
      return new;
    end if;
  elsif old.book like 'seeker:%' and new.book like 'seeker:%' and to_jsonb(new) - 'book' = to_jsonb(old) - 'book' then
    return new;
  elsif pg_trigger_depth() > 1 and (new.id, new.book, new.name, new.unit) = (old.id, old.book, old.name, old.unit) then
    return new;
  end if;
  raise exception 'wallet_account is moved by transfers alone' using errcode = 'restrict_violation';
end
$$;
create trigger wallet_account_guard before insert or update on wallet_account
  for each row execute function wallet_guard();

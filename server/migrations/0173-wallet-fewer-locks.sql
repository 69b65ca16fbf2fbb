-- A transfer locked both its accounts twice: once for the foreign keys, shared with everybody else who moved them, and once
-- to move them. The move itself now sees that both are there and kept in the unit that is moved; accounts never go, and
-- their id and unit never change (wallet_account_stays, wallet_account_guard), so that nothing is left to keep afterwards.
alter table wallet_transfer drop constraint wallet_transfer_debit_id_unit_fkey;
alter table wallet_transfer drop constraint wallet_transfer_credit_id_unit_fkey;

create or replace function wallet_move() returns trigger language plpgsql as $$
declare
  held record;
  posted bigint := 0;
  pending bigint := 0;
  moved integer;
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
      where id = new.debit_id and unit = new.unit;
    get diagnostics moved = row_count;
    update wallet_account set credits_posted = credits_posted + posted, credits_pending = credits_pending + pending
      where id = new.credit_id and unit = new.unit;
  else
    update wallet_account set credits_posted = credits_posted + posted, credits_pending = credits_pending + pending
      where id = new.credit_id and unit = new.unit;
    get diagnostics moved = row_count;
    update wallet_account set debits_posted = debits_posted + posted, debits_pending = debits_pending + pending
      where id = new.debit_id and unit = new.unit;
  end if;
  if moved = 0 or not found then
    raise exception 'wallet_transfer %: no such account in that unit', new.key
      using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;

-- The guard of what changes is asked only where a change is none of a transfer's: a move of a transfer is most of them.
drop trigger wallet_account_guard on wallet_account;
create trigger wallet_account_opens before insert on wallet_account
  for each row execute function wallet_guard();
create trigger wallet_account_guard before update on wallet_account
  for each row when (pg_trigger_depth() = 0
    or (new.id, new.book, new.name, new.unit) is distinct from (old.id, old.book, old.name, old.unit))
  execute function wallet_guard();
-- Room in each page for the next state of a row that moves often, so that no index is written for it.
alter table wallet_account set (fillfactor = 50);
-- It stood for the foreign keys alone.
alter table wallet_account drop constraint wallet_account_id_unit_key;

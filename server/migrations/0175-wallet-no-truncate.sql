-- Triggers of rows do not see a table that is emptied at once. A ledger that holds anything is not emptied; a copy that is
-- being restored empties its own while they hold nothing.
create or replace function wallet_refuse_empty() returns trigger language plpgsql as $$
begin
  if exists (select from wallet_transfer) or exists (select from wallet_account) then
    raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger wallet_transfer_not_emptied before truncate on wallet_transfer
  for each statement execute function wallet_refuse_empty();
create trigger wallet_account_not_emptied before truncate on wallet_account
  for each statement execute function wallet_refuse_empty();

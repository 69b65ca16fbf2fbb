-- Why an admin did something is in their own words and may name a person. When that person is erased the words go, alone,
-- and nothing takes their place: the act itself stays as it was written.
create or replace function console_audit_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
    return new;
  end if;
  raise exception 'console_audit is append only';
end
$$;

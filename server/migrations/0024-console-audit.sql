-- What admins did. Written in the transaction of the act itself, never changed afterwards.
create table console_audit (
  id uuid primary key,
  -- The admin's identity; null where the act came from the command line of the machine.
  admin_id uuid,
  -- Of the contract's lists, which grow with every room: acts and kinds that were once written stay readable.
  act text not null,
  -- What it was done to.
  object_kind text,
  object_id uuid,
  -- Why, in the admin's own words.
  reason text,
  -- Codes, counts and ids: never a name, never a number that reaches somebody.
  facts jsonb not null,
  at timestamptz not null,
  check ((object_kind is null) = (object_id is null))
);
comment on table console_audit is 'business: every act of an admin, by ids';
comment on column console_audit.facts is 'ts: @pinjian/contract/console.ts#AuditFacts';
create index console_audit_at on console_audit (at desc, id desc);
create index console_audit_admin on console_audit (admin_id, at desc, id desc);
create index console_audit_object on console_audit (object_id, at desc, id desc);

-- Functions stay where a restore empties a database of its tables.
create or replace function console_audit_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'console_audit is append only';
end
$$;
create trigger console_audit_append_only before update or delete on console_audit
  for each row execute function console_audit_refuse();

-- Money that came by a bank transfer and fits nothing goes back by another one: who sent it, by which movement, and, from the
-- limit on, who else saw that it is so.
create table billing_hand_return (
  part_id uuid primary key references billing_refund_part (id),
  bank_number text not null unique,
  reason text not null,
  entered_by uuid references account_identity (id),
  entered_at timestamptz not null,
  confirmed_by uuid references account_identity (id),
  confirmed_at timestamptz,
  -- Nobody gives both.
  check (confirmed_by is null or entered_by is null or confirmed_by <> entered_by),
  check (confirmed_by is null or confirmed_at is not null)
);
comment on table billing_hand_return is 'business: money that was sent back by the bank, by ids, and which admins said so';
create index billing_hand_return_entered_by on billing_hand_return (entered_by) where entered_by is not null;
create index billing_hand_return_confirmed_by on billing_hand_return (confirmed_by) where confirmed_by is not null;

create table billing_hand_return_evidence (
  part_id uuid not null references billing_hand_return (part_id) on delete cascade,
  file_id uuid not null references platform_file (id),
  primary key (part_id, file_id)
);
comment on table billing_hand_return_evidence is 'business: what the bank says of money that was sent back';
create index billing_hand_return_evidence_file on billing_hand_return_evidence (file_id);

-- Those that wait, whoever asks how many there are.
create index billing_refund_part_by_hand on billing_refund_part (created_at, id)
  where refund_id is null and state in ('waiting', 'failed');

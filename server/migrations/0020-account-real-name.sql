-- Told by seekers about themselves, never shown to employers, never an input to matching or scoring.
alter table account_identity add column gender integer check (gender in (0, 1));

create table account_real_name_check (
  -- The certifyId of the wire where the check is one of the face.
  id uuid primary key,
  user_id uuid not null references account_identity (id),
  method text not null check (method in ('face', 'document')),
  document_type text not null
    check (document_type in ('idCard', 'passport', 'hkMacauPermit', 'taiwanPermit', 'residencePermit')),
  -- The name stays with a check that passed; of one that failed it goes with the picture.
  name_cipher bytea,
  -- Kept for the comparison alone: gone with the decision.
  number_cipher bytea,
  masked_number text not null,
  -- 0 in review, 1 passed, 2 failed.
  status integer not null check (status in (0, 1, 2)),
  reason text,
  -- The vendor's own name of the check, and its page; null while it has not answered, and for documents.
  vendor_id text,
  vendor_url text,
  -- The picture of a document; removed some time after the decision.
  file_id uuid references platform_file (id),
  consented_at timestamptz not null,
  started_at timestamptz not null,
  decided_at timestamptz,
  -- The admin who looked; null where a vendor or the sandbox decided.
  decided_by uuid,
  check ((status = 0) = (decided_at is null)),
  check (status = 0 or number_cipher is null),
  check (status = 2 or name_cipher is not null)
);
comment on table account_real_name_check is 'personal: attempts to prove a real name, what was consented to and what came of it; nothing biometric';
create unique index account_real_name_check_open on account_real_name_check (user_id) where status = 0;
create index account_real_name_check_user on account_real_name_check (user_id, started_at desc);

create table account_mail_code (
  id uuid primary key,
  person_id uuid not null references account_person (id),
  mail_cipher bytea not null,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries integer not null default 0,
  used_at timestamptz
);
comment on table account_mail_code is 'personal: codes that prove a mail address, hashed';
create index account_mail_code_person on account_mail_code (person_id, sent_at desc);

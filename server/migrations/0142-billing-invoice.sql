-- Invoices (decisions §11): made of what was consumed, each line once, corrected by a red invoice alone.

-- To whom a payer has invoices made out.
create table billing_invoice_title (
  id uuid primary key,
  -- company:<id> or seeker:<userId>.
  payer text not null,
  -- 1 an enterprise, 2 a person or another body (spec §3).
  subject_type smallint not null check (subject_type in (1, 2)),
  -- Name, credit code, address, phone, bank, account and mail as JSON, sealed.
  details_cipher bytea not null,
  is_default boolean not null,
  saved_by uuid references account_identity (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table billing_invoice_title is 'personal: to whom invoices are made out, sealed';
create index billing_invoice_title_payer on billing_invoice_title (payer, created_at);
create unique index billing_invoice_title_default on billing_invoice_title (payer) where is_default;
create index billing_invoice_title_saved_by on billing_invoice_title (saved_by) where saved_by is not null;

create table billing_invoice (
  id uuid primary key,
  payer text not null,
  -- Of the request: the same one again is the same invoice.
  key text not null,
  state text not null check (state in ('waiting', 'issuing', 'issued', 'rejected', 'withdrawn', 'flushing', 'flushed')),
  -- 1 normal, 2 special (spec §3); a special one is an enterprise's.
  type smallint not null check (type in (1, 2)),
  subject_type smallint not null check (subject_type in (1, 2)),
  -- The title as it stood then; null once the person is gone.
  title_cipher bytea,
  fen bigint not null check (fen > 0),
  lines integer not null check (lines > 0),
  remark text not null,
  -- Why it was rejected, or why taking it back was refused.
  reason text not null default '',
  -- Why it is to be taken back.
  flush_reason text not null default '',
  -- What the vendor is asked for, and since when nobody has looked; null where a person deals with it.
  vendor_step text check (vendor_step in ('issue', 'flush')),
  vendor_asked_at timestamptz,
  -- Whether it may have been asked for before: then it is looked for first.
  vendor_may_have boolean not null default false,
  vendor_words text not null default '',
  asked_by uuid references account_identity (id),
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  unique (payer, key),
  check (type = 1 or subject_type = 1),
  check ((vendor_step is null) = (vendor_asked_at is null)),
  check (vendor_step is null or (vendor_step = 'issue') = (state in ('waiting', 'issuing')))
);
comment on table billing_invoice is 'personal: invoices that were asked for and what became of them; kept as the law asks without the person';
create index billing_invoice_payer on billing_invoice (payer, requested_at desc, id desc);
create index billing_invoice_state on billing_invoice (state, changed_at, id);
create index billing_invoice_vendor on billing_invoice (vendor_asked_at) where vendor_step is not null;
create index billing_invoice_asked_by on billing_invoice (asked_by) where asked_by is not null;

-- What an invoice is made of. `held` while it is: an invoice that came to nothing, or was taken back, gives its lines up.
create table billing_invoice_line (
  invoice_id uuid not null references billing_invoice (id),
  consumption_id uuid not null references billing_consumption (id),
  fen bigint not null check (fen > 0),
  held boolean not null,
  primary key (invoice_id, consumption_id)
);
comment on table billing_invoice_line is 'business: which consumptions an invoice is made of, by ids';
-- Each line once, whoever asks at the same moment.
create index billing_invoice_line_consumption on billing_invoice_line (consumption_id);
create unique index billing_invoice_line_once on billing_invoice_line (consumption_id) where held;

-- The two papers of an invoice: itself, and the red one that took it back.
create table billing_invoice_paper (
  invoice_id uuid not null references billing_invoice (id),
  paper text not null check (paper in ('blue', 'red')),
  number text not null unique check (number ~ '^[0-9]{20}$'),
  file_id uuid references platform_file (id),
  issued_by uuid references account_identity (id),
  issued_at timestamptz not null,
  primary key (invoice_id, paper)
);
comment on table billing_invoice_paper is 'business: numbers and files of invoices, by ids';
create index billing_invoice_paper_file on billing_invoice_paper (file_id) where file_id is not null;
create index billing_invoice_paper_issued_by on billing_invoice_paper (issued_by) where issued_by is not null;

-- What happened to an invoice, in the transaction in which it happened.
create table billing_invoice_act (
  id uuid primary key,
  invoice_id uuid not null references billing_invoice (id),
  act text not null check (act in ('requested', 'started', 'issued', 'rejected', 'withdrawn', 'vendorFailed', 'flushAsked',
    'flushRefused', 'flushed')),
  -- A member, the seeker or an admin; null for the vendor and who is gone.
  by_id uuid references account_identity (id),
  words text not null,
  at timestamptz not null
);
comment on table billing_invoice_act is 'personal: who did what with an invoice and why';
create index billing_invoice_act_invoice on billing_invoice_act (invoice_id, at, id);
create index billing_invoice_act_by on billing_invoice_act (by_id) where by_id is not null;

-- Mails with the PDF: intended first, taken before they are sent, not repeated where nobody knows (decisions §12).
create table billing_invoice_mail (
  id uuid primary key,
  invoice_id uuid not null references billing_invoice (id),
  paper text not null check (paper in ('blue', 'red')),
  address_cipher bytea not null,
  -- Whose address it is: nothing about people of the demo world leaves this machine.
  user_id uuid references account_identity (id),
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'unsure')),
  attempts integer not null,
  asked_at timestamptz not null,
  changed_at timestamptz not null
);
comment on table billing_invoice_mail is 'personal: mails that took invoices to their receivers, sealed';
create index billing_invoice_mail_invoice on billing_invoice_mail (invoice_id, asked_at desc, id desc);
create index billing_invoice_mail_due on billing_invoice_mail (changed_at) where state in ('waiting', 'sending');
create index billing_invoice_mail_user on billing_invoice_mail (user_id) where user_id is not null;

-- The history of an invoice is a legal path, and what it is made of stays: the database refuses the rest.
create or replace function billing_invoice_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.payer <> old.payer and new.title_cipher is not null) or (new.id, new.key, new.type, new.subject_type, new.fen, new.lines, new.requested_at)
    is distinct from (old.id, old.key, old.type, old.subject_type, old.fen, old.lines, old.requested_at) then
    raise exception 'an invoice stays as it was asked for' using errcode = 'restrict_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('waiting', 'issuing'), ('waiting', 'issued'), ('waiting', 'rejected'), ('waiting', 'withdrawn'),
    ('issuing', 'issued'), ('issuing', 'rejected'), ('issuing', 'waiting'),
    ('issued', 'flushing'), ('issued', 'flushed'), ('flushing', 'flushed'), ('flushing', 'issued')) then
    raise exception 'an invoice does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger billing_invoice_keeps before update or delete on billing_invoice
  for each row execute function billing_invoice_keep();

-- At the end of each transaction an invoice is what its lines are, and holds them in just the states in which it may.
create or replace function billing_invoice_agree() returns trigger language plpgsql as $$
declare
  found record;
  wanted bigint;
begin
  select state, fen, lines into found from billing_invoice where id = new.id;
  wanted := case when found.state in ('waiting', 'issuing', 'issued', 'flushing') then found.lines else 0 end;
  if (select (coalesce(sum(fen), 0), count(*), count(*) filter (where held)) is distinct from
        (found.fen::numeric, found.lines::bigint, wanted)
      from billing_invoice_line where invoice_id = new.id) then
    raise exception 'invoice % is not what its lines are', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger billing_invoice_agrees after insert or update of state on billing_invoice
  deferrable initially deferred for each row execute function billing_invoice_agree();

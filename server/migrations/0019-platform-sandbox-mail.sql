-- What the embedded mail sender "sent": shown at /sandbox, never used with a real mail server.
create table platform_sandbox_mail (
  id uuid primary key,
  address_cipher bytea not null,
  subject text not null,
  text text not null,
  sent_at timestamptz not null
);
comment on table platform_sandbox_mail is 'personal: mails of the embedded sandbox sender';
create index platform_sandbox_mail_sent on platform_sandbox_mail (sent_at desc);

-- A text message may be a notice, which carries no code.
alter table platform_sandbox_sms alter column code drop not null;

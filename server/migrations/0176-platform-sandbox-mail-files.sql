-- What goes with a mail as a file: an invitation's calendar, an invoice. JSON of name, type and base64 content.
alter table platform_sandbox_mail add column files_cipher bytea;

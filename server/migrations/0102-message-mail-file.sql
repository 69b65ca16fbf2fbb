-- A file that goes with a message where it is told by mail.
alter table message_message add column mail_file jsonb;
comment on column message_message.mail_file is 'ts: @pinjian/contract/message.ts#MailFile';

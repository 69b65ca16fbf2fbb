-- A file that goes with a message where it is told by mail.
alter table message_message add column attachment jsonb;
comment on column message_message.attachment is 'ts: @pinjian/contract/message.ts#MessageAttachment';

-- The newest messages of a company about one thing, for a member who reads few things; and of one recipient of one type,
-- for the tabs of the list. Without them such a list walks through all that a company was ever told.
create index message_message_about_newest on message_message (recipient_id, about, created_at desc, id desc)
  where about is not null;
create index message_message_type_newest on message_message (recipient_id, message_type, created_at desc, id desc);

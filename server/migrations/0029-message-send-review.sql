-- What did not go out, or may not have, waits for a person until it is sent again or they say that it is dealt with.
alter table message_outside_send add column handled_at timestamptz;
create index message_outside_send_review on message_outside_send (settled_at desc, id desc)
  where state in ('failed', 'unsure') and handled_at is null;

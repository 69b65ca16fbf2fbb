-- What was recommended is a kind of messages of its own, and one that its person may want none of, not even inside.
alter table message_preference add column inside boolean not null default true;
alter table message_preference drop constraint message_preference_kind_check;
alter table message_preference add constraint message_preference_kind_check
  check (kind in ('interview', 'application', 'offer', 'review', 'recommendation', 'security'));
alter table message_outside_send drop constraint message_outside_send_kind_check;
alter table message_outside_send add constraint message_outside_send_kind_check
  check (kind in ('interview', 'application', 'offer', 'review', 'recommendation', 'security'));

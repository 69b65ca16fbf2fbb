-- A face check that was asked for without a name (decisions §5): its page asks for it. The check gets this id.
create table account_face_start (
  -- The certifyId of the wire.
  id uuid primary key,
  user_id uuid not null unique references account_identity (id),
  -- Page of ours to come back to: path and query, with the id in it.
  return_path text not null,
  started_at timestamptz not null
);
comment on table account_face_start is 'personal: that somebody was about to prove a real name; gone once the name is given, or a day later';
create index account_face_start_at on account_face_start (started_at);

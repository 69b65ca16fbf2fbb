alter table calendar_appointment
  -- What members read, where it differs: it may name the candidate as they know them.
  add column title_for_members text,
  -- What a reminder leads each side to.
  add column targets jsonb,
  -- When both sides were reminded of the time it has now; a new time begins anew. Set from the start where it is too late.
  add column day_reminded_at timestamptz,
  add column hour_reminded_at timestamptz;
comment on column calendar_appointment.targets is 'ts: @pinjian/contract/calendar.ts#AppointmentTargets';
create index calendar_appointment_day_reminder on calendar_appointment (starts_at)
  where state = 'booked' and day_reminded_at is null;
create index calendar_appointment_hour_reminder on calendar_appointment (starts_at)
  where state = 'booked' and hour_reminded_at is null;

-- The private address under which a calendar program reads somebody's interviews. Only a hash of it is kept.
create table calendar_feed (
  user_id uuid primary key references account_identity (id),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  -- When a program last read it.
  read_at timestamptz
);
comment on table calendar_feed is 'personal: private calendar addresses of people, as hashes';

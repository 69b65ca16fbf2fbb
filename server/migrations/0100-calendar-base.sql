-- When members give interviews. The row is also what bookings of a member wait for: who books holds it.
create table calendar_hours (
  member_id uuid primary key references account_identity (id),
  -- Of the tz database: the hours below are read in it.
  zone text not null,
  week jsonb not null check (jsonb_typeof(week) = 'array'),
  -- Days off and extra hours.
  exceptions jsonb not null check (jsonb_typeof(exceptions) = 'array'),
  -- Kept free around each interview.
  minutes_before integer not null check (minutes_before between 0 and 120),
  minutes_after integer not null check (minutes_after between 0 and 120),
  daily_cap integer not null check (daily_cap between 1 and 20),
  -- Grows by one with each save; 0 where nobody has saved anything.
  version integer not null,
  updated_at timestamptz not null
);
comment on table calendar_hours is 'personal: when members give interviews';
comment on column calendar_hours.week is 'ts: @pinjian/contract/calendar.ts#WorkingTime[]';
comment on column calendar_hours.exceptions is 'ts: @pinjian/contract/calendar.ts#HoursException[]';

-- A time that is settled. What it is about (a round) belongs to the domain that booked it.
create table calendar_appointment (
  subject_id uuid primary key,
  company_id uuid not null references company_company (id),
  seeker_id uuid not null references account_identity (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  title text not null,
  place text not null,
  state text not null check (state in ('booked', 'cancelled')),
  -- SEQUENCE of RFC 5545: grows by one with each change.
  sequence integer not null check (sequence >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table calendar_appointment is 'personal: interviews at settled times, with whom and where';
create index calendar_appointment_seeker on calendar_appointment (seeker_id, starts_at);
create index calendar_appointment_company on calendar_appointment (company_id);

-- The members an appointment keeps busy; times as on the appointment, so that a member's day is one look at an index.
create table calendar_attendee (
  subject_id uuid not null references calendar_appointment (subject_id),
  member_id uuid not null references account_identity (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  booked boolean not null,
  primary key (subject_id, member_id)
);
comment on table calendar_attendee is 'personal: which members an interview keeps busy';
create index calendar_attendee_busy on calendar_attendee (member_id, ends_at) include (starts_at) where booked;
create index calendar_attendee_member on calendar_attendee (member_id, starts_at);

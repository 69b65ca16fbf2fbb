-- Positions that seekers opened, for themselves alone (最近看过): 30 days and 50 of each at most, none while they want no
-- order of their own.
create table matching_viewed (
  seeker_id uuid not null references account_identity (id),
  position_id uuid not null references position_position (id),
  at timestamptz not null,
  primary key (seeker_id, position_id)
);
comment on table matching_viewed is 'personal: positions that seekers opened lately';
create index matching_viewed_at on matching_viewed (at);

-- Who of which company looked at whom, and when: the seeker reads it (谁看过我), colleagues are told, and it limits how many
-- a member looks at in a day. One row for a member, a seeker, a position and a day.
create table matching_look (
  id uuid primary key,
  seeker_id uuid not null references account_identity (id),
  company_id uuid not null references company_company (id),
  -- Null once that person is erased: that the company looked stays the seeker's to read.
  member_id uuid references account_identity (id),
  resume_id uuid not null,
  position_id uuid references position_position (id),
  -- In Beijing.
  day date not null,
  looked_at timestamptz not null
);
comment on table matching_look is 'personal: who of a company looked at which seeker';
create index matching_look_seeker on matching_look (seeker_id, day desc, company_id);
create index matching_look_member on matching_look (member_id, day);
create index matching_look_company on matching_look (company_id, seeker_id, looked_at desc);

-- Talents that a company does not want recommended for a position.
create table matching_hidden (
  position_id uuid not null references position_position (id),
  seeker_id uuid not null references account_identity (id),
  company_id uuid not null references company_company (id),
  member_id uuid references account_identity (id),
  reason text not null check (reason in ('direction', 'experience', 'skill', 'salary', 'place', 'other')),
  hidden_at timestamptz not null,
  primary key (position_id, seeker_id)
);
comment on table matching_hidden is 'personal: talents whom a company hid from its recommendations';
create index matching_hidden_seeker on matching_hidden (seeker_id);
create index matching_hidden_member on matching_hidden (member_id) where member_id is not null;

-- How often a member searched on a day, and how many they added: nobody takes all talents along.
create table matching_use (
  member_id uuid not null references account_identity (id),
  day date not null,
  kind text not null check (kind in ('search', 'add')),
  count integer not null check (count > 0),
  primary key (member_id, day, kind)
);
comment on table matching_use is 'personal: how often members searched for talents and added them';
create index matching_use_day on matching_use (day);

-- Searches that members keep; with `alert` they are told once a day of whoever is new.
create table matching_saved_search (
  id uuid primary key,
  member_id uuid not null references account_identity (id),
  company_id uuid not null references company_company (id),
  name text not null,
  -- As a URL writes it, its parameters in order: the same search is the same text.
  query text not null,
  alert boolean not null,
  created_at timestamptz not null,
  -- What was there then is not new.
  opened_at timestamptz not null,
  alerted_at timestamptz,
  unique (member_id, company_id, query)
);
comment on table matching_saved_search is 'personal: talent searches that members keep';
create index matching_saved_search_alert on matching_saved_search (alerted_at nulls first, id) where alert;

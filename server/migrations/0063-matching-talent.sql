-- Who may be found by companies (decisions §16), narrow and apart from the resume: made anew from the truth whenever news
-- comes, never changed by what the news says. Nothing here tells a name or a way of contact.
create table matching_talent (
  seeker_id uuid primary key references account_identity (id),
  -- The confirmed default resume; with it they are no longer found.
  resume_id uuid not null references resume_resume (id) on delete cascade,
  -- What a search finds of them says what it says since then; the last day on which they were here.
  changed_at timestamptz not null,
  active_at timestamptz not null,
  -- Whole years of work; null where no post says when it began.
  years integer,
  -- dictNums of education (0 not said) and job_hunting_status.
  degree integer not null,
  job_status integer,
  -- Wished pay in fen a month; null for who names none.
  pay_min bigint,
  pay_max bigint,
  -- What filters of several values are asked of; one value is a token of `doc`.
  cities text[] not null,
  any_city boolean not null,
  categories text[] not null,
  industries text[] not null,
  skills text[] not null,
  job_types integer[] not null,
  recruit_types integer[] not null,
  -- Trade names of present employers: companies of these names do not find them.
  employers text[] not null,
  -- Our own tokens: words, `t:` words of roles, `c:` city (`c:any`), `g:` categories up the tree, `i:` industries, `s:`
  -- skills, `j:` job types, `r:` recruit types, `u:` degree, `h:` status.
  doc tsvector not null,
  -- What the engine reads, of which month, by which edition of the rules; and the hash of all that is made.
  facts jsonb not null,
  facts_month integer not null,
  edition integer not null,
  hash text not null,
  -- Only to compare with what was asked for: which one is newer decides nothing.
  made_at timestamptz not null
);
comment on table matching_talent is 'personal: those who may be found by companies, as search and matching read them';
comment on column matching_talent.facts is 'ts: #domains/matching/facts/talent-facts.ts#TalentFacts';
-- Wide columns lie apart, so that many rows are looked at for little.
alter table matching_talent set (toast_tuple_target = 256);
alter table matching_talent alter column facts set storage external;
-- What a talent is found by. Its cost says what the planner does not know: a token is asked of a row that lies apart and is
-- packed, so that looking at every row is never cheaper than the index. Not in parallel: workers would read on after there are
-- enough.
create or replace function matching_talent_tokens(doc tsvector) returns tsvector language plpgsql immutable cost 1000
as $$ begin return doc; end $$;
create index matching_talent_doc on matching_talent using gin (matching_talent_tokens(doc)) with (fastupdate = off);
create index matching_talent_active on matching_talent (active_at desc, seeker_id desc);
create index matching_talent_resume on matching_talent (resume_id);
create index matching_talent_month on matching_talent (facts_month);

-- Positions on show, as matching reads them.
create table matching_position (
  position_id uuid primary key references position_position (id),
  company_id uuid not null references company_company (id),
  shown_at timestamptz not null,
  facts jsonb not null,
  edition integer not null,
  hash text not null,
  made_at timestamptz not null
);
comment on table matching_position is 'none: facts of open positions, made from position_position';
comment on column matching_position.facts is 'ts: #domains/matching/facts/position-facts.ts#PositionFacts';
create index matching_position_company on matching_position (company_id);

-- How far everybody and everything has been made by the rules of an edition: after an update of the product, and for data
-- from before there was an index, it is gone through once.
create table matching_fill (
  kind text primary key check (kind in ('talent', 'position')),
  edition integer not null,
  -- The last one that was made by that edition; null when all are.
  after_id uuid
);
comment on table matching_fill is 'none: how far the index of matching has been made by the present rules';
insert into matching_fill (kind, edition, after_id) values
  ('talent', 0, null), ('position', 0, null);

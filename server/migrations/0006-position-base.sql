create table position_position (
  id uuid primary key,
  company_id uuid not null references company_company (id),
  created_by uuid not null references account_identity (id),
  -- What the client called the draft when it made it: the same key twice is the same draft.
  draft_key text not null,
  -- dictNum of job_status.
  status integer not null check (status in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)),
  -- Of what is written: one more with each save that changes it.
  version integer not null,
  -- Title of what is written, for the company's list.
  title text not null,
  -- What is written but not on show; null when that is `content`.
  draft jsonb,
  -- What seekers see or last saw; null for one that was never published.
  content jsonb,
  -- First publication.
  published_at timestamptz,
  -- Last time it was put on show: lists are ordered by it. Putting it on show again within a day does not renew it.
  shown_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (created_by, draft_key),
  check (draft is not null or content is not null)
);
comment on table position_position is 'business: positions of companies, drafts included';
create index position_position_company on position_position (company_id, updated_at desc, id desc);

-- What search reads, narrow and apart from the content: kept in the transaction that changes a position.
create table position_search (
  position_id uuid primary key references position_position (id),
  company_id uuid not null references company_company (id),
  status integer not null,
  shown_at timestamptz not null,
  city_code text not null,
  -- Fen a month, whatever the position's own cycle; null for 面议 and for pay by the piece.
  monthly_min bigint,
  monthly_max bigint,
  experience integer not null,
  education integer not null,
  job_type integer not null,
  recruit_type integer not null,
  work_mode integer not null,
  -- Our own tokens: words, `t:` words of the title, `c:` city, `d:` district, `g:` categories up the tree, `i:` industries.
  doc tsvector not null
);
comment on table position_search is 'none: search index over position_position';
-- Only open positions (3) are found; a city or an industry is a token, so that one index intersects everything.
create index position_search_doc on position_search using gin (doc) with (fastupdate = off) where status = 3;
create index position_search_city on position_search (city_code, shown_at desc, position_id desc) where status = 3;
create index position_search_time on position_search (shown_at desc, position_id desc) where status = 3;
create index position_search_company on position_search (company_id, shown_at desc, position_id desc) where status = 3;

create table position_collection (
  seeker_id uuid not null references account_identity (id),
  position_id uuid not null references position_position (id),
  collected_at timestamptz not null,
  primary key (seeker_id, position_id)
);
comment on table position_collection is 'personal: positions that seekers keep for later';
create index position_collection_seeker on position_collection (seeker_id, collected_at desc, position_id desc);

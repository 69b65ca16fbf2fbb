-- A link by which anybody it is given to reads one resume as it is now. Found by the hash of its token; the cipher is for
-- the owner, who may copy it again, and goes when the link ends.
create table resume_share (
  id uuid primary key,
  user_id uuid not null references account_identity (id),
  -- null once the resume is gone.
  resume_id uuid references resume_resume (id) on delete set null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  token_cipher bytea,
  with_contact boolean not null,
  may_download boolean not null,
  -- Salt and hash of a password; null without one.
  password_hash bytea,
  days integer check (days in (7, 30, 90)),
  -- null: until it is revoked.
  expires_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  check (ended_at is null or token_cipher is null)
);
comment on table resume_share is 'personal: links by which seekers share a resume, as hashes';
create unique index resume_share_live on resume_share (resume_id) where ended_at is null;
create index resume_share_user on resume_share (user_id);
create index resume_share_resume on resume_share (resume_id);

-- Each look at a shared resume, for its owner: no address stands here.
create table resume_share_opening (
  id uuid primary key,
  share_id uuid not null references resume_share (id) on delete cascade,
  -- Keyed hash of network and browser, so that one person counts once in half an hour; gone after a day.
  visitor_hash bytea,
  device text not null,
  -- Who was signed in here.
  viewer_id uuid references account_identity (id),
  downloaded_at timestamptz,
  opened_at timestamptz not null
);
comment on table resume_share_opening is 'personal: when and on what device somebody opened a shared resume';
create index resume_share_opening_share on resume_share_opening (share_id, opened_at desc, id desc);
create index resume_share_opening_viewer on resume_share_opening (viewer_id) where viewer_id is not null;
create index resume_share_opening_visitor on resume_share_opening (opened_at) where visitor_hash is not null;

-- Wrong passwords, by keyed hash of the network that they came from; gone after a day.
create table resume_share_guess (
  id uuid primary key,
  share_id uuid not null references resume_share (id) on delete cascade,
  network_hash bytea not null,
  guessed_at timestamptz not null
);
comment on table resume_share_guess is 'personal: wrong passwords of shared resumes, by a hash of the network';
create index resume_share_guess_share on resume_share_guess (share_id, guessed_at);

-- At most one row: from the first request that showed a proxy on, /sandbox asks for its token, on every copy and after
-- every start.
create table platform_sandbox_lock (
  only_one boolean primary key default true check (only_one),
  -- What showed it, in words of ours: nothing that a request said.
  reason text not null,
  locked_at timestamptz not null
);
comment on table platform_sandbox_lock is 'none: whether the sandbox of this installation was ever seen from elsewhere';

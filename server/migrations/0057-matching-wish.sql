-- What seekers look for. A part that is null is not theirs yet: their default resume says it, where it does.
create table matching_wish (
  seeker_id uuid primary key references account_identity (id),
  wishes jsonb check (jsonb_typeof(wishes) = 'array' and jsonb_array_length(wishes) <= 3),
  job_types integer[],
  recruit_types integer[],
  -- Apart from `arrival` itself, which may be null of the person's own will.
  arrival_set boolean not null default false,
  arrival integer check (arrival is null or arrival_set),
  -- 个性化推荐.
  personal_order boolean not null default true,
  -- Questions of the first visit that were answered or skipped: neither is asked again.
  answered text[] not null default '{}',
  skipped text[] not null default '{}',
  -- Grows by one with each save.
  version integer not null,
  updated_at timestamptz not null
);
comment on table matching_wish is 'personal: what seekers look for, and whether lists are ordered for them';
comment on column matching_wish.wishes is 'ts: @pinjian/contract/matching-wish.ts#Wish[]';

-- Everything a position is found by: its words, and its other filters as tokens, so that one index intersects them all and
-- knows at once of those that meet nowhere. `p:` bands of pay by their lower end, in fen (engine/column-filters.ts); the
-- others are dictNums.
create or replace function position_search_tokens(
  doc tsvector, experience integer, education integer, job_type integer, recruit_type integer, work_mode integer,
  monthly_min bigint, monthly_max bigint
) returns tsvector language sql immutable parallel safe as $$
  select doc || array_to_tsvector(array_remove(array[
    'e:' || experience::text,
    'u:' || education::text,
    'j:' || job_type::text,
    'r:' || recruit_type::text,
    'm:' || work_mode::text,
    case when monthly_min is null then 'p:none' end,
    case when monthly_min < 300000 then 'p:0' end,
    case when (monthly_max > 300000 or monthly_min >= 300000) and monthly_min < 500000 then 'p:300000' end,
    case when (monthly_max > 500000 or monthly_min >= 500000) and monthly_min < 1000000 then 'p:500000' end,
    case when (monthly_max > 1000000 or monthly_min >= 1000000) and monthly_min < 2000000 then 'p:1000000' end,
    case when (monthly_max > 2000000 or monthly_min >= 2000000) and monthly_min < 3000000 then 'p:2000000' end,
    case when (monthly_max > 3000000 or monthly_min >= 3000000) and monthly_min < 5000000 then 'p:3000000' end,
    case when monthly_max > 5000000 or monthly_min >= 5000000 then 'p:5000000' end
  ], null))
$$;

drop index position_search_doc;
create index position_search_doc on position_search using gin (position_search_tokens(
    doc, experience, education, job_type, recruit_type, work_mode, monthly_min, monthly_max))
  with (fastupdate = off) where status = 3;
-- The same of every sixteenth position, by the random end of its id: that something is in more than are counted shows here
-- long before all of them are gathered.
create index position_search_sample on position_search using gin (position_search_tokens(
    doc, experience, education, job_type, recruit_type, work_mode, monthly_min, monthly_max))
  with (fastupdate = off) where status = 3 and right(position_id::text, 1) = '0';

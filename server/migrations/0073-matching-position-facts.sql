-- By what positions are found for a person before the engine reads them: whatever a gate asks of a column, and the tokens
-- of the role, its place in the job tree, the city and the skills. Rows from before are made anew by their edition.
alter table matching_position add column category text;
alter table matching_position add column city_code text;
alter table matching_position add column remote boolean not null default false;
-- Fen a month; null for 面议.
alter table matching_position add column pay_max bigint;
-- The step of education and the months of work that are demanded; 0 where nothing is.
alter table matching_position add column degree integer not null default 0;
alter table matching_position add column months integer not null default 0;
-- dictNums of job_type and recruit_type.
alter table matching_position add column job_type integer;
alter table matching_position add column recruit_type integer;
alter table matching_position add column skills text[] not null default '{}';
-- `t:` words of the title, `g:` categories up the tree, `c:` city (`c:remote`, `c:none`), `s:` skills, `j:` and `r:` types.
alter table matching_position add column doc tsvector not null default '';
-- Wide columns lie apart, so that many rows are looked at for little.
alter table matching_position set (toast_tuple_target = 256);
alter table matching_position alter column facts set storage external;
create index matching_position_doc on matching_position using gin (matching_talent_tokens(doc)) with (fastupdate = off);

-- What a search in words weighs a talent by: the nodes of the job tree that they wish for and held, and what they call
-- them. Rows of before are made anew in the background, by their edition.
alter table matching_talent add column roles text[] not null default '{}';
alter table matching_talent add column titles text not null default '';

-- Seekers keep searches too: theirs are for positions and of no company. `member_id` is whoever keeps one: columns keep
-- their names, so that copies of two versions can run beside each other.
alter table matching_saved_search alter column company_id drop not null;
create unique index matching_saved_search_of_seeker on matching_saved_search (member_id, query) where company_id is null;
comment on table matching_saved_search is 'personal: searches that members keep for talents and seekers for positions';

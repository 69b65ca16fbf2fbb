-- Who recruits (post_source) is a filter of the search: `s:` with its dictNum, among the words that a position is found by.
update position_search as search
set doc = search.doc || array_to_tsvector(array['s:' || coalesce(position.content ->> 'postSource', '1')])
from position_position as position
where position.id = search.position_id;

-- What is on show, or was, as statements name it.
insert into billing_position_name (position_id, title)
  select id, title from position_position where content is not null
  on conflict (position_id) do nothing;

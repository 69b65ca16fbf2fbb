-- Each that the next migration names, so that it changes no row.
insert into billing_position_name (position_id, title)
  select id, title from position_position where content is not null;

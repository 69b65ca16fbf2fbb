-- What is on show, or was, as statements name it.
select billing_name_position(id, title) from position_position where content is not null;

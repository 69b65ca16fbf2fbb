insert into matching_viewed (seeker_id, position_id, at) values
  ('01a20006-eca8-77e6-b435-ad2b84624c6a', '01a20006-d544-735a-9736-08454ff5c8ab', '2026-11-22 06:00:00+00');

insert into resume_reading (id, user_id, begun_at) values
  ('01900000-0000-7000-8000-000000000033', '01a20006-eca8-77e6-b435-ad2b84624c6a', '2026-11-22 06:00:00+00');

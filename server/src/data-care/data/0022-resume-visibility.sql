insert into resume_visibility (seeker_id, visibility, changed_at) values
  ('01a20006-eca8-77e6-b435-ad2b84624c6a', 'applied', '2026-11-22 06:00:00+00');

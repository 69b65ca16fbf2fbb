insert into account_face_start (id, user_id, return_path, started_at) values
  ('01900000-0000-7000-8000-000000000035', '01a20006-eca8-77e6-b435-ad2b84624c6a', '/seeker/resume?certifyId=01900000-0000-7000-8000-000000000035', '2026-11-23 06:00:00+00');

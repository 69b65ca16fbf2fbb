insert into resume_version (id, resume_id, content, content_sha256, saved_at, kept_at) values
  ('01900000-0000-7000-8000-000000000006', '01a20006-f1cb-70a5-89ef-303fffa64986', '{}', 'hash', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00');

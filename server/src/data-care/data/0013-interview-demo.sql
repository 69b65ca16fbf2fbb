insert into interview_demo (token_hash, address_hash, direction, plan, progress, turns, created_at, expires_at) values
  ('\x01', '\x02', 'backend', '{}', '{}', '[]', '2026-11-01 00:00:00+00', '2026-11-01 01:00:00+00');

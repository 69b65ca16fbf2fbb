insert into calendar_feed (user_id, token_hash, created_at, read_at) values
  ('01a20006-c4f6-70de-b8ea-8f281b6f45a3', '\x00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff', '2026-11-22 08:00:00+00', '2026-11-22 09:00:00+00');

insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01900000-0000-7000-8000-000000000024', '01a20006-c4f6-70de-b8ea-88609488212f', 'admin', null, null, 0, '2026-11-20 08:00:00+00');
insert into account_admin (user_id, totp_cipher, last_step, wrong_tries, wrong_since, locks, locked_until, added_at) values
  ('01900000-0000-7000-8000-000000000024', '\x7061da9dedff', 59654321, 2, '2026-11-20 08:00:00+00', 1, '2026-11-20 08:15:00+00', '2026-11-20 08:00:00+00');
insert into account_recovery_code (user_id, code_hash, used_at) values
  ('01900000-0000-7000-8000-000000000024', '\x84c52d5f', '2026-11-20 08:00:00+00');
insert into account_mfa_token (token_hash, user_id, expires_at, wrong_tries, used_at) values
  ('\x84c52d60', '01900000-0000-7000-8000-000000000024', '2026-11-20 08:05:00+00', 1, null);

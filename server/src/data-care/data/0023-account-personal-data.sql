insert into account_deletion (person_id, requested_at, due_at) values
  ('01a20006-c4f6-70de-b8ea-88609488212f', '2026-11-20 08:00:00+00', '2026-11-27 08:00:00+00');
insert into account_personal_export (id, person_id, user_id, state, steps_done, steps_total, file_id, requested_at, moved_at, finished_at, expires_at) values
  ('01900000-0000-7000-8000-000000000023', '01a20006-c4f6-70de-b8ea-88609488212f', '01a20006-c4f6-70de-b8ea-8f281b6f45a3', 'removed', 9, 9, null, '2026-11-10 08:00:00+00', '2026-11-10 08:01:00+00', '2026-11-10 08:01:00+00', '2026-11-17 08:01:00+00');
insert into account_erasure (person_hash, erased_at, pending) values
  ('\x84c52d5f4aec4059ea20fc16208f0f2d0edcadc2c740ad2f67ff1e1695c0a4ed', '2026-11-19 08:00:00+00', false);

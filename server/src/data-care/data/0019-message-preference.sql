insert into message_preference (user_id, kind, sms, mail, changed_at) values
  ('01a20006-c4f6-70de-b8ea-8f281b6f45a3', 'offer', false, true, '2026-11-20 08:00:00+00');
insert into message_outside_send (id, message_id, user_id, kind, channel, state, attempts, run_at, created_at, started_at, settled_at) values
  ('01900000-0000-7000-8000-000000000019', '01a20008-5a25-7581-a7c1-4b3f7da9b71a', '01a20006-c4f6-70de-b8ea-8f281b6f45a3', 'review', 'mail', 'unsure', 1, '2026-11-20 08:00:00+00', '2026-11-20 08:00:00+00', '2026-11-20 08:00:01+00', '2026-11-20 08:05:00+00');

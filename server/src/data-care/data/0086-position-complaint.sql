insert into position_complaint (id, position_id, seeker_id, kind, words, state, submitted_at, asked_at, reason, decided_by, decided_at) values
  ('01a20006-f000-7000-8000-000000000086', '01a20006-d544-735a-9736-08454ff5c8ab', '01a20006-eca8-77e6-b435-ad2b84624c6a', 'fee', '面试前要求交培训费', 'asked', '2026-11-22 06:00:00+00', '2026-11-22 08:00:00+00', '请说明收费的情况', null, null);

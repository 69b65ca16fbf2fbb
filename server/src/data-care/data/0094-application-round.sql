insert into application_round (id, application_id, ordinal, name, form, minutes, place, note, state, starts_at, ends_at, sequence, invited_by, created_at, updated_at, expires_at, answered_at) values
  ('01900000-0000-7000-8000-000000000094', '01a20009-8aeb-7160-a264-ae303a658db8', 1, '初面', 1, 60, 'https://meeting.example.com/8000', '', 'held', '2026-11-23 02:00:00+00', '2026-11-23 03:00:00+00', 0, '01a20006-cd30-75a4-8ca6-82b515a5de68', '2026-11-22 08:00:00+00', '2026-11-23 03:00:00+00', '2026-11-23 02:00:00+00', '2026-11-22 09:00:00+00');
insert into application_round_slot (id, round_id, starts_at, ends_at) values
  ('01900000-0000-7000-8000-000000000095', '01900000-0000-7000-8000-000000000094', '2026-11-23 02:00:00+00', '2026-11-23 03:00:00+00');
insert into application_round_interviewer (round_id, user_id, created_at) values
  ('01900000-0000-7000-8000-000000000094', '01a20006-cd30-75a4-8ca6-82b515a5de68', '2026-11-22 08:00:00+00');

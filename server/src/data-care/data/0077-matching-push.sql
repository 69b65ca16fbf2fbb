insert into matching_push (seeker_id, position_id, company_id, match, match_version, input_hash, caps_version, lowered, seeker_at, seeker_told_at, employer_at, employer_ended_at, employer_end) values
  ('01a20006-eca8-77e6-b435-ad2b84624c6a', '01a20006-d544-735a-9736-08454ff5c8ab', '01a20006-c2b1-7422-bc67-a30eec8f2a26', '{"version": "2026-11-23", "score": 700, "fit": "good", "gates": [], "requirements": [], "reasons": []}', '2026-11-23', 'a', '2026-11-23', '{}', '2026-11-22 06:00:00+00', '2026-11-22 07:12:00+00', '2026-11-22 06:00:00+00', '2026-11-22 08:00:00+00', 'dismissed');
insert into matching_push_due (kind, id, asks, due_at) values
  ('seeker', '01a20006-eca8-77e6-b435-ad2b84624c6a', 2, '2026-11-23 00:00:00+00');
insert into matching_wanted (seeker_id, categories, cities, anywhere, changed_at) values
  ('01a20006-eca8-77e6-b435-ad2b84624c6a', '{100200,100201}', '{101210100}', 'false', '2026-11-22 06:00:00+00');

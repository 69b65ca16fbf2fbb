insert into application_scorecard (id, round_id, interviewer_id, competencies, content, version, created_at, updated_at, locked_at) values
  ('01900000-0000-7000-8000-000000000106', '01900000-0000-7000-8000-000000000094', '01a20006-cd30-75a4-8ca6-82b515a5de68',
   '[{"name": "专业能力", "anchor": ""}]',
   '{"startedAt": null, "marks": [{"name": "专业能力", "answer": 3, "evidence": "讲清了缓存的取舍"}], "notes": [{"at": 65, "words": "开始讲项目"}], "recommendation": "yes", "summary": "可以"}',
   3, '2026-11-23 02:00:00+00', '2026-11-23 03:10:00+00', '2026-11-23 03:10:00+00');
insert into application_scorecard_addendum (id, scorecard_id, addendum_key, words, created_at) values
  ('01900000-0000-7000-8000-000000000107', '01900000-0000-7000-8000-000000000106', 'addendum:0106', '后来又想起一点', '2026-11-23 04:00:00+00');
insert into application_scorecard_link (round_id, interviewer_id, token_hash, created_at, expires_at, minute_at, calls) values
  ('01900000-0000-7000-8000-000000000094', '01a20006-cd30-75a4-8ca6-82b515a5de68', '\x0106', '2026-11-23 02:00:00+00', '2026-11-26 03:00:00+00', '2026-11-23 02:00:00+00', 1);
insert into application_scorecard_reminder (round_id, interviewer_id, occasion, reminded_at) values
  ('01900000-0000-7000-8000-000000000094', '01a20006-cd30-75a4-8ca6-82b515a5de68', 'first', '2026-11-23 04:00:00+00');
insert into application_debrief_decision (id, round_id, ordinal, decision, reason, decided_by, decided_at) values
  ('01900000-0000-7000-8000-000000000108', '01900000-0000-7000-8000-000000000094', 1, 'discuss', '等另一位的意见', '01a20006-cd30-75a4-8ca6-82b515a5de68', '2026-11-23 05:00:00+00');

insert into interview_correction (interview_id, round, seq, text, corrected_at) values
  ('01a20007-5989-70d4-9050-1c24d78dc70c', 1, 2, '我准备好了', '2026-11-12 10:00:00+00');
insert into interview_report (id, interview_id, revision, complete, content, created_at, correction) values
  ('01900000-0000-7000-8000-000000000014', '01a20007-5989-70d4-9050-1c24d78dc70c', 2, true, '{}', '2026-11-12 10:01:00+00', 1);

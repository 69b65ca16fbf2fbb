insert into interview_review (interview_id, reason, requested_at, answer, answered_by, answered_at) values
  ('01a20007-0165-7108-a851-866e6be92559', '评分与回答不符', '2026-11-01 00:00:00+00', '已重新核对', '01a20006-eca8-77e6-b435-ad2b84624c6a', '2026-11-01 00:00:00+00');
insert into interview_override (id, interview_id, revision, target, band, score, reason, made_by, created_at) values
  ('01900000-0000-7000-8000-000000000007', '01a20007-0165-7108-a851-866e6be92559', 1, 'overall', 'recommended', null, '现场表现更好', '01a20006-eca8-77e6-b435-ad2b84624c6a', '2026-11-01 00:00:00+00');

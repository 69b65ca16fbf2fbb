insert into company_join_request (id, company_id, user_id, note, state, answer, decided_by, created_at, decided_at) values
  ('01900000-0000-7000-8000-000000000021', '01a20006-cd31-7116-8a36-f5be447a5a42', '01a20006-c4f6-70de-b8ea-8f281b6f45a3', '招聘组', 'refused', '请用公司邮箱联系', null, '2026-11-20 08:00:00+00', '2026-11-20 09:00:00+00');

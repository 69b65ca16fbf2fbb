insert into matching_look (id, seeker_id, company_id, member_id, resume_id, position_id, day, looked_at) values
  ('01a20006-0000-7000-8000-000000000064', '01a20006-f1c8-7059-b601-ef60ee565a76', '01a20006-c2b1-7422-bc67-a30eec8f2a26', '01a20006-c4f6-70de-b8ea-8f281b6f45a3', '01a20006-f1cb-70a5-89ef-303fffa64986', '01a20006-d544-735a-9736-08454ff5c8ab', '2026-11-22', '2026-11-22 06:00:00+00');
insert into matching_hidden (position_id, seeker_id, company_id, member_id, reason, hidden_at) values
  ('01a20006-d544-735a-9736-08454ff5c8ab', '01a20006-f1c8-7059-b601-ef60ee565a76', '01a20006-c2b1-7422-bc67-a30eec8f2a26', '01a20006-c4f6-70de-b8ea-8f281b6f45a3', 'salary', '2026-11-22 06:00:00+00');
insert into matching_use (member_id, day, kind, count) values
  ('01a20006-c4f6-70de-b8ea-8f281b6f45a3', '2026-11-22', 'search', 3);
insert into matching_saved_search (id, member_id, company_id, name, query, alert, created_at, opened_at, alerted_at) values
  ('01a20006-0000-7000-8000-000000000065', '01a20006-c4f6-70de-b8ea-8f281b6f45a3', '01a20006-c2b1-7422-bc67-a30eec8f2a26', '前端', 'q=%E5%89%8D%E7%AB%AF', 'true', '2026-11-22 06:00:00+00', '2026-11-22 06:00:00+00', null);

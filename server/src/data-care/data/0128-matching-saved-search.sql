insert into matching_saved_search (id, member_id, company_id, name, query, alert, created_at, opened_at, alerted_at) values
  ('01a20006-0000-7000-8000-000000000128', '01a20006-f1c8-7059-b601-ef60ee565a76', null, '杭州前端', 'cityCode=101210100&q=%E5%89%8D%E7%AB%AF', 'true', '2026-11-22 06:00:00+00', '2026-11-22 06:00:00+00', null);

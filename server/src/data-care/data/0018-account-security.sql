insert into account_security_event (id, person_id, kind, family_id, user_agent, address, detail, created_at) values
  ('01900000-0000-7000-8000-000000000018', '01a20006-c4f6-70de-b8ea-88609488212f', 'newDevice', null, 'Mozilla/5.0 (X11; Linux x86_64)', '192.0.2.7', '{"clientId": "web-company"}', '2026-11-20 08:00:00+00');

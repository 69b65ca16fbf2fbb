insert into message_preference (user_id, kind, sms, mail, changed_at, inside) values
  ('01a20006-eca8-77e6-b435-ad2b84624c6a', 'recommendation', false, false, '2026-11-23 06:00:00+00', false);

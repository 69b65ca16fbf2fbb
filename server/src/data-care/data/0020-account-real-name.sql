insert into account_real_name_check (id, user_id, method, document_type, name_cipher, number_cipher, masked_number, status, reason, vendor_id, vendor_url, file_id, consented_at, started_at, decided_at, decided_by) values
  ('01900000-0000-7000-8000-000000000020', '01a20006-eca8-77e6-b435-ad2b84624c6a', 'face', 'idCard', '\x7061da9dedff', null, '1****************4', 1, null, 'vendor-1', null, null, '2026-11-20 08:00:00+00', '2026-11-20 08:00:00+00', '2026-11-20 08:02:00+00', null);
insert into account_mail_code (id, person_id, mail_cipher, code_hash, sent_at, expires_at, wrong_tries, used_at) values
  ('01900000-0000-7000-8000-00000000001b', '01a20006-c4f6-70de-b8ea-88609488212f', '\x7061da9dedff', '\x84c52d5f', '2026-11-20 08:00:00+00', '2026-11-20 08:10:00+00', 1, null);

insert into billing_invoice_title (id, payer, subject_type, details_cipher, is_default, saved_by, created_at, updated_at)
  select '01900000-0000-7000-8000-000000000164', 'company:' || company_id, 1, '\x01', true, '01a20006-cd30-75a4-8ca6-82b515a5de68', '2026-11-24 08:00:00+00', '2026-11-24 08:00:00+00'
  from application_application where id = '01a20009-8aeb-7160-a264-ae303a658db8';
insert into billing_invoice (id, payer, key, state, type, subject_type, title_cipher, fen, lines, remark, asked_by, requested_at, changed_at)
  select '01900000-0000-7000-8000-000000000165', 'company:' || company_id, '01900000-0000-7000-8000-000000000166', 'issued', 1, 1, '\x01', 2000, 1, '十一月', '01a20006-cd30-75a4-8ca6-82b515a5de68', '2026-11-24 08:10:00+00', '2026-11-24 09:00:00+00'
  from application_application where id = '01a20009-8aeb-7160-a264-ae303a658db8';
insert into billing_invoice_line (invoice_id, consumption_id, fen, held) values
  ('01900000-0000-7000-8000-000000000165', '01900000-0000-7000-8000-00000000013e', 2000, true);
insert into billing_invoice_paper (invoice_id, paper, number, file_id, issued_by, issued_at) values
  ('01900000-0000-7000-8000-000000000165', 'blue', '26000000000000000142', '01a20006-cd3a-770c-9d9a-7c138ac809c7', '01900000-0000-7000-8000-000000000024', '2026-11-24 09:00:00+00');
insert into billing_invoice_act (id, invoice_id, act, by_id, words, at) values
  ('01900000-0000-7000-8000-000000000167', '01900000-0000-7000-8000-000000000165', 'requested', '01a20006-cd30-75a4-8ca6-82b515a5de68', '', '2026-11-24 08:10:00+00'),
  ('01900000-0000-7000-8000-000000000168', '01900000-0000-7000-8000-000000000165', 'issued', '01900000-0000-7000-8000-000000000024', '26000000000000000142', '2026-11-24 09:00:00+00');
insert into billing_invoice_mail (id, invoice_id, paper, address_cipher, user_id, state, attempts, asked_at, changed_at) values
  ('01900000-0000-7000-8000-000000000169', '01900000-0000-7000-8000-000000000165', 'blue', '\x02', '01a20006-cd30-75a4-8ca6-82b515a5de68', 'sent', 1, '2026-11-24 09:00:00+00', '2026-11-24 09:00:10+00');

insert into billing_adjustment (id, key, payer, unit, units, reason, difference_id, state, proposed_by, proposed_at)
  select '01900000-0000-7000-8000-000000000161', '01900000-0000-7000-8000-000000000162', 'company:' || company_id, 'credit', 1, '对账单中有一笔来源不明的付款', '01900000-0000-7000-8000-000000000160', 'proposed', '01900000-0000-7000-8000-000000000024', '2026-11-24 10:00:00+00'
  from application_application where id = '01a20009-8aeb-7160-a264-ae303a658db8';
insert into billing_adjustment_evidence (adjustment_id, file_id) values
  ('01900000-0000-7000-8000-000000000161', '01a20006-cd3a-770c-9d9a-7c138ac809c7');

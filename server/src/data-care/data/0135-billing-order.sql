insert into billing_order (id, number, payer, key, product, title, unit, units, days, fen, state, made_by, created_at, expires_at, paid_at)
  select '01900000-0000-7000-8000-00000000013f', '20261123000000000135', 'company:' || company_id, '01900000-0000-7000-8000-000000000150', 'recharge500', '充值 500', 'credit', 500, null, 50000, 'paid', '01a20006-cd30-75a4-8ca6-82b515a5de68', '2026-11-23 07:50:00+00', '2026-11-23 08:20:00+00', '2026-11-23 08:00:00+00'
  from application_application where id = '01a20009-8aeb-7160-a264-ae303a658db8';
insert into billing_order (id, number, payer, key, product, title, unit, units, days, fen, state, made_by, created_at, expires_at, paid_at)
  select '01900000-0000-7000-8000-000000000151', '20261123000000000136', 'company:' || company_id, '01900000-0000-7000-8000-000000000152', 'recharge1000', '充值 1000', 'credit', 1000, null, 100000, 'confirming', '01a20006-cd30-75a4-8ca6-82b515a5de68', '2026-11-23 10:00:00+00', '2026-11-30 10:00:00+00', null
  from application_application where id = '01a20009-8aeb-7160-a264-ae303a658db8';

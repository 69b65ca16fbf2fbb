insert into billing_lot (id, payer, unit, origin, key, product, order_id, vendor, units, fen, units_left, units_held, fen_left, issued_at, expires_at)
  select '01900000-0000-7000-8000-00000000013b', 'company:' || company_id, 'credit', 'order', 'order:01900000-0000-7000-8000-00000000013f:0', 'recharge500', '01900000-0000-7000-8000-00000000013f', 'sandbox', 500, 50000, 480, 0, 48000, '2026-11-23 08:00:00+00', null
  from application_application where id = '01a20009-8aeb-7160-a264-ae303a658db8';
insert into billing_use (id, key, payer, item, unit, units, state, subject_kind, subject_id, member_id, position_id, held_at, settled_at)
  select '01900000-0000-7000-8000-00000000013a', 'contact:01900000-0000-7000-8000-00000000013c', 'company:' || company_id, 'contact', 'credit', 20, 'taken', 'contactRequest', '01900000-0000-7000-8000-00000000013c', '01a20006-cd30-75a4-8ca6-82b515a5de68', position_id, '2026-11-23 08:10:00+00', '2026-11-23 08:20:00+00'
  from application_application where id = '01a20009-8aeb-7160-a264-ae303a658db8';
insert into billing_use_part (use_id, lot_id, units, hold_id) values
  ('01900000-0000-7000-8000-00000000013a', '01900000-0000-7000-8000-00000000013b', 20, '01900000-0000-7000-8000-000000000138');
insert into billing_consumption (id, payer, lot_id, order_id, use_id, kind, item, unit, units, fen, member_id, position_id, at)
  select '01900000-0000-7000-8000-00000000013e', 'company:' || company_id, '01900000-0000-7000-8000-00000000013b', '01900000-0000-7000-8000-00000000013f', '01900000-0000-7000-8000-00000000013a', 'use', 'contact', 'credit', 20, 2000, '01a20006-cd30-75a4-8ca6-82b515a5de68', position_id, '2026-11-23 08:20:00+00'
  from application_application where id = '01a20009-8aeb-7160-a264-ae303a658db8';
insert into billing_allowance (member_id, company_id, credits, set_by, set_at)
  select '01a20006-cd30-75a4-8ca6-82b515a5de68', company_id, 1000, '01a20006-cd30-75a4-8ca6-82b515a5de68', '2026-11-23 08:00:00+00'
  from application_application where id = '01a20009-8aeb-7160-a264-ae303a658db8';
insert into billing_low_balance (company_id, below, falls, is_low)
  select company_id, 200, 1, false from application_application where id = '01a20009-8aeb-7160-a264-ae303a658db8';

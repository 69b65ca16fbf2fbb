insert into billing_refund (id, payer, key, fen, state, reason, words, requested_by, requested_at, approved_fen, approved_by, approved_why, approved_at)
  select '01900000-0000-7000-8000-000000000159', 'company:' || company_id, '01900000-0000-7000-8000-00000000015a', 20000, 'secondAsked', 'unused', '今年的招聘提前结束', '01a20006-cd30-75a4-8ca6-82b515a5de68', '2026-11-24 08:00:00+00', 20000, '01900000-0000-7000-8000-000000000024', '余额未使用，同意退款', '2026-11-24 09:00:00+00'
  from application_application where id = '01a20009-8aeb-7160-a264-ae303a658db8';
insert into billing_refund_evidence (refund_id, file_id) values
  ('01900000-0000-7000-8000-000000000159', '01a20006-cd3a-770c-9d9a-7c138ac809c7');
insert into billing_refund_part (id, refund_id, payment_id, order_id, kind, fen, refund_no, state, vendor_refund_no, tries, next_try_at, created_at, done_at) values
  ('01900000-0000-7000-8000-00000000015b', null, '01900000-0000-7000-8000-000000000154', '01900000-0000-7000-8000-00000000013f', 'return', 50000, '0190000000007000800000000000015b', 'done', 'SR0190000000007000800000000000015c', 1, null, '2026-11-23 08:01:00+00', '2026-11-23 08:02:00+00');

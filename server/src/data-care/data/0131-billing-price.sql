insert into billing_price_change (id, item, fen, units, days, on_sale, valid_from, reason, state, proposed_by, proposed_at, decided_by, decided_at, answer) values
  ('01900000-0000-7000-8000-000000000141', 'recharge500', 49900, 500, null, true, null, '开业优惠', 'approved', '01900000-0000-7000-8000-000000000142', '2026-11-23 08:00:00+00', '01900000-0000-7000-8000-000000000143', '2026-11-23 09:00:00+00', null);
insert into billing_price (id, item, fen, units, days, on_sale, valid_from, change_id, created_at) values
  ('01900000-0000-7000-8000-000000000144', 'recharge500', 49900, 500, null, true, '2026-11-23 09:00:00+00', '01900000-0000-7000-8000-000000000141', '2026-11-23 09:00:00+00');

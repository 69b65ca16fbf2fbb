insert into billing_hand_return (part_id, bank_number, reason, entered_by, entered_at) values
  ('01900000-0000-7000-8000-00000000015b', 'B20261123000901', '渠道没有受理，已由财务转回', '01900000-0000-7000-8000-000000000024', '2026-11-23 08:02:00+00');
insert into billing_hand_return_evidence (part_id, file_id) values
  ('01900000-0000-7000-8000-00000000015b', '01a20006-cd3a-770c-9d9a-7c138ac809c7');

insert into account_familiar_device (phone_hash, device_hash, signed_in_at) values
  ('\x01', '\x02', '2026-11-20 08:00:00+00');
insert into account_sms_alarm (id, span, sent, allowed, raised_at) values
  ('01900000-0000-7000-8000-000000000916', 'day', 40000, 50000, '2026-11-20 08:00:00+00');

insert into account_wrong_code (id, phone_hash, network, address, user_agent, forgiven, tried_at) values
  ('01900000-0000-7000-8000-000000000026', '\x01', '192.0.2.7', '192.0.2.7', 'Mozilla/5.0 (X11; Linux x86_64)', false, '2026-11-20 08:00:00+00');

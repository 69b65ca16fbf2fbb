insert into platform_sandbox_mail (id, address_cipher, subject, text, sent_at) values
  ('01900000-0000-7000-8000-00000000001a', '\x7061da9dedff', '企业认证已通过', '现在可以发布职位了。', '2026-11-20 08:00:01+00');

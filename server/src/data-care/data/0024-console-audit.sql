insert into console_audit (id, admin_id, act, object_kind, object_id, reason, facts, at) values
  ('01900000-0000-7000-8000-000000000025', '01900000-0000-7000-8000-000000000024', 'taskRetried', 'task', '01900000-0000-7000-8000-000000000026', '原因已经排除', '{"name": "resume.parse"}', '2026-11-20 08:00:00+00');

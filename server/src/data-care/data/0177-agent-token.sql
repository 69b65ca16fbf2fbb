insert into agent_token (id, owner_id, agent_id, key, name, scopes, secret_hash, prefix, expires_at, revoked_at, last_used_at, created_at) values
  ('01a20006-0000-7000-8000-000000000177', '01a20006-f1c8-7059-b601-ef60ee565a76', '01a20006-0000-7000-8000-000000000150', 'token-key-0177', '桌面助手', '{read,act}', '\x0177', 'pjt_abcdef', '2026-12-24 06:00:00+00', null, '2026-11-24 06:00:00+00', '2026-11-24 06:00:00+00');
insert into agent_token_use (id, token_id, tool, outcome, at) values
  ('01a20006-0000-7000-8000-000000000178', '01a20006-0000-7000-8000-000000000177', 'getMyResume', 'read', '2026-11-24 06:00:00+00');

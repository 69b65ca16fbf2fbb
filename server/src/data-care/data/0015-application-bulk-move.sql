insert into application_bulk_move (id, company_id, mover_id, family_id, move_key, move, details, created_at, due_at, undone_at, finished_at) values
  ('01900000-0000-7000-8000-000000000015', '01a20006-cd31-7116-8a36-f5be447a5a42', '01a20006-cd30-75a4-8ca6-82b515a5de68', '01900000-0000-7000-8000-000000000016', 'bulk-0001', 'reject', '{"note": "", "reason": 1, "releaseNow": false}', '2026-11-19 08:00:00+00', '2026-11-19 08:00:10+00', null, '2026-11-19 08:00:11+00');
insert into application_bulk_row (bulk_id, place, application_id, from_step, version, outcome, code, message, settled_at) values
  ('01900000-0000-7000-8000-000000000015', 0, '01a20009-8aeb-7160-a264-ae303a658db8', 2, 3, 'skipped', 40900, '状态已变化，请刷新', '2026-11-19 08:00:11+00');

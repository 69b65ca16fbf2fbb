insert into agent_agent (id, kind, owner_id, company_id, position_id, name, state, slip_version, key, next_run_at, wakes, wakes_seen, woke, created_at, updated_at, ended_at) values
  ('01a20006-0000-7000-8000-000000000150', 'scout', '01a20006-f1c8-7059-b601-ef60ee565a76', null, null, '', 'active', '1', 'agent-key-0150', '2026-11-23 06:00:00+00', '1', '1', 'clock', '2026-11-22 06:00:00+00', '2026-11-22 06:00:00+00', null);
insert into agent_slip (id, agent_id, version, content, created_at) values
  ('01a20006-0000-7000-8000-000000000151', '01a20006-0000-7000-8000-000000000150', '1', '{"goal": "杭州的前端", "cityCodes": ["101210100"], "salaryFloor": null, "salaryCeiling": null, "companiesNever": [], "acts": {"recommend": {"mode": "act", "daily": 10, "total": 500}}, "hours": {"from": 8, "to": 22, "days": [1, 2, 3, 4, 5, 6, 7]}, "credits": 0, "tone": "plain", "mayState": [], "resumeId": null, "endsOn": null}', '2026-11-22 06:00:00+00');
insert into agent_run (id, agent_id, slip_version, woke, wakes, state, plan, cursor, attempts, saw, failure, started_at, attempted_at, ended_at) values
  ('01a20006-0000-7000-8000-000000000152', '01a20006-0000-7000-8000-000000000150', '1', 'created', '1', 'done', '{"saw": "没有新的职位", "steps": []}', '0', '1', '没有新的职位', null, '2026-11-22 06:00:00+00', '2026-11-22 06:00:00+00', '2026-11-22 06:00:01+00');
insert into agent_act (id, agent_id, run_id, slip_version, kind, mode, state, key, subject, position_id, application_id, seeker_id, title, why, evidence, words, sections, prepared, input, approved_hash, credits, objection, undo, expires_at, decided_at, decided_by, done_at, created_at) values
  ('01a20006-0000-7000-8000-000000000153', '01a20006-0000-7000-8000-000000000150', '01a20006-0000-7000-8000-000000000152', '1', 'note', 'suggest', 'done', 'note:01a20006-0000-7000-8000-000000000152', '{}', null, null, null, '没有新的职位', '刚刚设立', '[]', null, '[]', null, null, null, '0', null, null, null, null, null, null, '2026-11-22 06:00:01+00');
insert into agent_verdict (act_id, agent_id, good, reason, words, created_at) values
  ('01a20006-0000-7000-8000-000000000153', '01a20006-0000-7000-8000-000000000150', 'false', 'city', '要在杭州', '2026-11-22 07:00:00+00');
insert into agent_told (id, agent_id, key, words, created_at) values
  ('01a20006-0000-7000-8000-000000000154', '01a20006-0000-7000-8000-000000000150', 'told-key-0150', '只看杭州', '2026-11-22 07:00:00+00');
insert into agent_switch (kind, is_off, changed_at) values
  ('all', 'false', '2026-11-22 06:00:00+00');
insert into agent_reception (id, user_id, company_id, refuses, changed_at) values
  ('01a20006-0000-7000-8000-000000000155', '01a20006-f1c8-7059-b601-ef60ee565a76', null, 'true', '2026-11-22 06:00:00+00');

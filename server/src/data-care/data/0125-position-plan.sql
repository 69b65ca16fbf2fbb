insert into position_plan (position_id, version, updated_at, updated_by) values
  ('01a20006-e2d3-7541-9b15-06df052ead82', 2, '2026-11-22 08:00:00+00', '01a20006-cd30-75a4-8ca6-82b515a5de68');
insert into position_plan_round (id, position_id, ordinal, name, form, minutes, competencies) values
  ('01a20006-f000-7000-8000-000000000125', '01a20006-e2d3-7541-9b15-06df052ead82', 1, '业务面', 1, 45, '[{"name": "专业能力", "anchor": "能说清做法和取舍"}]');
insert into position_plan_interviewer (round_id, user_id, ordinal) values
  ('01a20006-f000-7000-8000-000000000125', '01a20006-cd30-75a4-8ca6-82b515a5de68', 1);
insert into position_team (position_id, user_id, part, ordinal) values
  ('01a20006-e2d3-7541-9b15-06df052ead82', '01a20006-cd30-75a4-8ca6-82b515a5de68', 'manager', 1);

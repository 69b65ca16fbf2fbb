insert into matching_wish (seeker_id, wishes, job_types, recruit_types, arrival_set, arrival, personal_order, answered, skipped, version, updated_at) values
  ('01a20006-eca8-77e6-b435-ad2b84624c6a', '[{"positionCode": "100201", "position": "前端开发", "cityCodes": ["101210100"], "anyCity": false, "remote": false, "salaryMin": 2000000}]',
   '{1}', null, true, 2, true, '{position,city}', '{salary}', 3, '2026-11-23 06:00:00+00');

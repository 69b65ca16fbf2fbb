insert into calendar_hours (member_id, zone, week, exceptions, minutes_before, minutes_after, daily_cap, version, updated_at) values
  ('01a20006-c4f6-70de-b8ea-8f281b6f45a3', 'Asia/Shanghai', '[{"weekday": 1, "from": "09:30", "until": "18:30"}]', '[{"day": "2026-12-31", "kind": "off", "from": null, "until": null}]', 0, 15, 4, 1, '2026-11-21 08:00:00+00');
insert into calendar_appointment (subject_id, company_id, seeker_id, starts_at, ends_at, title, place, state, sequence, created_at, updated_at) values
  ('01a2000c-0000-7000-8000-000000000001', '01a20006-c2b1-7422-bc67-a30eec8f2a26', '01a20006-ee0f-7071-b877-b888a2148692', '2026-11-30 02:00:00+00', '2026-11-30 03:00:00+00', '运维工程师 · 技术面', '示例地址', 'booked', 1, '2026-11-21 08:00:00+00', '2026-11-22 08:00:00+00');
insert into calendar_attendee (subject_id, member_id, starts_at, ends_at, booked) values
  ('01a2000c-0000-7000-8000-000000000001', '01a20006-c4f6-70de-b8ea-8f281b6f45a3', '2026-11-30 02:00:00+00', '2026-11-30 03:00:00+00', true);

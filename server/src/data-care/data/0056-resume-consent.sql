insert into resume_consent (id, seeker_id, text_version, agreed_at, revoked_at) values
  ('01a2001f-0e40-7c11-9a5d-6f1d1c6f2b01', '01a20006-eca8-77e6-b435-ad2b84624c6a', '1', '2026-11-23 06:00:00+00', '2026-11-23 06:05:00+00');

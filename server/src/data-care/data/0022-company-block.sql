insert into company_block (seeker_id, company_id, blocked_at) values
  ('01a20006-eca8-77e6-b435-ad2b84624c6a', '01a20006-cd31-7116-8a36-f5be447a5a42', '2026-11-22 06:00:00+00');

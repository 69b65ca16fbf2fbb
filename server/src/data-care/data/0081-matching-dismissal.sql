insert into matching_dismissal (seeker_id, position_id, reason, at, company_id, city_code, district_code, category, pay_max) values
  ('01a20006-eca8-77e6-b435-ad2b84624c6a', '01a20006-d544-735a-9736-08454ff5c8ab', 'place', '2026-11-22 06:00:00+00', '01a20006-c2b1-7422-bc67-a30eec8f2a26', '101210100', '330106', '100201', 2500000);

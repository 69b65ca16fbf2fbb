insert into resume_term (resume_id, kind, entry, words, code, folded) values
  ('01a20006-f1cb-70a5-89ef-303fffa64986', 'school', 0, '浙大', 'U00922', '浙大');
insert into resume_employer (company_id, folded) values ('01a20009-d902-75d4-a021-85e2b047a911', '示例企业1');

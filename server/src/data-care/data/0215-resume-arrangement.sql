update resume_resume set arrangement = '{"order":["education","work","others"],"hidden":["languages"],"titles":{"work":"实习经历"}}' where id = (select min(id::text)::uuid from resume_resume);

insert into message_message (id, recipient_id, recipient_kind, message_type, title, content, meta, dedupe_key, created_at) values
  ('01a20007-40cd-7082-9682-35e605cebbc2', '01a20006-c2b1-7422-bc67-a30eec8f2a26', 'company', '7', '候选人撤回了投递', '候选人撤回了「运维工程师」的投递。', '{"link": "/hire/candidateList", "companyName": "示例企业 4"}', 'application:01a20007-40c9-70b3-af99-216c6816ccfc', '2026-11-20 01:31:41.07+00');
insert into message_message (id, recipient_id, recipient_kind, message_type, title, content, meta, dedupe_key, created_at) values
  ('01a20008-5a25-7581-a7c1-4b3f7da9b71a', '01a20006-ee0f-7071-b877-b888a2148692', 'user', '7', '简历已被查看', '示例企业 8查看了您投递「系统运维工程师」的简历。', '{"link": "/seeker/home/job-details/01a20006-e072-7063-8522-baac01452150", "companyName": "示例企业 8"}', 'application:01a20008-5a0e-70b5-b352-fd1136f73d8e', '2026-11-05 14:05:24.786+00');
insert into message_read (message_id, user_id, read_at) values
  ('01a20008-5a25-7581-a7c1-4b3f7da9b71a', '01a20006-ee0f-7071-b877-b888a2148692', '2026-11-18 10:05:57.9+00');

insert into platform_file (id, owner_id, purpose, name, kind, media_type, size, sha256, created_at) values
  ('01a20009-d920-724e-8273-d9297f2e6d48', '01a20009-d902-75d4-a021-85e2b047a911', 'company', '示例企业 1.png', 'image', 'image/png', '765', 'b1ebda61245e848ce4f626d7bcaaab9a0da43e19b23b6d8a21df9cfa038dce14', '2026-11-21 17:14:52.777+00');
insert into platform_setting (name, value) values
  ('secret-fingerprint', 'ace83cd1751bde95');
insert into platform_file (id, owner_id, purpose, name, kind, media_type, size, sha256, created_at) values
  ('01a20009-d942-7107-b1f2-66ad039ac77f', '01a20009-d902-75d4-a021-85e2b047a911', 'company', '营业执照（演示）.png', 'image', 'image/png', '429', 'e0db06ba0eae5ae1bbe0e37ee27a5013d947a001ce0f0960bd75deadcb0e79b2', '2026-11-21 17:14:52.777+00');
insert into platform_file (id, owner_id, purpose, name, kind, media_type, size, sha256, created_at) values
  ('01a20006-cccf-7004-9960-38eaae014f21', '01a20006-ccc1-77be-8cff-2ce7998b8d47', 'company', '示例企业 2.png', 'image', 'image/png', '1492', 'edbdec82dfa4d6295df3bb98a78dd417d484adf487fce6cd53ea92ad1e3a3a04', '2026-09-23 19:20:01.232+00');
insert into platform_file (id, owner_id, purpose, name, kind, media_type, size, sha256, created_at) values
  ('01a20006-c853-74c3-b0dc-b206502598b5', '01a20006-c846-7324-a19d-e6e503282483', 'company', '示例企业 7.png', 'image', 'image/png', '1165', 'd696dce2fe9f13daa45f757fe798148185a92a5ff6f2f44e4a596ac7ad0c85b4', '2026-09-24 13:16:04.96+00');
insert into platform_file (id, owner_id, purpose, name, kind, media_type, size, sha256, created_at) values
  ('01a20006-c2cc-7398-89be-6986923ae9e5', '01a20006-c2b1-7422-bc67-a30eec8f2a26', 'company', '示例企业 4.png', 'image', 'image/png', '757', '5db5e12effe978b1a6a5f974eca00534c25ced538d4d4af236f3c0fb8b964e41', '2026-09-24 10:10:23.899+00');
insert into platform_file (id, owner_id, purpose, name, kind, media_type, size, sha256, created_at) values
  ('01a20006-cef1-74bf-a83a-776bd39c1eaa', '01a20006-ceec-76bf-8266-aeb1c0cef9b1', 'company', '示例企业 6.png', 'image', 'image/png', '1784', 'b03784057d150e2552bc3e6fa0c4139d8a0c14c847eb1200e17866a8796ddebc', '2026-09-24 06:16:10.998+00');
insert into platform_file (id, owner_id, purpose, name, kind, media_type, size, sha256, created_at) values
  ('01a20006-cf7c-75ce-982e-52e2d624581e', '01a20006-cf74-70a1-8394-aa3420743bf5', 'company', '示例企业 3.png', 'image', 'image/png', '1389', 'ad402ab2ea8c89435f3eb56a5dedd37f80a3550a552a86320cf241d76359e8a0', '2026-09-24 13:23:26.335+00');
insert into platform_file (id, owner_id, purpose, name, kind, media_type, size, sha256, created_at) values
  ('01a20006-cd3a-770c-9d9a-7c138ac809c7', '01a20006-cd31-7116-8a36-f5be447a5a42', 'company', '示例企业 5.png', 'image', 'image/png', '1435', '5333222a605bf92c18168af5360abbe897f62fd9cf686aaf61f970ed61091a91', '2026-09-23 11:19:28.742+00');
insert into platform_outbox (id, event, subscriber, payload, run_at, created_at, dead_at, last_error) values
  ('01900000-0000-7000-8000-000000000001', 'test.happened', 'test', '{"a": 1}', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00', 'error');
insert into platform_sandbox_sms (id, phone_hash, phone_cipher, text, code, sent_at) values
  ('01900000-0000-7000-8000-000000000002', '\x01', '\x02', '短信', '123456', '2026-11-01 00:00:00+00');

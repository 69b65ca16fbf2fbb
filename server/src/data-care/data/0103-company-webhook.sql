insert into company_webhook (id, company_id, vendor, address_cipher, secret_cipher, created_at) values
  ('01a2000d-0000-7000-8000-000000000001', '01a20006-c2b1-7422-bc67-a30eec8f2a26', 'wecom', '\x507442fcc59db8427280c933f77cf4a62fa6d1ba85ae5e27e84903b57ac3d9569d897a421ad257', null, '2026-11-22 08:00:00+00');
insert into company_webhook_send (id, webhook_id, seeker_id, news, dedupe_key, state, run_at, created_at) values
  ('01a2000d-0000-7000-8000-000000000002', '01a2000d-0000-7000-8000-000000000001', '01a20006-ee0f-7071-b877-b888a2148692', '{"title": "候选人接受了面试邀请", "lines": ["候选人：示**"], "target": null}', 'application:01a2000d-0000-7000-8000-000000000003', 'sent', '2026-11-22 08:00:00+00', '2026-11-22 08:00:00+00');

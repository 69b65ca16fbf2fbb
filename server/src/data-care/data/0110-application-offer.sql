insert into application_offer (id, application_id, company_id, state, revision, number, valid_until, accepted_at, accepted_number, accepted_hash, accepted_name, created_at, updated_at)
  select '01900000-0000-7000-8000-000000000110', id, company_id, 'accepted', 4, 1, '2026-11-30 15:59:59+00', '2026-11-24 08:00:00+00', 1, repeat('0f', 32), '林小满', '2026-11-23 08:00:00+00', '2026-11-24 08:00:00+00'
  from application_application where id = '01a20009-8aeb-7160-a264-ae303a658db8';
insert into application_offer_version (id, offer_id, number, terms, letter, candidate_name, company_name, position_title, hash, sent_by, sent_at, valid_until) values
  ('01900000-0000-7000-8000-000000000111', '01900000-0000-7000-8000-000000000110', 1,
   '{"title": "后端工程师", "department": "", "basePay": 2500000, "months": 14, "bonus": null, "bonusNote": "", "allowances": [], "equity": "", "startsOn": "2026-12-15", "contractKind": "fixed", "contractMonths": 36, "probationMonths": 3, "probationPercent": 100, "place": "杭州", "workHours": "standard", "conditions": "", "papers": ["身份证"], "validUntil": null}',
   '{"title": "录用意向书", "opening": "欢迎加入{公司}。", "closing": "请在{有效期}前答复。", "signature": "{公司}", "footnote": ""}',
   '林小满', '青禾科技', '后端工程师', repeat('0f', 32), '01a20006-cd30-75a4-8ca6-82b515a5de68', '2026-11-23 08:00:00+00', '2026-11-30 15:59:59+00');
insert into application_offer_counter (id, offer_id, number, base_pay, starts_on, words, created_at) values
  ('01900000-0000-7000-8000-000000000112', '01900000-0000-7000-8000-000000000110', 1, 2700000, '2026-12-20', '希望晚几天入职', '2026-11-23 09:00:00+00');
insert into application_offer_approval (id, offer_id, number, ordinal, approver_id, state, reason, answered_at) values
  ('01900000-0000-7000-8000-000000000113', '01900000-0000-7000-8000-000000000110', 1, 1, '01a20006-cd30-75a4-8ca6-82b515a5de68', 'approved', '', '2026-11-23 07:00:00+00');
insert into application_offer_act (id, offer_id, what, number, by_id, words, created_at) values
  ('01900000-0000-7000-8000-000000000114', '01900000-0000-7000-8000-000000000110', 'sent', 1, '01a20006-cd30-75a4-8ca6-82b515a5de68', '', '2026-11-23 08:00:00+00');
insert into application_offer_paper (offer_id, name, place, ready_at) values
  ('01900000-0000-7000-8000-000000000110', '身份证', 0, '2026-11-24 09:00:00+00');
insert into application_offer_settings (company_id, version, approvers, letter, updated_by, updated_at)
  select company_id, 1, '[]', '{"title": "录用意向书", "opening": "欢迎加入{公司}。", "closing": "请在{有效期}前答复。", "signature": "{公司}", "footnote": ""}',
    '01a20006-cd30-75a4-8ca6-82b515a5de68', '2026-11-23 07:00:00+00'
  from application_application where id = '01a20009-8aeb-7160-a264-ae303a658db8';

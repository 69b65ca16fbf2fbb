insert into application_conversation (application_id, newest, seeker_due_at, company_due_at, created_at, updated_at) values
  ('01a20009-8aeb-7160-a264-ae303a658db8', 1, null, null, '2026-11-22 08:00:00+00', '2026-11-22 08:00:00+00');
insert into application_contact_request (id, application_id, side, asker_id, state, asked_at, expires_at) values
  ('01900000-0000-7000-8000-000000000089', '01a20009-8aeb-7160-a264-ae303a658db8', 'company', '01a20006-cd30-75a4-8ca6-82b515a5de68', 'asked', '2026-11-22 08:00:00+00', '2026-11-27 08:00:00+00');
insert into application_conversation_message (id, application_id, place, side, writer_id, message_key, kind, request_id, created_at) values
  ('01900000-0000-7000-8000-00000000008a', '01a20009-8aeb-7160-a264-ae303a658db8', 1, 'company', '01a20006-cd30-75a4-8ca6-82b515a5de68', 'contact:0089', 'contact', '01900000-0000-7000-8000-000000000089', '2026-11-22 08:00:00+00');
insert into application_conversation_read (application_id, reader_id, side, place, read_at) values
  ('01a20009-8aeb-7160-a264-ae303a658db8', '01a20006-cd30-75a4-8ca6-82b515a5de68', 'company', 1, '2026-11-22 08:00:00+00');
insert into application_complaint (id, application_id, message_id, side, complainant_id, reason, state, created_at) values
  ('01900000-0000-7000-8000-00000000008b', '01a20009-8aeb-7160-a264-ae303a658db8', '01900000-0000-7000-8000-00000000008a', 'seeker', '01a20006-f1c8-7059-b601-ef60ee565a76', 'other', 'open', '2026-11-22 09:00:00+00');
insert into application_quick_reply (id, user_id, words, created_at) values
  ('01900000-0000-7000-8000-00000000008c', '01a20006-cd30-75a4-8ca6-82b515a5de68', '请问什么时候方便沟通？', '2026-11-22 08:00:00+00');

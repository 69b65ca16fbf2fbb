insert into resume_share (id, user_id, resume_id, token_hash, token_cipher, with_contact, may_download, password_hash, days, expires_at, created_at, ended_at) values
  ('01a20006-f1cc-7001-89ef-303fffa64901', '01a20006-f1c8-7059-b601-ef60ee565a76', '01a20006-f1cb-70a5-89ef-303fffa64986', '\xa1112233445566778899aabbccddeeff00112233445566778899aabbccddeeff', null, 'false', 'true', '\x00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff', '30', '2026-12-20 08:00:00+00', '2026-11-20 08:00:00+00', '2026-11-22 08:00:00+00');
insert into resume_share_opening (id, share_id, visitor_hash, device, viewer_id, downloaded_at, opened_at) values
  ('01a20006-f1cc-7002-89ef-303fffa64902', '01a20006-f1cc-7001-89ef-303fffa64901', '\xb1112233445566778899aabbccddeeff00112233445566778899aabbccddeeff', '手机 · 微信', null, '2026-11-21 08:05:00+00', '2026-11-21 08:00:00+00');
insert into resume_share_guess (id, share_id, network_hash, guessed_at) values
  ('01a20006-f1cc-7003-89ef-303fffa64903', '01a20006-f1cc-7001-89ef-303fffa64901', '\xc1112233445566778899aabbccddeeff00112233445566778899aabbccddeeff', '2026-11-21 07:59:00+00');

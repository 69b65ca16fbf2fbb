insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-eca8-77e6-b435-a9df3a9df595', '\x228a0cbf2f0349c50dd16b9669afd476f7434641b809ab5b625152ea253c68f1', '\x507442fcc59db8427280c933f77cf4a62fa6d1ba85ae5e27e84903b57ac3d9569d897a421ad257', '2026-09-25 03:53:34.2+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-eca8-77e6-b435-ad2b84624c6a', '01a20006-eca8-77e6-b435-a9df3a9df595', 'seeker', null, null, '0', '2026-09-25 03:53:34.2+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-c4f6-70de-b8ea-88609488212f', '\x84c52d5f4aec4059ea20fc16208f0f2d0edcadc2c740ad2f67ff1e1695c0a4ed', '\x7061da9dedffcee58283516d98ed2abeececcd157819057e79d5a80456c6aab53c6502640c0ce1', '2026-09-23 05:48:39.57+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-c4f6-70de-b8ea-8f281b6f45a3', '01a20006-c4f6-70de-b8ea-88609488212f', 'employer', '示例成员', null, '0', '2026-09-23 05:48:39.57+00');
insert into account_membership (user_id, company_id, company_role, company_status, joined_at) values
  ('01a20006-c4f6-70de-b8ea-8f281b6f45a3', '01a20006-c4f8-735a-9dc9-7e28c10e1fb4', 'owner', '1', '2026-09-23 05:48:39.57+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-ee0f-7071-b877-b5774d6f7bbe', '\x01ba85a60d1963843ab7f75a17f535224112a6052aac58a2f94c71e473806c0c', '\xafa930dcba865397eca35748ceb712cd3ecde3e7b8476511a10dc3ad2fb787de826e9977d72c13', '2026-09-25 05:02:42.469+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-ee0f-7071-b877-b888a2148692', '01a20006-ee0f-7071-b877-b5774d6f7bbe', 'seeker', null, null, '0', '2026-09-25 05:02:42.469+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20009-d8fe-74a4-9cd5-458441a36c6c', '\x8d6c4c997f27e4e95a3ee10116cd3f0169c4ada194f811b37ffe0f40ddf29dec', '\x6c42dfa0fd192bf7ae21f6b391f11b31053a926e65ffa62cdd1065713d41e2579f8e655792b2ac', '2026-11-21 16:44:52.777+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20009-d8fe-74a4-9cd5-4ae09ba4e2b7', '01a20009-d8fe-74a4-9cd5-458441a36c6c', 'employer', '示例成员', null, '0', '2026-11-21 16:44:52.777+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-f1c8-7059-b601-e80312de9904', '\x40ba48c4d8639f26a6357d10d6335795d43cac872eb4a8f342e4b23802627873', '\x329f29e5ce2ba9b49194df93bb383ee9a5eb458a7dd92930dcfb3b89702a5f0d18a83ae66f39a9', '2026-09-26 02:54:56.322+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-f1c8-7059-b601-ef60ee565a76', '01a20006-f1c8-7059-b601-e80312de9904', 'seeker', null, null, '0', '2026-09-26 02:54:56.322+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-ef75-706b-83df-b97f696a42a0', '\xe9764ffea65066140b178e6944ab48ac3b85029a8291083170f34b5d1c0d170d', '\x722690f299571dba620de171dc9fb80639d9c72685bda5cd58961cd052e0ee6143e6b475331ca2', '2026-09-25 02:14:30.506+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-ef75-706b-83df-bdf693fdfef0', '01a20006-ef75-706b-83df-b97f696a42a0', 'seeker', null, null, '0', '2026-09-25 02:14:30.506+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-ccc0-7527-87a1-9b438382a7ff', '\x66dbedd251c99c72efcac62eec29f4a52bd3c7fa47b2e8f4b0570e0b339b2afd', '\xd1818819860596b6a20d988c1b0921fa4e65e26a73741cfd61dca9638b79f30e06f3a188ccf8ef', '2026-09-23 18:50:01.232+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-ccc0-7527-87a1-9c3f23ac2636', '01a20006-ccc0-7527-87a1-9b438382a7ff', 'employer', '示例成员', null, '0', '2026-09-23 18:50:01.232+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-c83e-7762-bc4b-d14e0c1baf86', '\x9aed28b796f702c205a7cfdec5b3de66b34714c869ac36cababf1ada89fdc3c7', '\x32a96e2a8c0d87630692b851e5e2faf734bc75aa5dfbf963b5bc491a44acc6640c8ad6dcf88043', '2026-09-24 12:46:04.96+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-c83e-7762-bc4b-d532159791ed', '01a20006-c83e-7762-bc4b-d14e0c1baf86', 'employer', '示例成员', null, '0', '2026-09-24 12:46:04.96+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-ee1d-75ec-a752-bb64d1dd3896', '\x23e25d7b17655aa370273da6c65d797a85cf1965a1131d730d01313017600bff', '\xcd5ed1ffc768f4c3e524a8f7870e376e5f415744ad2ea1655e66d2ddd99f4379aba1dd57b1d4f3', '2026-09-23 22:23:13.122+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-ee1d-75ec-a752-bf4f28e4a0d0', '01a20006-ee1d-75ec-a752-bb64d1dd3896', 'seeker', null, null, '0', '2026-09-23 22:23:13.122+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-c2aa-77cd-a47d-b47b3b2ef140', '\xaa98004d4065301700ce003c18a601e7792aedf0b8a721939bd581c26febdf4c', '\xb5fec60f4a73682a2fe765df336260642cccacd05eb6e0b78e82afb47127ff188554ff0cab19c2', '2026-09-24 09:40:23.899+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-c2ab-7500-8e4d-d09b531b0cb4', '01a20006-c2aa-77cd-a47d-b47b3b2ef140', 'employer', '示例成员', null, '0', '2026-09-24 09:40:23.899+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-c2fc-769b-8997-f2e8ed8fe813', '\xa6f06bf21f847c4b0e752967e05b727b3d738adbb91bd3eaf57b85dfe7ea4791', '\xff67eac2b82e72bb5173c4bc82586ff5960c5d4f6bc50d71a78d0726b055c8626c5b0c938b3f02', '2026-09-25 02:58:23.899+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-c2fc-769b-8997-f7622a8d083b', '01a20006-c2fc-769b-8997-f2e8ed8fe813', 'employer', '示例成员', null, '0', '2026-09-25 02:58:23.899+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-ef1a-7698-80fd-9d1cb4d4f3dd', '\x0de6cc9bc27f9ee8e198b6c3a83b0c708579508551a60368bf5b7987f71a5053', '\x62889aa3f814a8f3d637498f32d77d57a25eb338828926a146c19b02452062327140a6c696bb73', '2026-09-25 03:54:13.167+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-ef1a-7698-80fd-a378e97ad695', '01a20006-ef1a-7698-80fd-9d1cb4d4f3dd', 'seeker', null, null, '0', '2026-09-25 03:54:13.167+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-ceeb-7139-bbdd-b6bdda31fd87', '\xf32c19c2038ae932b2abe82a5f5eb8db65244df4a6517b1cc36625f383cf3d65', '\xe4a953bc26c800cd3bb1949163dd7b9da0691e9a9352106c6ae9fa73d7c938af7881ff1c2607a1', '2026-09-24 05:46:10.998+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-ceeb-7139-bbdd-b988c1f86ffc', '01a20006-ceeb-7139-bbdd-b6bdda31fd87', 'employer', '示例成员', null, '0', '2026-09-24 05:46:10.998+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-ebe3-7784-90ca-652d693f9c59', '\xb71e5cd4aa263f7f3fb338cbd7edcc5c7452c39e113349dd2774d61a59227a5e', '\x35a6a6e22bd30f1f3867c909da7a375de1398a6354d093eb3732d287767314546e0c25916e736e', '2026-09-24 03:05:43.74+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-ebe3-7784-90ca-697c609e9db8', '01a20006-ebe3-7784-90ca-652d693f9c59', 'seeker', null, null, '0', '2026-09-24 03:05:43.74+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-ec1f-755b-bfc5-6d621695f9a9', '\x3fe3c7d0dcf27006cf4827d2272b54267d61667508639420630cddde24a67d76', '\x579572a60c8038490f8f82af834a9469fd131778b4696da09ffb5615da2411207d0b73982c23cf', '2026-09-24 23:48:54.833+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-ec1f-755b-bfc5-719791590dc4', '01a20006-ec1f-755b-bfc5-6d621695f9a9', 'seeker', null, null, '0', '2026-09-24 23:48:54.833+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-f175-7558-b799-346a6f22fdd2', '\x1e150c7cd8eb2f6f08662b3f419ac4bbb57d0cb6b328520cc04240b72f659b55', '\x0f63ef97f6ccdbb742123b82c93e321416976751ee749e76d86ae53e5614859f6f630aaa226411', '2026-09-25 06:45:26.58+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-f175-7558-b799-3a62019af04b', '01a20006-f175-7558-b799-346a6f22fdd2', 'seeker', null, null, '0', '2026-09-25 06:45:26.58+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-cf6f-72fa-9170-036e2b795330', '\x53b46a85135bb0912ca0d8c9465b3bd88613ef7b05ec88c4afa52b7b5b32aa68', '\x099b3701c8f010a9cdc3e095fc102dd9e5251307726eae65e4f82ca6f5d31817b8b954bcf3f0d9', '2026-09-24 12:53:26.335+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-cf6f-72fa-9170-059355784613', '01a20006-cf6f-72fa-9170-036e2b795330', 'employer', '示例成员', null, '0', '2026-09-24 12:53:26.335+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-f09d-7141-a915-14638a83d0bb', '\x7b6c6d3d681c60d0b42eafb950b0a2e2367736ac637acd7ac95af366ea0bf5b8', '\x2d37d5c3feb62c2ec3c6338bb75a3770f378d16c39153fbf5688cd521a1eb4aaea2df8335aa238', '2026-09-26 17:44:52.733+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-f09d-7141-a915-1b12a2d93ee8', '01a20006-f09d-7141-a915-14638a83d0bb', 'seeker', null, null, '0', '2026-09-26 17:44:52.733+00');
insert into account_person (id, phone_hash, phone_cipher, created_at) values
  ('01a20006-cd30-75a4-8ca6-7e46649e3973', '\x0fb88465dbeb5237a2d39d04c8e71e071b1e38f3ffbaf5aeafd0e8c14082fb9a', '\x3578e97812214efd48eb60f129f78f2031440244611ba90b670082cc33cfb54e854592f91b0d84', '2026-09-23 10:49:28.742+00');
insert into account_identity (id, person_id, kind, username, avatar_file_id, real_name_state, created_at) values
  ('01a20006-cd30-75a4-8ca6-82b515a5de68', '01a20006-cd30-75a4-8ca6-7e46649e3973', 'employer', '示例成员', null, '0', '2026-09-23 10:49:28.742+00');
insert into account_family (id, user_id, created_at, last_used_at, absolute_expiry, user_agent, address, revoked_at, revoked_reason) values
  ('01900000-0000-7000-8000-000000000003', '01a20006-eca8-77e6-b435-ad2b84624c6a', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00', 'browser', '127.0.0.1', '2026-11-01 00:00:00+00', 'reuse');
insert into account_access_token (token_hash, family_id, refresh_hash, expires_at, created_at) values
  ('\x01', '01900000-0000-7000-8000-000000000003', '\x02', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00');
insert into account_refresh_token (token_hash, family_id, parent_hash, expires_at, created_at, rotated_at, presented_at) values
  ('\x02', '01900000-0000-7000-8000-000000000003', '\x03', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00');
insert into account_sms_code (id, phone_hash, sms_type, code_hash, sent_at, expires_at, wrong_tries, used_at, address) values
  ('01900000-0000-7000-8000-000000000004', '\x01', '1', '\x02', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00', 2, '2026-11-01 00:00:00+00', '127.0.0.1');

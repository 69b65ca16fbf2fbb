insert into agent_talk (id, agent_id, seq, speaker, key, words, state, answered_by, calls, controls, caution, concerns, attempts, beat_at, created_at, ended_at) values
  ('01a20006-0000-7000-8000-000000000193', '01a20006-0000-7000-8000-000000000150', 1, 'owner', 'talk-key-0193', '今天找到什么了？', 'said', null, '[]', '{}', null, '{}', 0, null, '2026-11-28 06:00:00+00', null),
  ('01a20006-0000-7000-8000-000000000194', '01a20006-0000-7000-8000-000000000150', 2, 'agent', null, '今天还没有新的职位。', 'done', 'rules', '[]', '{diary}', null, '{01a20006-f1c8-7059-b601-ef60ee565a76}', 1, '2026-11-28 06:00:01+00', '2026-11-28 06:00:00+00', '2026-11-28 06:00:02+00');
insert into agent_model_call (id, agent_id, kind, purpose, model, prompt_hash, requests, tokens_in, tokens_out, milliseconds, outcome, created_at) values
  ('01a20006-0000-7000-8000-000000000195', '01a20006-0000-7000-8000-000000000150', 'scout', 'talk', 'a-model', 'talk-1', 2, 1200, 80, 900, 'ok', '2026-11-28 06:00:02+00');

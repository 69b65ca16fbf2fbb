insert into interview_model_call (id, interview_id, purpose, turn, model, prompt_hash, requests, tokens_in, tokens_out, milliseconds, outcome, created_at) values
  ('01900000-0000-7000-8000-000000000005', '01a20007-0165-7108-a851-866e6be92559', 'read', 3, 'model', 'hash', 1, 900, 40, 700, 'ok', '2026-11-01 00:00:00+00');

insert into interview_try (id, interview_id, question, ordinal, text, before, result, scorer, created_at)
select '01900000-0000-7000-8000-000000000218', min(id::text)::uuid, 0, 1, '先看慢日志，再看执行计划。',
  '{"index": 0, "text": "讲一次慢查询", "competency": "craft", "outcome": "answered", "followUps": 0, "state": "scored", "score": 1.8, "anchor": null, "points": [{"label": "说清怎么定位", "met": false, "quote": null}], "flags": []}',
  '{"index": 0, "text": "讲一次慢查询", "competency": "craft", "outcome": "answered", "followUps": 0, "state": "scored", "score": 2.6, "anchor": null, "points": [{"label": "说清怎么定位", "met": true, "quote": {"seq": 9, "start": 0, "end": 5, "text": "先看慢日志"}}], "flags": []}',
  '学习评分 1', '2026-11-28 09:00:00+00' from interview_interview;

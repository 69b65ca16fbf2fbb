insert into platform_sandbox_lock (reason, locked_at) values ('the header X-Real-IP', '2026-11-20 08:00:00+00');

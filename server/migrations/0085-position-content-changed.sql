-- When what seekers read last became another while it had been shown before; null for what never changed, or not since
-- this is written down.
alter table position_position add column content_changed_at timestamptz;

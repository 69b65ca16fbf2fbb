-- Whether an application is assigned to a member of its company. The one place that knows: lists, single reads, messages,
-- pushes and counts of what is read by assignment ask it. Nothing can be assigned yet; whatever brings assignments
-- replaces the body, and all of them follow. A restore into tables of ours finds it there already.
create or replace function account_is_assigned(member uuid, application uuid) returns boolean
  language sql stable return false;

-- Whether the scores of an application's AI interviews are kept from a member of its company. The one place that knows:
-- reports and whatever shows of them ask it. Nothing keeps them from anybody yet; what does replaces the body.
create or replace function interview_scores_hidden(member uuid, application uuid) returns boolean
  language sql stable return false;

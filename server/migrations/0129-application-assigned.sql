-- Applications that are assigned to a member, all at once: a list that shows little of very much goes from them to their rows.
create or replace function account_assigned(member uuid) returns setof uuid language sql stable rows 20
begin atomic
  select distinct round.application_id from application_round_interviewer as interviewer
  join application_round as round on round.id = interviewer.round_id
  join application_application as assigned on assigned.id = round.application_id
  join account_membership as membership on membership.user_id = interviewer.user_id
    and membership.company_id = assigned.company_id and membership.joined_at <= interviewer.created_at
  where interviewer.user_id = member and round.state in ('invited', 'accepted', 'held', 'noShow');
end;

-- The same of one application.
create or replace function account_is_assigned(member uuid, application uuid) returns boolean
  language sql stable return application in (select account_assigned(member));

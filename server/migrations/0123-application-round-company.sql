-- The company of a round stands on it, as on its application, which never changes companies: a team's month is then one
-- stretch of an index, whatever else the platform's interviewers do that month.
alter table application_round add column company_id uuid references company_company (id);
update application_round as round
  set company_id = application.company_id
  from application_application as application
  where application.id = round.application_id;

create index application_round_company_start on application_round (company_id, starts_at) where starts_at is not null;
-- What waits for somebody: few of a company's rounds at any time.
create index application_round_company_open on application_round (company_id) where state in ('invited', 'accepted');

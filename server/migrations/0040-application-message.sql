-- Messages that companies were sent before name the application they are about, as every new one does.
update message_message as message
set application_id = event.application_id, about = case when event.move = 'recordReport' then 'reports' else 'candidates' end
from application_event as event
where message.recipient_kind = 'company' and message.dedupe_key = 'application:' || event.id::text;

update message_message as message
set application_id = interview.application_id
from interview_interview as interview
where message.recipient_kind = 'company' and message.recipient_id = interview.company_id
  and interview.application_id is not null
  and split_part(message.dedupe_key, ':', 1) = 'interview'
  and split_part(message.dedupe_key, ':', 2) = interview.id::text;

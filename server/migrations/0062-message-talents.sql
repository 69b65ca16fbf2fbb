-- A company's message can be about those who agreed to be found: their readers are the ones who search for them.
alter table message_message drop constraint message_message_about_check;
alter table message_message add constraint message_message_about_check check (about in (
  'company', 'members', 'joinRequests', 'positions', 'candidates', 'talents', 'reports', 'notes', 'offers', 'money'));

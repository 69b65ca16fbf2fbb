-- Many candidates can be invited to an AI interview at once.
alter table application_bulk_move drop constraint application_bulk_move_move_check;
alter table application_bulk_move
  add constraint application_bulk_move_move_check check (move in ('passResume', 'inviteToAiInterview', 'reject', 'addTalent'));

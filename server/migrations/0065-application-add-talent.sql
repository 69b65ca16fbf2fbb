-- Many talents can be added at once; of one who answered 不合适 the reason's kind stands with the move's details.
alter table application_bulk_move drop constraint application_bulk_move_move_check;
alter table application_bulk_move add constraint application_bulk_move_move_check
  check (move in ('passResume', 'reject', 'addTalent'));

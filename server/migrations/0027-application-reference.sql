-- What refers to rows that are erased with a person is found without reading the whole table.
create index application_event_mover on application_event (mover_id) where mover_id is not null;
create index application_invitation_interview on application_invitation (interview_id) where interview_id is not null;
create index application_invitation_invited_by on application_invitation (invited_by) where invited_by is not null;

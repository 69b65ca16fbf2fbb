-- Edition of the rules (objectionEdition) that what is on show was last looked through with; 0 before there were any.
alter table position_position add column checked_edition integer not null default 0;
-- Those on show that are to be looked through again after the rules changed.
create index position_position_checked_edition on position_position (checked_edition) where status = 3;
-- True where the platform looked again at what is on show because its rules changed; false where the company asked.
alter table position_review add column looked_again boolean not null default false;
comment on column position_review.objections is 'ts: @pinjian/contract/dictionary-objection.ts#Objection[]';

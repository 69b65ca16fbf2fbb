-- What was stored before the words of a post were read for what they ask lacks the fields that hold it.
comment on column position_position.draft is 'ts: @pinjian/contract/position-content.ts#StoredPositionContent';
comment on column position_position.content is 'ts: @pinjian/contract/position-content.ts#StoredPositionContent';
comment on column position_review.content is 'ts: @pinjian/contract/position-content.ts#StoredPositionContent';

-- Edition of the reader (readerEdition) that what is on show was last read with; 0 before there was one.
alter table position_position add column read_edition integer not null default 0;
-- Those on show that are to be read again after the reader changed.
create index position_position_read_edition on position_position (read_edition) where status = 3;

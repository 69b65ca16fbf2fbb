comment on column position_position.draft is 'ts: @pinjian/contract/position-content.ts#PositionContent';
comment on column position_position.content is 'ts: @pinjian/contract/position-content.ts#PositionContent';

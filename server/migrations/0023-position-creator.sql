-- The position stays when the member who made it is erased: then nobody is named.
alter table position_position alter column created_by drop not null;

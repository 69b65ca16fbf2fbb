-- What was handed in stays when the member who did it is erased: then nobody is named.
alter table position_review alter column submitted_by drop not null;

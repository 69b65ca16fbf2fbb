-- What is asked of every row that is counted or ranked lies in the row, not apart: rows that are made anew have it so.
alter table matching_talent alter column employers set storage main;
alter table matching_talent alter column skills set storage main;
alter table matching_position alter column skills set storage main;

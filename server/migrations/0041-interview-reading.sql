-- With which version of the reading a report was made; 0 before there was any. Older ones are looked through once more:
-- nothing private that somebody said may stand in them.
alter table interview_report add column reading integer not null default 0;
create index interview_report_reading on interview_report (reading, interview_id);

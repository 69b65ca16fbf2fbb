-- Lines of the file that reached no field, and what the person did with each; emptied once they confirmed the content.
alter table resume_resume add column unplaced jsonb not null default '[]';
comment on column resume_resume.unplaced is 'ts: @pinjian/contract/resume.ts#UnplacedLines';

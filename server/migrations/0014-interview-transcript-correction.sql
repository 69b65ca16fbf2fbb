-- What the candidate put right in the transcript. Rows are only ever added: what was said stays in interview_turn.
create table interview_correction (
  interview_id uuid not null references interview_interview (id),
  -- From 1: what was sent together. The newest round of a turn counts.
  round integer not null check (round > 0),
  seq integer not null,
  text text not null,
  corrected_at timestamptz not null,
  primary key (interview_id, round, seq),
  foreign key (interview_id, seq) references interview_turn (interview_id, seq)
);
comment on table interview_correction is 'personal: corrections of the transcript by its candidate, beside what was said';

-- The round of corrections that a report was made with; 0 for the words as they were said.
alter table interview_report add column correction integer not null default 0;

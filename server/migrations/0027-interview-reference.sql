-- What refers to rows that are erased with a person is found without reading the whole table.
create index interview_override_made_by on interview_override (made_by) where made_by is not null;
create index interview_review_answered_by on interview_review (answered_by) where answered_by is not null;

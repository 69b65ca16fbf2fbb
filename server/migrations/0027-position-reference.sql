-- What refers to rows that are erased with a person is found without reading the whole table.
create index position_review_submitted_by on position_review (submitted_by) where submitted_by is not null;

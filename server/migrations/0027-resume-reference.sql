-- What refers to rows that are erased with a person is found without reading the whole table.
create index resume_resume_source_file on resume_resume (source_file_id) where source_file_id is not null;

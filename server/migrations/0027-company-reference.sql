-- What refers to rows that are erased with a person is found without reading the whole table.
create index company_company_created_by on company_company (created_by) where created_by is not null;
create index company_company_logo_file on company_company (logo_file_id) where logo_file_id is not null;
create index company_join_request_decided_by on company_join_request (decided_by) where decided_by is not null;
create index company_verification_licence_file on company_verification (licence_file_id) where licence_file_id is not null;
create index company_verification_submitted_by on company_verification (submitted_by) where submitted_by is not null;

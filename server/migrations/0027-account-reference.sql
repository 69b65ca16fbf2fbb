-- What refers to rows that are erased with a person is found without reading the whole table.
create index account_identity_avatar_file on account_identity (avatar_file_id) where avatar_file_id is not null;
create index account_personal_export_file on account_personal_export (file_id) where file_id is not null;
create index account_personal_export_user on account_personal_export (user_id) where user_id is not null;
create index account_real_name_check_file on account_real_name_check (file_id) where file_id is not null;
create index account_security_event_family on account_security_event (family_id) where family_id is not null;

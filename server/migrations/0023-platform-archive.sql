-- Beside what people upload: the archives of their own data that are made for them.
alter table platform_file drop constraint platform_file_kind_check;
alter table platform_file add constraint platform_file_kind_check check (kind in ('image', 'pdf', 'word', 'archive'));

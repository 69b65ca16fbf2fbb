-- Sheets that are made for people, beside what they upload and the archives of their data.
alter table platform_file drop constraint platform_file_kind_check;
alter table platform_file add constraint platform_file_kind_check
  check (kind in ('image', 'pdf', 'word', 'archive', 'sheet'));

-- Plain text is uploaded too: resumes as Markdown and as JSON.
alter table platform_file drop constraint platform_file_kind_check;
alter table platform_file add constraint platform_file_kind_check
  check (kind in ('image', 'pdf', 'word', 'text', 'archive', 'sheet'));

-- More templates, and what a person chose of the print beside them.
alter table resume_resume drop constraint resume_resume_template_check;
alter table resume_resume
  add constraint resume_resume_template_check check (
    template in ('classic', 'modern', 'compact', 'campus', 'engineer', 'product', 'portfolio', 'manager', 'english', 'plain')
  ),
  add column print_style jsonb not null
    default '{"palette":"blue","density":"standard","onePage":false,"photo":false,"gender":false,"birth":false}';
comment on column resume_resume.print_style is 'ts: @pinjian/contract/resume-print.ts#PrintStyle';

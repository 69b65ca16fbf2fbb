-- What the words of a resume are called in the reference tables, beside the words: for search, and for what employers
-- look for. Rewritten with the content, made again when the tables or the rules have changed.
create table resume_term (
  resume_id uuid not null references resume_resume (id) on delete cascade,
  kind text not null check (kind in ('school', 'major', 'company', 'skill')),
  -- Place of the entry in its list of the content, from 0.
  entry integer not null check (entry >= 0),
  -- As the person wrote them.
  words text not null,
  -- Of the school, the major or the skill; of a company the id of the verified one that the words name. Null when unsure.
  code text,
  -- What equal spellings have in common; null for what names nobody (某公司).
  folded text,
  primary key (resume_id, kind, entry)
);
comment on table resume_term is 'personal: what schools, majors, employers and skills of a resume are called in the tables';
create index resume_term_code on resume_term (kind, code, resume_id) where code is not null;
create index resume_term_folded on resume_term (kind, folded, resume_id) where folded is not null;

-- Verified companies under the name that resumes are compared by.
create table resume_employer (
  company_id uuid primary key references company_company (id),
  folded text not null
);
comment on table resume_employer is 'business: folded names of verified companies, which employers in resumes are compared with';
create index resume_employer_folded on resume_employer (folded);

-- Which state of tables and rules the terms of a resume are of; 0 for none yet.
alter table resume_resume add column term_edition integer not null default 0;
create index resume_resume_term_edition on resume_resume (term_edition);

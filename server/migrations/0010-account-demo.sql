-- People of the demo world. Nothing about them ever leaves for an outside service (server/src/demo/keep-inside.ts).
alter table account_person add column demo boolean not null default false;
create index account_person_demo on account_person (id) where demo;

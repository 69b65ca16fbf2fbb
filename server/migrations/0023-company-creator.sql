-- The company stays when who made it or handed its licence in is erased: then nobody is named.
alter table company_company alter column created_by drop not null;
alter table company_verification alter column submitted_by drop not null;

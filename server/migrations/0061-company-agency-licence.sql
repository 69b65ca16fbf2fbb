-- Whoever recruits for others hands in its 人力资源服务许可证, which is looked at in the same queue as a business licence.
alter table company_verification
  -- `company`: the company itself; `agency`: that it may recruit for others.
  add column kind text not null default 'company' check (kind in ('company', 'agency')),
  -- Of the agency's licence.
  add column licence_number text,
  -- The last day on which it holds.
  add column valid_until date,
  add constraint company_verification_agency
    check (kind = 'company' or (licence_number is not null and valid_until is not null));
-- One of each kind at a time.
drop index company_verification_open;
create unique index company_verification_open on company_verification (company_id, kind) where status = 0;

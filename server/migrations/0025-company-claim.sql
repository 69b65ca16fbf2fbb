-- The licence check found nothing wrong, but another company held the credit code by then: a person decides.
alter table company_verification add column licence_passed boolean not null default false;
-- The admin who looked; null where the licence check or the sandbox decided.
alter table company_verification add column decided_by uuid;
-- It had passed, and its credit code was handed over to another company since.
alter table company_verification add column revoked_at timestamptz;
-- Those that wait, in the order of their turn.
create index company_verification_waiting on company_verification (submitted_at, id) where status = 0;
create index company_company_newest on company_company (created_at desc, id desc);

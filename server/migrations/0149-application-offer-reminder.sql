-- Whoever has not answered an offer is reminded once of each version, the day before its last one.
alter table application_offer add column reminded_number integer not null default 0;

-- Who moved money may be an agent, in the name of a member of a company.
alter table wallet_transfer drop constraint wallet_transfer_actor_check;
alter table wallet_transfer add constraint wallet_transfer_actor_check
  check (actor in ('system', 'seeker', 'employer', 'admin', 'anyone', 'client', 'seekerAgent', 'employerAgent'));

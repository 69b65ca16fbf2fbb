-- Offers (decisions §8, §17). One row for each attempt to hire somebody for a position; whoever changes one holds the row of
-- its application, so that accepting, revising and withdrawing at one moment come one after the other.
create table application_offer (
  id uuid primary key,
  application_id uuid not null references application_application (id),
  -- The application's; here so that a company's list needs no other table.
  company_id uuid not null references company_company (id),
  state text not null check (state in ('draft', 'approving', 'sent', 'seen', 'countered', 'accepted', 'declined',
    'withdrawn', 'expired', 'onboarded', 'notArrived')),
  -- Grows with every change that the company makes or must know of before it makes another one.
  revision integer not null check (revision > 0),
  -- The newest version that was sent; 0 before the first.
  number integer not null check (number >= 0),
  -- What is being written: the first terms, or those of the next version.
  draft jsonb,
  draft_saved_at timestamptz,
  draft_saved_by uuid references account_identity (id),
  -- Where the approval of the draft stands; null while nobody was asked.
  approval text check (approval in ('asked', 'given', 'returned')),
  -- Of the newest version.
  valid_until timestamptz,
  seen_at timestamptz,
  accepted_at timestamptz,
  accepted_number integer,
  accepted_hash text,
  -- As the seeker typed it.
  accepted_name text,
  decline_reason text check (decline_reason in ('pay', 'otherOffer', 'place', 'role', 'timing', 'family', 'other')),
  decline_words text,
  -- Why it was withdrawn, or why nobody arrived.
  ending_words text,
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((draft is null) = (draft_saved_at is null)),
  check (state not in ('draft', 'approving') or (draft is not null and number = 0)),
  check (state in ('draft', 'approving') or (number > 0 and valid_until is not null)),
  check ((accepted_at is not null) = (state in ('accepted', 'onboarded', 'notArrived'))),
  check ((accepted_at is null) = (accepted_hash is null) and (accepted_at is null) = (accepted_name is null)
    and (accepted_at is null) = (accepted_number is null)),
  check ((state = 'declined') = (decline_reason is not null))
);
comment on table application_offer is 'personal: offers to candidates, how they were answered and what followed';
comment on column application_offer.draft is 'ts: @pinjian/contract/application-offer-terms.ts#OfferTerms';
create index application_offer_application on application_offer (application_id, created_at desc, id desc);
-- One at a time: a second one is drafted once the first came to nothing.
create unique index application_offer_open on application_offer (application_id)
  where state not in ('declined', 'withdrawn', 'expired');
create index application_offer_company on application_offer (company_id, updated_at desc, id desc);
create index application_offer_expiry on application_offer (valid_until) where state in ('sent', 'seen', 'countered');
create index application_offer_saved_by on application_offer (draft_saved_by) where draft_saved_by is not null;

-- What was sent, as it was sent: nothing of it ever changes.
create table application_offer_version (
  id uuid primary key,
  offer_id uuid not null references application_offer (id),
  number integer not null check (number > 0),
  terms jsonb not null,
  -- The company's words of that day.
  letter jsonb not null,
  candidate_name text not null,
  company_name text not null,
  position_title text not null,
  hash text not null,
  sent_by uuid references account_identity (id),
  sent_at timestamptz not null,
  valid_until timestamptz not null,
  unique (offer_id, number)
);
comment on table application_offer_version is 'personal: the versions of an offer that were sent';
comment on column application_offer_version.terms is 'ts: @pinjian/contract/application-offer-terms.ts#OfferTerms';
comment on column application_offer_version.letter is 'ts: @pinjian/contract/application-offer-settings.ts#LetterTemplate';
create index application_offer_version_sent_by on application_offer_version (sent_by) where sent_by is not null;

-- What a seeker asked for instead.
create table application_offer_counter (
  id uuid primary key,
  offer_id uuid not null references application_offer (id),
  number integer not null check (number > 0),
  base_pay bigint check (base_pay >= 0),
  starts_on date,
  words text not null,
  created_at timestamptz not null
);
comment on table application_offer_counter is 'personal: what a seeker asked for instead of an offer';
create index application_offer_counter_offer on application_offer_counter (offer_id, created_at desc, id desc);

-- Who has to approve the draft of a number, in their order. Asking again begins anew; what was answered stands in the acts.
create table application_offer_approval (
  id uuid primary key,
  offer_id uuid not null references application_offer (id),
  number integer not null check (number > 0),
  ordinal integer not null check (ordinal > 0),
  approver_id uuid references account_identity (id),
  delegated_by uuid references account_identity (id),
  state text not null check (state in ('waiting', 'approved', 'returned', 'skipped')),
  reason text not null,
  answered_at timestamptz,
  unique (offer_id, number, ordinal),
  check ((state = 'waiting') = (answered_at is null))
);
comment on table application_offer_approval is 'personal: members who approve an offer before it is sent';
create index application_offer_approval_approver on application_offer_approval (approver_id) where approver_id is not null;
create index application_offer_approval_delegated_by on application_offer_approval (delegated_by)
  where delegated_by is not null;

-- Everything that happened to an offer, in the transaction in which it happened.
create table application_offer_act (
  id uuid primary key,
  offer_id uuid not null references application_offer (id),
  what text not null check (what in ('drafted', 'discarded', 'approvalAsked', 'approvalTakenBack', 'approved', 'returned',
    'delegated', 'approvalSkipped', 'sent', 'seen', 'countered', 'revised', 'accepted', 'declined', 'withdrawn', 'expired',
    'onboarded', 'notArrived')),
  number integer not null,
  -- A member or the seeker; null for the clock and who is erased.
  by_id uuid references account_identity (id),
  words text not null,
  created_at timestamptz not null
);
comment on table application_offer_act is 'personal: who did what with an offer, when and why';
create index application_offer_act_offer on application_offer_act (offer_id, created_at desc, id desc);
create index application_offer_act_by on application_offer_act (by_id) where by_id is not null;

-- Papers to bring, ticked by each side for itself.
create table application_offer_paper (
  offer_id uuid not null references application_offer (id),
  name text not null,
  place integer not null,
  ready_at timestamptz,
  received_at timestamptz,
  primary key (offer_id, name)
);
comment on table application_offer_paper is 'personal: papers that somebody brings on their first day';

-- How a company makes offers: who is asked before one is sent, and its words in the letter.
create table application_offer_settings (
  company_id uuid primary key references company_company (id),
  version integer not null check (version > 0),
  approvers jsonb not null,
  letter jsonb not null,
  updated_by uuid references account_identity (id),
  updated_at timestamptz not null
);
comment on table application_offer_settings is 'personal: how a company makes offers, who approves them and who set it so';
comment on column application_offer_settings.approvers is 'ts: @pinjian/contract/application-offer-settings.ts#Approvers';
comment on column application_offer_settings.letter is 'ts: @pinjian/contract/application-offer-settings.ts#LetterTemplate';
create index application_offer_settings_updated_by on application_offer_settings (updated_by) where updated_by is not null;

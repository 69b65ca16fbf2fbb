-- Positions that seekers do not want recommended (不感兴趣), for 90 days, with what the position was like then: what
-- resembles it comes later, whatever becomes of the position itself. Companies never learn of it.
create table matching_dismissal (
  seeker_id uuid not null references account_identity (id),
  position_id uuid not null references position_position (id),
  reason text not null check (reason in ('salary', 'place', 'direction', 'company', 'seen', 'other')),
  at timestamptz not null,
  company_id uuid not null references company_company (id),
  -- Codes of the place and of the leaf of the job tree.
  city_code text,
  district_code text,
  category text,
  -- The most it pays, in fen a month; null for 面议 and for pay by the piece.
  pay_max bigint,
  primary key (seeker_id, position_id)
);
comment on table matching_dismissal is 'personal: positions that seekers do not want recommended, and why';
create index matching_dismissal_at on matching_dismissal (at);

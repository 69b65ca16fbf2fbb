-- Every character of a company's names and every two that follow one another, in small letters: a part of a name is looked
-- for among the companies that have all of its parts.
create or replace function company_name_parts(name text, short_name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(spelling, start, size)), '{}')
  from unnest(array[lower(name), lower(short_name)]) as spelling,
    generate_series(1, 2) as size, generate_series(1, char_length(spelling) - size + 1) as start
$$;
create index company_company_name_parts on company_company
  using gin (company_name_parts(name, short_name)) with (fastupdate = off) where verification_status = 1;

-- What a search weighs of a position besides its words: what stood in the index before has neither until it is read again
-- (read_edition), and is found by its words until then.
alter table position_search
  add column title text,
  -- Nodes of the job tree: the category that was chosen, then those that the title names.
  add column roles text[];

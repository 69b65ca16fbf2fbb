-- Lines of the file that reached no field, and what the person did with each, encrypted as the file's text is; null for none.
-- Emptied once they confirmed the content.
alter table resume_resume add column unplaced_cipher bytea;

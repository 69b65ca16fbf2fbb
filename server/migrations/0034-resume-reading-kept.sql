comment on table resume_reading is 'personal: when files of a seeker were read, for a limit a day; older rows go every night';

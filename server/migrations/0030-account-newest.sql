-- People in the order in which the console lists them, who came last first.
create index account_person_newest on account_person (created_at desc, id desc);

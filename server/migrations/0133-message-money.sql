-- News of the wallet: a balance that runs low, payments, refunds, invoices.
alter table message_preference drop constraint message_preference_kind_check,
  add constraint message_preference_kind_check
    check (kind in ('interview', 'application', 'offer', 'review', 'recommendation', 'money', 'security'));
alter table message_outside_send drop constraint message_outside_send_kind_check,
  add constraint message_outside_send_kind_check
    check (kind in ('interview', 'application', 'offer', 'review', 'recommendation', 'money', 'security'));

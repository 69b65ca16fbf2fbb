-- Refunds and adjustments among the many uses of an account, for statements.
create index wallet_transfer_statement on wallet_transfer (debit_id, at desc, id desc)
  where reason in ('refund', 'adjustment');

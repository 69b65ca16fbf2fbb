-- Files that a decision rests on belong to its case: they stay when the admin who uploaded them is erased.
update platform_file set owner_id = evidence.refund_id, purpose = 'evidence'
  from billing_refund_evidence as evidence where evidence.file_id = platform_file.id;
update platform_file set owner_id = evidence.adjustment_id, purpose = 'evidence'
  from billing_adjustment_evidence as evidence where evidence.file_id = platform_file.id;

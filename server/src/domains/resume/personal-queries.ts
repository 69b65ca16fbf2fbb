/** Tables of resume that hold people's data; versions and terms go with their resume. */
export const personalTables = [
  'resume_resume',
  'resume_version',
  'resume_term',
  'resume_visibility',
  'resume_consent',
  'resume_reading',
  'resume_share',
  'resume_share_opening',
  'resume_share_guess',
] as const;

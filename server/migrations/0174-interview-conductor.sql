-- What asks in an AI interview is called a conductor: an interviewer is a person.
comment on column interview_interview.material is 'ts: #domains/interview/ai/conductor.ts#Material';

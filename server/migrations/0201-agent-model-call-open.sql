-- Before a request to a model is sent, the tokens it may take are set aside ('open'); 'spent' is a talk that found too few left.
alter table agent_model_call drop constraint agent_model_call_outcome_check;
alter table agent_model_call add constraint agent_model_call_outcome_check check (outcome in ('open', 'ok', 'timeout',
  'unreachable', 'overloaded', 'refused', 'cut', 'unreadable', 'rejected', 'superseded', 'endless', 'spent'));

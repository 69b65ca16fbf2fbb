-- Which kind of agent wrote a message, asked for a contact or invited in somebody's name; null for the person themselves.
alter table application_conversation_message add column agent_kind text;
alter table application_invitation add column agent_kind text;
alter table application_round add column agent_kind text;

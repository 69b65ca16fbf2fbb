import { sql } from 'kysely';
import type { Talent } from './talent.ts';
import type { World } from './world.ts';

/**
 * So many people more who are like somebody in the index: with a resume and a consent of their own, here at other times of
 * the last 90 days. Nobody made them by an operation: there would be no end to it.
 */
export async function addTalentsLike({ db }: Pick<World, 'db'>, like: Talent, many: number): Promise<void> {
  await sql`
    with made as materialized (
      select gen_random_uuid() as person, gen_random_uuid() as seeker, gen_random_uuid() as resume, n
      from generate_series(1, ${many}::int) as n),
    persons as (
      insert into account_person (id, phone_hash, phone_cipher, created_at)
      select person, decode(replace(person::text, '-', ''), 'hex'), '\\x00', now() from made),
    seekers as (
      insert into account_identity (id, person_id, kind, created_at) select seeker, person, 'seeker', now() from made),
    resumes as (
      insert into resume_resume (id, user_id, title, content, confidence, parse_state, version, is_default, confirmed_at,
        created_at, updated_at, term_edition)
      select made.resume, made.seeker, known.title, known.content, '{}', 'none', 2, true, known.confirmed_at,
        known.created_at, known.updated_at, known.term_edition
      from made, resume_resume as known where known.id = ${like.resumeId}::uuid),
    choices as (
      insert into resume_visibility (seeker_id, visibility, changed_at) select seeker, 'open', now() from made)
    insert into matching_talent
    select (jsonb_populate_record(known, jsonb_build_object(
      'seeker_id', made.seeker, 'resume_id', made.resume,
      'active_at', known.active_at - made.n * interval '90 days' / ${many}::int))).*
    from made, matching_talent as known where known.resume_id = ${like.resumeId}::uuid`.execute(db);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkTables, generateTables } from './db-types.ts';
import { valuesOfCheck } from './db-types/introspect.ts';
import { openScratch, type Scratch } from './db-types/scratch.ts';
import { projectWith } from './testing/project.ts';

const migration = `
  create table resume_resume (
    id uuid primary key,
    content jsonb not null,
    draft jsonb,
    state text not null check (state in ('pending', 'parsed')),
    kind text check (kind = 'pdf'),
    level integer not null default 0 check (level in (0, 1, 2)),
    pages bigint,
    parsed_at timestamptz,
    born date not null,
    words text[] not null,
    hash bytea not null,
    total integer generated always as (level + 1) stored,
    created_at timestamptz not null default now(),
    check (pages > 0 and level > 0)
  );
  comment on table resume_resume is 'personal: one resume of a seeker';
  comment on column resume_resume.content is 'ts: @pinjian/contract/resume-content.ts#ResumeContent';
`;

let scratch: Scratch;
beforeAll(async () => {
  scratch = await openScratch();
}, 60_000);
afterAll(() => scratch.stop());

describe('row types from migrations', () => {
  it('writes every kind of column as the driver reads it', async () => {
    const root = projectWith({ 'server/migrations/0005-resume-base.sql': migration });
    const { text, problems } = await generateTables(root, scratch);
    expect(problems).toEqual([]);
    expect(text).toContain("import type { ResumeContent } from '@pinjian/contract/resume-content.ts';");
    expect(text).toContain(`/** personal: one resume of a seeker */
export interface ResumeResumeTable {
  id: string;
  content: Json<ResumeContent>;
  draft: Json<JsonValue> | null;
  state: 'pending' | 'parsed';
  kind: 'pdf' | null;
  level: Generated<0 | 1 | 2>;
  pages: number | null;
  parsed_at: Timestamp | null;
  born: string;
  words: string[];
  hash: Buffer;
  total: Computed<number | null>;
  created_at: Generated<Timestamp>;
}`);
    expect(text).toContain('export interface Tables {\n  resume_resume: ResumeResumeTable;\n}');
  });

  it('objects to a table that does not say whose data it holds, to an unknown type and to a malformed comment', async () => {
    const root = projectWith({
      'server/migrations/0005-resume-base.sql': `
        create table resume_note (id uuid, area box, body jsonb);
        comment on table resume_note is 'notes';
        comment on column resume_note.body is 'ts: somewhere';`,
    });
    const { problems } = await generateTables(root, scratch);
    expect(problems.map((problem) => problem.message)).toEqual([
      expect.stringMatching(/resume_note does not say whose data/),
      expect.stringMatching(/resume_note\.area has the type box/),
      expect.stringMatching(/The comment of resume_note\.body/),
    ]);
  });

  it('names the migration that fails', async () => {
    const root = projectWith({ 'server/migrations/0005-resume-base.sql': 'create tabel x ();' });
    await expect(generateTables(root, scratch)).rejects.toThrow(/0005-resume-base\.sql: syntax error/);
  });

  it('finds a committed file that does not follow from the migrations', async () => {
    const root = projectWith({ 'server/migrations/0005-resume-base.sql': migration });
    expect(await checkTables(root, scratch)).toEqual([
      expect.objectContaining({ file: 'server/src/tables.ts', line: 1 }),
    ]);
    const { text } = await generateTables(root, scratch);
    mkdirSync(join(root, 'server/src'), { recursive: true });
    writeFileSync(join(root, 'server/src/tables.ts'), text);
    expect(await checkTables(root, scratch)).toEqual([]);
    writeFileSync(join(root, 'server/src/tables.ts'), text.replace('born: string', 'born: Date'));
    const [problem] = await checkTables(root, scratch);
    expect(text.split('\n')[(problem?.line ?? 0) - 1]).toContain('born: string');
  });
});

describe('the values of a check', () => {
  it.each([
    ["CHECK ((kind = ANY (ARRAY['a'::text, 'b c'::text])))", ['a', 'b c']],
    ["CHECK (((kind)::text = ANY ((ARRAY['a'::character varying, 'b'::character varying])::text[])))", null],
    ["CHECK ((kind = 'it''s'::text))", ["it's"]],
    ['CHECK ((level = ANY (ARRAY[0, 31, 32])))', [0, 31, 32]],
    ["CHECK ((level = ANY (ARRAY['-1'::integer, 2])))", [-1, 2]],
    ['CHECK ((level > 0))', null],
    ["CHECK ((a = 'x'::text) OR (b = 'y'::text))", null],
  ])('%s', (definition, values) => {
    expect(valuesOfCheck(definition)).toEqual(values);
  });
});

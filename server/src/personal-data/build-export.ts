import type { Readable } from 'node:stream';
import { advanceExport, findExportToBuild, finishExport } from '#domains/account/index.ts';
import { writeArchive } from '#platform/files/stored-file.ts';
import type { Ctx } from '#server/context.ts';
import { packArchive, type Part } from './archive/pack-archive.ts';
import { readablePage, readMe } from './archive/readable-page.ts';
import { exported, person } from './domains.ts';

/** The export ended while its archive was being made: the person was erased, or it was given up. */
class ExportOver extends Error {}

/**
 * Makes the archive of everything the product knows of a person, both identities and their files, and keeps it for them
 * to download. How far it is is said after every step; an export that is over meanwhile is given up.
 */
export async function buildExport(ctx: Ctx, exportId: string): Promise<void> {
  const wanted = await findExportToBuild(ctx, exportId);
  if (wanted === null) return;
  const madeAt = ctx.now();
  const { brand } = ctx.ports.config;
  try {
    const parts = await gatherParts(ctx, exportId, wanted.personId);
    const first: Part[] = [
      { name: '说明.txt', text: readMe(brand.name, madeAt) },
      { name: 'index.html', text: readablePage(brand.name, madeAt, parts) },
    ];
    const archive = await writeArchive(ctx.ports.files, packArchive([...first, ...parts], madeAt));
    const name = `${brand.name}-个人数据-${madeAt.toISOString().slice(0, 10)}.zip`;
    await finishExport(ctx, exportId, { ...archive, name });
  } catch (error) {
    if (!(error instanceof ExportOver)) throw error;
  }
}

/** The parts of the archive: data as it is now, files to be opened when their turn comes. */
async function gatherParts(ctx: Ctx, exportId: string, personId: string): Promise<Part[]> {
  const identities = await person.identitiesOf(ctx, personId);
  const files = await person.filesOf(
    ctx,
    identities.map((each) => each.userId),
  );
  const total = 1 + identities.length * exported.length + files.length + 1;
  let done = 0;
  const advance = async (): Promise<void> => {
    if (!(await advanceExport(ctx, exportId, { done: (done += 1), total }))) throw new ExportOver();
  };

  const parts: Part[] = [{ name: 'account.json', data: await person.export(ctx, personId) }];
  await advance();
  for (const { userId, kind } of identities)
    for (const each of exported) {
      parts.push({ name: `${kind}/${each.name}.json`, data: await each.export(ctx, userId) });
      await advance();
    }
  const open = async (id: string): Promise<Readable> => {
    await advance();
    return ctx.ports.files.open(id);
  };
  for (const [index, file] of files.entries()) {
    const name = `files/${String(index + 1).padStart(2, '0')}-${nameOnDisk(file.name)}`;
    parts.push({ name, open: () => open(file.id) });
  }
  return parts;
}

/** A name that a person gave a file, as it can stand in a folder of any system. */
function nameOnDisk(name: string): string {
  return [...name.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '_')].slice(-80).join('');
}

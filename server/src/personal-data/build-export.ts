import { advanceExport, findExportToBuild, finishExport } from '#domains/account/index.ts';
import type { Ctx } from '#server/context.ts';
import { packArchive, type Part } from './archive/pack-archive.ts';
import { readablePage, readMe } from './archive/readable-page.ts';
import { exported, person } from './domains.ts';

/**
 * Makes the archive of everything the product knows of a person, both identities and their files, and keeps it for them
 * to download. How far it is is said after every step; an export that is over meanwhile is given up.
 */
export async function buildExport(ctx: Ctx, exportId: string): Promise<void> {
  const wanted = await findExportToBuild(ctx, exportId);
  if (wanted === null) return;
  const identities = await person.identitiesOf(ctx, wanted.personId);
  const files = await person.filesOf(
    ctx,
    identities.map((each) => each.userId),
  );
  const total = 1 + identities.length * exported.length + files.length + 1;
  const parts: Part[] = [];
  const add = async (...more: Part[]): Promise<boolean> => {
    parts.push(...more);
    return advanceExport(ctx, exportId, { done: Math.min(parts.length, total - 1), total });
  };

  if (!(await add({ name: 'account.json', data: await person.export(ctx, wanted.personId) }))) return;
  for (const { userId, kind } of identities)
    for (const each of exported)
      if (!(await add({ name: `${kind}/${each.name}.json`, data: await each.export(ctx, userId) }))) return;
  for (const [index, file] of files.entries()) {
    const name = `files/${String(index + 1).padStart(2, '0')}-${nameOnDisk(file.name)}`;
    if (!(await add({ name, bytes: await ctx.ports.files.read(file.id) }))) return;
  }
  const madeAt = ctx.now();
  const { brand } = ctx.ports.config;
  const bytes = await packArchive(
    [
      { name: '说明.txt', bytes: Buffer.from(readMe(brand.name, madeAt), 'utf8') },
      { name: 'index.html', bytes: Buffer.from(readablePage(brand.name, madeAt, parts), 'utf8') },
      ...parts,
    ],
    madeAt,
  );
  await finishExport(ctx, exportId, { name: `${brand.name}-个人数据-${madeAt.toISOString().slice(0, 10)}.zip`, bytes });
}

/** A name that a person gave a file, as it can stand in a folder of any system. */
function nameOnDisk(name: string): string {
  return name.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '_').slice(-80);
}

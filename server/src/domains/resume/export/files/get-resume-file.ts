import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { resumeFileEndings, resumeFileFormats, type getResumeFile as endpoint } from '@pinjian/contract/resume-file.ts';
import { isHashOf } from '#platform/core/secret-box.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwnResume, requireRead } from '../../policy.ts';
import { findResume } from '../../queries.ts';
import { fileNameOf } from './file-name.ts';
import { writeResumeFile } from './write-resume-file.ts';

/** As long as the address of any other file. */
const lifetimeSeconds = 600;
const use = 'resume-file';
const signed = ({ resumeId, ending, shown, expires }: Omit<ResumeFileAddress, 'signature'>) =>
  `${resumeId}.${ending}.${shown}.${expires}`;

/** What stands in the address of such a file. */
interface ResumeFileAddress {
  readonly resumeId: string;
  readonly ending: string;
  /** Of gender and birth those that are in it, by their first letters. */
  readonly shown: string;
  readonly expires: string;
  readonly signature: string;
}

/**
 * A signed address of one's own resume in another form than the PDF. The file is made when it is fetched and kept nowhere.
 * @throws Refusal 40400, 40912 while the file is being read
 */
export async function getResumeFile(
  ctx: Ctx<SeekerActor>,
  { resumeId, format, gender, birth }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const row = await requireOwnResume(ctx, ctx.actor, resumeId);
  requireRead(row);
  const { print_style: style, content } = row;
  const shown = `${(gender ?? style.gender) ? 'g' : ''}${(birth ?? style.birth) ? 'b' : ''}`;
  const ending = resumeFileEndings[format];
  const expires = String(Math.ceil(ctx.now().getTime() / 1000) + lifetimeSeconds);
  const signature = ctx.ports.secretBox.hash(use, signed({ resumeId, ending, shown, expires })).toString('base64url');
  return {
    url: `/resume/file/${resumeId}.${ending}?shown=${shown}&expires=${expires}&signature=${signature}`,
    name: fileNameOf(content.basics.name, ending),
  };
}

/** The file behind such an address, as the resume is now; null where it is forged, expired, or of one that is gone. */
export async function openResumeFile(
  ctx: Ctx,
  address: ResumeFileAddress,
): Promise<{ readonly name: string; readonly type: string; readonly bytes: Uint8Array } | null> {
  const given = Buffer.from(address.signature, 'base64url');
  const isOurs = isHashOf(ctx.ports.secretBox, { use, text: signed(address) }, given);
  if (!isOurs || !(Number(address.expires) * 1000 > ctx.now().getTime())) return null;
  const format = resumeFileFormats.find((each) => resumeFileEndings[each] === address.ending);
  const row = await findResume(ctx, address.resumeId);
  if (format === undefined || row === undefined) return null;
  const file = await writeResumeFile(row.content, {
    format,
    template: row.template,
    arrangement: row.arrangement,
    palette: row.print_style.palette,
    shown: { gender: address.shown.includes('g'), birth: address.shown.includes('b') },
    updatedAt: row.updated_at,
    product: ctx.ports.config.brand.name,
  });
  return { ...file, name: fileNameOf(row.content.basics.name, address.ending) };
}

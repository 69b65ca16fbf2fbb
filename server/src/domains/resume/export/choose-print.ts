import type { PrintStyle, ResumeTemplate } from '@pinjian/contract/resume-print.ts';
import { findPicture } from '#domains/account/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import type { ResumeRow } from '../queries.ts';
import type { Print } from './print-resume.ts';

/** A print that differs from the stored one in what is named. */
export type PrintWish = { readonly template?: ResumeTemplate | undefined } & {
  readonly [K in keyof PrintStyle]?: PrintStyle[K] | undefined;
};

/** The stored print with what is wished for instead, and the picture of the profile where it is to be printed. */
export async function choosePrint(
  ctx: Ctx<SeekerActor>,
  row: Pick<ResumeRow, 'template' | 'print_style' | 'arrangement'>,
  wish: PrintWish,
): Promise<Omit<Print, 'updatedAt'> & { readonly hasPhoto: boolean }> {
  const stored = row.print_style;
  const style: PrintStyle = {
    palette: wish.palette ?? stored.palette,
    density: wish.density ?? stored.density,
    onePage: wish.onePage ?? stored.onePage,
    photo: wish.photo ?? stored.photo,
    gender: wish.gender ?? stored.gender,
    birth: wish.birth ?? stored.birth,
  };
  const fileId = await findPicture(ctx, ctx.actor.userId);
  const photo = style.photo && fileId !== null ? await ctx.ports.files.read(fileId) : null;
  return {
    template: wish.template ?? row.template,
    style,
    arrangement: row.arrangement,
    photo,
    hasPhoto: fileId !== null,
  };
}

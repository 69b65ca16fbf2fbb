import type { Ctx, SeekerActor } from '#server/context.ts';

interface News {
  readonly name: string;
  readonly payload: object;
}

/** The same context, with what it emits written down beside its being sent: of an event that nobody hears no row stays. */
export function writingNews(ctx: Ctx<SeekerActor>): { readonly ctx: Ctx<SeekerActor>; readonly news: readonly News[] } {
  const news: News[] = [];
  const written = (each: Ctx<SeekerActor>): Ctx<SeekerActor> => ({
    ...each,
    transaction: (work) => each.transaction((inner) => work(written(inner))),
    emit: async (name, payload) => {
      news.push({ name, payload });
      await each.emit(name, payload);
    },
  });
  return { ctx: written(ctx), news };
}

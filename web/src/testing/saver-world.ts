import { isSame, withFields, type Fields } from '#lib/saving/merge.ts';
import { createSaver, type SaveState, type Saved } from '#lib/saving/saver.ts';

const savedAt = '2026-11-20T09:30:00+08:00';

export interface Form {
  readonly title: string;
  readonly text: string;
  readonly pay: string;
}
export type Stored = Saved<Form>;
const fields: Fields = { title: ['title'], text: ['text'], pay: ['pay'] };
export const empty: Form = { title: '', text: '', pay: '' };
export const titled = (title: string): Form => ({ ...empty, title });

class Failure extends Error {
  readonly kind: 'moved' | 'refused' | 'lost';
  constructor(kind: Failure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
const lost = () => new Failure('lost', '网络连接超时，请检查网络');

/** A server that saves over the last version only, and a network that can break before or after it. */
export function saverWorld(start: Stored = { version: 1, content: empty, savedAt }) {
  const server = { ...start };
  const states: SaveState<Stored>[] = [];
  const net = {
    sends: [] as string[],
    fail: null as 'before' | 'after' | null,
    refuse: null as string | null,
    hold: null as Promise<void> | null,
  };
  const page = { held: start.content };

  function write(content: Form) {
    if (!isSame(content, server.content)) Object.assign(server, { version: server.version + 1, content });
  }

  /** Opens the page on what the server has; an earlier page is gone with its timers. */
  function open() {
    return createSaver<Form, Form, Stored>({
      stored: { ...server },
      fields,
      storable: (held) => (held.pay === '?' ? null : { ...held, title: held.title.trim() }),
      put: (held, content, names) => withFields(fields, held, content, names),
      async send(version, content) {
        net.sends.push(content.title);
        await net.hold;
        if (net.fail === 'before') throw lost();
        if (net.refuse !== null) throw new Failure('refused', net.refuse);
        if (!isSame(content, server.content) && version !== server.version) throw new Failure('moved', '');
        write(content);
        if (net.fail === 'after') throw lost();
        return { ...server };
      },
      async load() {
        if (net.fail !== null) throw lost();
        return { ...server };
      },
      failureOf: (error) => (error instanceof Failure ? error : { kind: 'lost', message: '请稍后再试' }),
      onMerged: (held) => {
        page.held = held;
      },
      show: (state) => states.push(state),
    });
  }

  return { server, net, page, states, write, open, saver: open(), last: () => states.at(-1)?.kind };
}

import type { MessageType } from '@pinjian/contract/message.ts';

/** The types that a filter tab shows (decisions §9); null shows all. */
export function typesOfFilter(filter: '0' | '1' | '2'): readonly MessageType[] | null {
  switch (filter) {
    case '0':
      return null;
    case '1':
      return ['1', '11', '21'];
    case '2':
      return ['2'];
  }
}

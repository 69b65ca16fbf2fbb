import type { Readable } from 'node:stream';

/** Where the bytes of files lie. Names are our ids; nothing a person typed becomes part of a path. */
export interface FileStore {
  /** Bytes, or what gives them piece by piece: then no more than a piece is held. All of it is there, or nothing. */
  write(id: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** @throws when there is no such file. */
  read(id: string): Promise<Uint8Array>;
  /** The same piece by piece. @throws when there is no such file. */
  open(id: string): Promise<Readable>;
  /** No error when it is already gone. */
  remove(id: string): Promise<void>;
  /** The ids of everything that is stored, in no order. */
  list(): AsyncIterable<string>;
  /** Removes what writes begun before an instant and broken off since have left, and answers how many. */
  removeDrafts(before: Date): Promise<number>;
}

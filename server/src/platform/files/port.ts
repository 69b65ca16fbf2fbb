/** Where the bytes of files lie. Names are our ids; nothing a person typed becomes part of a path. */
export interface FileStore {
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** @throws when there is no such file. */
  read(id: string): Promise<Uint8Array>;
  /** No error when it is already gone. */
  remove(id: string): Promise<void>;
  /** The ids of everything that is stored, in no order. */
  list(): AsyncIterable<string>;
}

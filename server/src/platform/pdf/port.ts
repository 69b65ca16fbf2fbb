/** A document to be set: a template and the data it reads, as `json(bytes(sys.inputs.data))`. */
export interface PdfDocument {
  /** Typst source. Ours, never a person's: what people wrote only ever travels in `data`, where it is inert. */
  readonly template: string;
  readonly data: unknown;
  /** Stands in the file's metadata. */
  readonly createdAt: Date;
}

/** Turns documents into PDF. */
export interface PdfTypesetter {
  /** @throws when the template does not compile, or the document takes too long. */
  typeset(document: PdfDocument): Promise<Uint8Array>;
  stop(): Promise<void>;
}

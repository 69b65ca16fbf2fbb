/** A document to be set: a template and the data it reads, as `json(bytes(sys.inputs.data))`. */
export interface PdfDocument {
  /** Typst source. Ours, never a person's: what people wrote only ever travels in `data`, where it is inert. */
  readonly template: string;
  readonly data: unknown;
  /** Stands in the file's metadata. */
  readonly createdAt: Date;
}

/** A document that should keep within some pages. */
export interface PdfWithin extends Omit<PdfDocument, 'data'> {
  /** Data for the template, from what is wished for to what takes the least space; at least one. */
  readonly variants: readonly unknown[];
  readonly maxPages: number;
  /** Bytes of a picture that the template shows as `image("picture")`; made small before it is set. */
  readonly picture: Uint8Array | null;
}

export interface TypesetPages {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** Which of the variants it was set with: the first that keeps within, the first of all where none does. */
  readonly variant: number;
}

/** Turns documents into PDF. */
export interface PdfTypesetter {
  /** @throws when the template does not compile, or the document takes too long. */
  typeset(document: PdfDocument): Promise<Uint8Array>;
  /** @throws as `typeset`. */
  typesetWithin(document: PdfWithin): Promise<TypesetPages>;
  stop(): Promise<void>;
}

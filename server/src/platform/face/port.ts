/** What a face check is asked: is the person before the camera the one whom this identity card names? */
export interface FaceQuestion {
  /** Ours; the certifyId of the wire. */
  readonly checkId: string;
  readonly userId: string;
  readonly name: string;
  /** 18 characters of GB 11643. */
  readonly idNumber: string;
  /** Page of ours that the person comes back to: path and query. */
  readonly returnPath: string;
}

/** A check that has begun: the vendor's own name of it, and the page on which the person shows their face. */
export interface StartedFaceCheck {
  readonly vendorId: string;
  readonly url: string;
}

/** passed and failed are final; pending is answered later. `reason` is Chinese, for the person. */
export type FaceAnswer =
  | { readonly outcome: 'passed' | 'pending' }
  | { readonly outcome: 'failed'; readonly reason: string };

/** Compares faces with identity cards. No picture of a face comes near us: the vendor answers yes or no. */
export interface FaceCheck {
  /** @throws when the vendor did not take it. */
  start(question: FaceQuestion): Promise<StartedFaceCheck>;
  /** How a check stands. `userId` is whose it is. @throws when the vendor cannot be asked. */
  ask(check: { readonly vendorId: string; readonly userId: string }): Promise<FaceAnswer>;
}

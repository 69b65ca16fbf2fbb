/** What a licence check is asked: does this company hold this credit code, as its licence says? */
export interface LicenceQuestion {
  readonly verificationId: string;
  readonly companyName: string;
  readonly creditCode: string;
}

/** passed and failed are final; unsure goes to a person; pending is answered later. */
export type LicenceAnswer =
  | { readonly outcome: 'passed' | 'unsure' | 'pending' }
  | { readonly outcome: 'failed'; readonly reason: string };

export interface LicenceCheck {
  ask(question: LicenceQuestion): Promise<LicenceAnswer>;
}

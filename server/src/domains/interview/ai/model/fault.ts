/** What is wrong with an answer of the model, in a few words for the log. */
export class Fault {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

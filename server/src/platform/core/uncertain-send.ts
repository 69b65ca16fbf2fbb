/**
 * Something was handed to an outside service, and nobody knows whether it was taken. It must not be sent again by itself:
 * a person may have it already.
 */
export class UncertainSend extends Error {
  constructor(cause: unknown) {
    super('it is not certain whether this was sent', { cause });
    this.name = 'UncertainSend';
  }
}

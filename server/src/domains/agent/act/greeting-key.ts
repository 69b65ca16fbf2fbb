/** The greeting of an application is one act, whichever way it comes to be. */
export function greetingKey(applicationId: string): string {
  return `greet:${applicationId}`;
}

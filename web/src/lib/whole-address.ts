/** The address of something that another program opens: a path, where the server does not know what it is called, is of this site. */
export function wholeAddress(url: string, origin: string): string {
  return new URL(url, origin).href;
}

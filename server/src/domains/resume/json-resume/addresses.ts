/** A link as an address that other programs open: example.com/me gets its https. null for what is none. */
export function addressOf(link: string): string | null {
  const text = /^https?:\/\//i.test(link)
    ? link
    : /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(link)
      ? `https://${link}`
      : '';
  return /^[!-~]+$/.test(text) && URL.canParse(text) ? text : null;
}

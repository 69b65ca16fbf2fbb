interface CookieOptions {
  /** Seconds that the browser keeps it; without them as long as it runs. */
  readonly maxAge?: number;
  /** 'Strict': never sent with what another site began. */
  readonly sameSite: 'Lax' | 'Strict';
  /** Behind https: never sent without it. */
  readonly secure: boolean;
  /** Below which it is sent; everywhere without it. */
  readonly path?: string;
}

/** A Set-Cookie header that no script can read, for all of our paths unless one is named. The value is of base64url letters and dots. */
export function setCookie(
  name: string,
  value: string,
  { maxAge, sameSite, secure, path = '/' }: CookieOptions,
): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=${path}${age}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
}

/** The value of a cookie that a request came with; undefined without it. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const each of header.split(';')) {
    const at = each.indexOf('=');
    if (at > 0 && each.slice(0, at).trim() === name) return each.slice(at + 1).trim();
  }
  return undefined;
}

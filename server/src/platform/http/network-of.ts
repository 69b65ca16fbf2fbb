/** The network of 48 bits around one of 64, which one customer holds as a whole; any other address is its own. */
export function siteOf(network: string): string {
  return network.replace(/^([^:]*:[^:]*:[^:]*):[^:]*::\/64$/, '$1::/48');
}

/** What limits of addresses count by: of IPv6 the network of 64 bits, as its holder changes the rest at will. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [start = '', end] = plain.split('::');
  const groups = start === '' ? [] : start.split(':');
  const rest = end === undefined || end === '' ? [] : end.split(':');
  const zeros = end === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

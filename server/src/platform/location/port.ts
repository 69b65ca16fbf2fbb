/** Where an address probably is, in names as registers write them; what is not known is null. */
export interface Location {
  readonly province: string | null;
  readonly city: string | null;
}

/** Looks up where a network address is. null when nothing is known: private, malformed, unassigned or foreign. */
export interface LocationFinder {
  find(address: string): Promise<Location | null>;
}

let heard = () => {};

/** The server gave no answer, or a proxy said that it is not there. */
export function lost(): void {
  heard();
}

/** Who looks after it. Loaded after the page: until then a lost answer is only its row of spec §8. */
export function whenLost(look: () => void): void {
  heard = look;
}

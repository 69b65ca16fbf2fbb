/**
 * How code below the router sees and changes the page. The app hands in the router at the start; before that (and in a
 * page that has none) the browser stands in.
 */
interface Navigation {
  /** Path and query of the page that is on the screen or about to be. */
  here(): string;
  go(path: string): void;
}

let navigation: Navigation = {
  here: () => location.pathname + location.search,
  go: (path) => location.assign(path),
};

export function navigateWith(router: Navigation): void {
  navigation = router;
}

export function goTo(path: string): void {
  navigation.go(path);
}

export function currentPath(): string {
  return navigation.here();
}

import { renderToStaticMarkup } from 'react-dom/server';
import { ShellFrame } from './shell-skeleton.tsx';

/**
 * Any page of the shell as it looks before anyone knows whose it is, for the build. The router draws the same as soon as
 * it is there; until then, which takes seconds on a slow network, the page is not blank.
 */
export function shellMarkup(): string {
  return renderToStaticMarkup(<ShellFrame />);
}
